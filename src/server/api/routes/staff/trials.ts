import { row } from '@/server/api/endpoints/route-row';

const load = () => import('@/server/api/sixty-days/admin-call-first');

/** Customers in their trial, and the notes of calls with them, for staff. */
export const staffTrialRoutes = [
  row('/api/admin-call-first', async () => (await load()).adminCallFirst, {
    GET: { who: 'staff', may: 'calls', audit: ['list trials'] },
  }),
  row('/api/admin-call-notes', async () => (await load()).adminCallNotes, {
    GET: { who: 'staff', may: 'calls', audit: ['view order', 'view booking'] },
    POST: { who: 'staff', may: 'calls', audit: ['change order', 'change booking'] },
  }),
  row('/api/admin-call-note-calendar', async () => (await load()).adminCallNoteCalendar, {
    GET: { who: 'staff', may: 'calls', audit: [] },
  }),
];
