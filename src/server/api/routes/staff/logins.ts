import { row } from '@/server/api/endpoints/route-row';

/** How staff log in, and who works here. */
export const staffLoginRoutes = [
  row(
    '/api/admin-result-password',
    async () => (await import('@/server/api/admin/admin-login')).adminLogin,
    { POST: { who: 'anyone', limits: ['adminHere', 'adminAnywhere'] } },
  ),
  row(
    '/api/admin-logout',
    async () => (await import('@/server/api/admin/admin-login')).adminLogout,
    { POST: { who: 'staff', may: 'half_login', audit: [] } },
  ),
  row('/api/admin-staff', async () => (await import('@/server/api/admin/admin-staff')).adminStaff, {
    GET: { who: 'staff', may: 'half_login', audit: [] },
  }),
  row(
    '/api/admin-login/mine',
    async () => (await import('@/server/api/staff/logins')).adminLogins,
    {
      GET: { who: 'staff', may: 'today', audit: [] },
      POST: { who: 'staff', may: 'today', audit: [] },
      PUT: { who: 'staff', may: 'today', audit: [] },
    },
  ),
  row(
    '/api/admin-login/members',
    async () => (await import('@/server/api/staff/logins')).adminMembers,
    {
      GET: { who: 'staff', may: 'staff', audit: ['list staff'] },
      POST: { who: 'staff', may: 'staff', audit: ['change staff_logins'] },
    },
  ),
  row(
    '/api/admin-login/second-step',
    async () => (await import('@/server/api/staff/second-step')).adminSecondStep,
    { POST: { who: 'staff', may: 'half_login', audit: [], limits: ['staffCode'] } },
  ),
  row(
    '/api/admin-login/authenticator',
    async () => (await import('@/server/api/staff/second-step')).adminAuthenticator,
    {
      POST: { who: 'staff', may: 'half_login', audit: [] },
      PUT: { who: 'staff', may: 'half_login', audit: [] },
    },
  ),
  row(
    '/api/admin-login/password',
    async () => (await import('@/server/api/staff/own-login')).adminPassword,
    {
      POST: {
        who: 'staff',
        may: 'today',
        audit: ['change staff_password'],
        limits: ['adminHere', 'adminAnywhere'],
      },
    },
  ),
  row(
    '/api/admin-login/language',
    async () => (await import('@/server/api/staff/own-login')).adminLanguage,
    { POST: { who: 'staff', may: 'today', audit: [] } },
  ),
  row(
    '/api/admin-login/paper-codes',
    async () => (await import('@/server/api/staff/own-login')).adminPaperCodes,
    {
      POST: {
        who: 'staff',
        may: 'today',
        audit: ['change staff_recovery_codes'],
        limits: ['staffCode'],
      },
    },
  ),
  row(
    '/api/admin-login/second-steps',
    async () => (await import('@/server/api/staff/own-second-steps')).adminSecondSteps,
    {
      GET: { who: 'staff', may: 'today', audit: [] },
      POST: { who: 'staff', may: 'today', audit: ['change staff_second_step'] },
    },
  ),
  row(
    '/api/admin-login/passkeys',
    async () => (await import('@/server/api/staff/own-second-steps')).adminPasskeys,
    {
      POST: { who: 'staff', may: 'today', audit: [], limits: ['staffCode'] },
      PUT: { who: 'staff', may: 'today', audit: ['change staff_second_step'] },
    },
  ),
  row(
    '/api/admin-login/app',
    async () => (await import('@/server/api/staff/own-second-steps')).adminApp,
    {
      POST: { who: 'staff', may: 'today', audit: [], limits: ['staffCode'] },
      PUT: {
        who: 'staff',
        may: 'today',
        audit: ['change staff_second_step'],
        limits: ['staffCode'],
      },
    },
  ),
  row(
    '/api/admin-login/passkey-request',
    async () => (await import('@/server/api/staff/own-second-steps')).adminPasskeyRequest,
    { POST: { who: 'staff', may: 'half_login', audit: [], limits: ['passkeyByClient'] } },
  ),
];
