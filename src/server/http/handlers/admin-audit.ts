import { object } from 'yup';
import { auditList } from '@/domain/audit';
import { listInput } from '../list-input';
import { route } from '../route';
import { adminEndpoint } from '../staff/admin-endpoint';
import { listNote } from '../staff/list-note';

const listAudit = adminEndpoint({
  input: listInput(auditList),
  notes: listNote('audit_log'),
  handle: async ({ input, services: { audit } }) => {
    const { page, pageSize } = input;
    return { page, pageSize, ...(await audit.page(input)) };
  },
});

/** Who of our staff did what to whose record; who reads that is noted too. */
export const adminAuditLog = route('/api/admin-audit-log', { GET: listAudit, POST: listAudit });

/** How much waits for our staff, and since when. Numbers only: nobody's record is looked at. */
export const adminToday = route('/api/admin-today', {
  GET: adminEndpoint({
    input: object({}),
    showsNobody: 'Numbers only',
    handle: ({ services }) => services.today.read(),
  }),
});
