import { object } from 'yup';
import { auditList } from '@/domain/audit';
import { todayFor } from '@/server/today/today-for-role';
import { listInput } from '../list-input';
import { route } from '../route';
import { adminEndpoint } from '../staff/admin-endpoint';
import { listNote } from '../staff/list-note';

const listAudit = adminEndpoint({
  may: 'audit',
  input: listInput(auditList),
  notes: listNote('audit_log'),
  handle: async ({ input, services: { audit } }) => {
    const { page, pageSize } = input;
    return { page, pageSize, ...(await audit.page(input)) };
  },
});

/** Who of our staff did what to whose record; who reads that is noted too. */
export const adminAuditLog = route({ GET: listAudit, POST: listAudit });

/** How much waits in the rooms of whoever asks, and since when. Numbers only: nobody's record is looked at. */
export const adminToday = route({
  GET: adminEndpoint({
    may: 'today',
    input: object({}),
    showsNobody: 'Numbers only',
    handle: async ({ caller: { login }, services }) =>
      todayFor(login.role, await services.today.read()),
  }),
});
