import { row } from '@/server/api/endpoints/route-row';

const load = () => import('@/server/api/sixty-days/admin-call-first');
const figures = () => import('@/server/api/outcomes/admin-outcomes');

/** Customers in their trial, the notes of calls with them, and the figures of all trials, for staff. */
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
  row('/api/admin-outcomes', async () => (await figures()).adminOutcomes, {
    GET: { who: 'staff', may: 'outcomes', audit: ['list outcomes'] },
  }),
  row('/api/admin-outcomes-table', async () => (await figures()).adminOutcomesTable, {
    GET: { who: 'staff', may: 'outcomes', audit: ['list outcomes'] },
  }),
];
