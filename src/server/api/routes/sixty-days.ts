import { row } from '../endpoints/route-row';

const load = () => import('@/server/api/sixty-days/sixty-days');
const loadNumber = () => import('@/server/api/sixty-days/text-number');

/** A customer's trial: the day pages, the proof of benefit, and whether they are written to. */
export const sixtyDaysRoutes = [
  row('/api/sixty-days', async () => (await load()).sixtyDays, { GET: { who: 'customer' } }),
  row('/api/sixty-days/answer', async () => (await load()).dayAnswer, {
    POST: { who: 'customer' },
  }),
  row('/api/sixty-days/goals', async () => (await load()).benefitGoals, {
    PUT: { who: 'customer' },
  }),
  row('/api/sixty-days/benefit', async () => (await load()).benefitRecord, {
    POST: { who: 'customer' },
  }),
  row('/api/sixty-days/keep', async () => (await load()).keepAids, { POST: { who: 'customer' } }),
  row('/api/sixty-days/writing', async () => (await load()).trialWriting, {
    PUT: { who: 'customer' },
  }),
  row('/api/text-number', async () => (await loadNumber()).textNumber, {
    POST: { who: 'customer', limits: ['textCodeByClient', 'textCodeOfAccount', 'textCode'] },
    PUT: { who: 'customer' },
  }),
  row('/api/text-number/leave', async () => (await loadNumber()).leaveTexts, {
    POST: { who: 'customer' },
  }),
];
