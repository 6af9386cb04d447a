import { row } from '@/server/api/endpoints/route-row';

/** Messages, calls and call-back requests, for staff. */
export const staffPeopleRoutes = [
  row(
    '/api/admin-consultations',
    async () => (await import('@/server/api/admin/admin-consultations')).adminConsultations,
    {
      GET: { who: 'staff', may: 'calls', audit: ['list consultations'] },
      POST: { who: 'staff', may: 'calls', audit: ['list consultations'] },
    },
  ),
  row(
    '/api/admin-consultation-week',
    async () => (await import('@/server/api/admin/admin-consultations')).adminConsultationWeek,
    { GET: { who: 'staff', may: 'calls', audit: ['list consultations'] } },
  ),
  row(
    '/api/admin-end-call',
    async () => (await import('@/server/api/admin/admin-consultations')).adminEndCall,
    { POST: { who: 'staff', may: 'calls', audit: ['change booking'] } },
  ),
  row(
    '/api/admin-cancel-booking',
    async () => (await import('@/server/api/admin/admin-consultations')).adminCancelBooking,
    { POST: { who: 'staff', may: 'calls', audit: ['change booking'] } },
  ),
  row(
    '/api/admin-call-requests',
    async () => (await import('@/server/api/admin/admin-consultations')).adminCallRequests,
    {
      GET: { who: 'staff', may: 'calls', audit: ['list call_wishes'] },
      POST: { who: 'staff', may: 'calls', audit: ['list call_wishes'] },
    },
  ),
  row(
    '/api/admin-call-request',
    async () => (await import('@/server/api/admin/admin-consultations')).adminCallRequest,
    { POST: { who: 'staff', may: 'calls', audit: ['change call_wish'] } },
  ),
  row(
    '/api/admin-messages',
    async () => (await import('@/server/api/admin/admin-messages')).adminMessages,
    {
      GET: { who: 'staff', may: 'messages', audit: ['list conversation'] },
      POST: { who: 'staff', may: 'messages', audit: ['list conversation'] },
    },
  ),
  row(
    '/api/admin-message',
    async () => (await import('@/server/api/admin/admin-messages')).adminMessage,
    {
      GET: { who: 'staff', may: 'messages', audit: ['view conversation'] },
      POST: { who: 'staff', may: 'messages', audit: ['change conversation'] },
    },
  ),
  row(
    '/api/admin-settle-message',
    async () => (await import('@/server/api/admin/admin-messages')).adminSettleMessage,
    { POST: { who: 'staff', may: 'messages', audit: ['change conversation'] } },
  ),
];
