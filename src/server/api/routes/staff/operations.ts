import { row } from '@/server/api/endpoints/route-row';

/** Today’s work, mails, jobs, the state of services and the audit log. */
export const staffOperationRoutes = [
  row(
    '/api/admin-audit-log',
    async () => (await import('@/server/api/admin/admin-audit')).adminAuditLog,
    {
      GET: { who: 'staff', may: 'audit', audit: ['list audit_log'] },
      POST: { who: 'staff', may: 'audit', audit: ['list audit_log'] },
    },
  ),
  row('/api/admin-today', async () => (await import('@/server/api/admin/admin-audit')).adminToday, {
    GET: { who: 'staff', may: 'today', audit: [] },
  }),
  row(
    '/api/admin-jobs',
    async () => (await import('@/server/api/operations/admin-jobs')).adminJobs,
    {
      GET: { who: 'staff', may: 'jobs', audit: [] },
      POST: { who: 'staff', may: 'jobs', audit: [] },
    },
  ),
  row(
    '/api/admin-retry-job',
    async () => (await import('@/server/api/operations/admin-jobs')).adminRetryJob,
    { POST: { who: 'staff', may: 'jobs', audit: ['change job'] } },
  ),
  row('/api/admin-mails', async () => (await import('@/server/api/admin/admin-mails')).adminMails, {
    GET: { who: 'staff', may: 'mails', audit: ['list mails'] },
    POST: { who: 'staff', may: 'mails', audit: ['list mails'] },
  }),
  row('/api/admin-mail', async () => (await import('@/server/api/admin/admin-mails')).adminMail, {
    GET: { who: 'staff', may: 'mails', audit: ['view mail'] },
    POST: { who: 'staff', may: 'mails', audit: ['change mail'] },
  }),
  row(
    '/api/admin-status',
    async () => (await import('@/server/api/operations/admin-status')).adminStatus,
    { GET: { who: 'staff', may: 'status', audit: [] } },
  ),
];
