import { object } from 'yup';
import { todaySchema } from '@/domain/staff/answers/today';
import { auditLineSchema } from '@/domain/staff/answers/audit-line';
import { auditList } from '@/domain/staff/audit';
import { todayFor } from '@/server/today/today-for-role';
import { route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { listRoute } from '../endpoints/list-route';

/** Which staff member did what to whose record; reading this is noted too. */
export const adminAuditLog = listRoute({
  may: 'audit',
  rules: auditList,
  row: auditLineSchema,
  noted: 'audit_log',
  read: ({ input, services: { audit } }) => audit.page(input),
});

/** How much waits in the sections the caller may see, and since when. Numbers only: no record is read. */
export const adminToday = route({
  GET: adminEndpoint({
    may: 'today',
    input: object({}),
    readBy: todaySchema,
    showsNobody: 'Numbers only',
    handle: async ({ caller: { login }, services }) =>
      todayFor(login.role, await services.today.read()),
  }),
});
