import { object } from 'yup';
import { auditList } from '@/domain/audit';
import { adminOnly } from '../admin-guard';
import { listInput } from '../list-input';
import { endpoint, route } from '../route';

const listAudit = endpoint({
  input: listInput(auditList),
  mayCall: adminOnly,
  handle: async ({ input, caller: { staff }, services: { audit } }) => {
    const { page, pageSize } = input;
    await audit.record({ staff, action: 'list', subject: 'audit_log', recordId: `${page}` });
    return { page, pageSize, ...(await audit.page(input)) };
  },
});

/** Who of our staff did what to whose record; who reads that is noted too. */
export const adminAuditLog = route('/api/admin-audit-log', { GET: listAudit, POST: listAudit });

/** How much waits for our staff, and since when. Numbers only: nobody's record is looked at. */
export const adminToday = route('/api/admin-today', {
  GET: endpoint({
    input: object({}),
    mayCall: adminOnly,
    handle: ({ services }) => services.today.read(),
  }),
});
