import { object } from 'yup';
import {
  followUps,
  hearingDifficulties,
  insuranceInterests,
  testPlans,
  wearDurations,
} from '@/domain/hearing/questionnaire';
import { anyone, endpoint, route } from '../endpoints/route';

/** The questions before a test, for clients with a screen of their own. They supply the wording. */
const questions = [
  { id: 'difficulties', kind: 'many', options: hearingDifficulties, alone: 'none' },
  { id: 'follow-ups', kind: 'many', options: followUps, alone: null },
  { id: 'wear-duration', kind: 'one', options: wearDurations, alone: null },
  { id: 'insurance', kind: 'one', options: insuranceInterests, alone: null },
  { id: 'test-plan', kind: 'one', options: testPlans, alone: null },
] as const;

export const hearingQuestions = route({
  GET: endpoint({ input: object({}), mayCall: anyone, handle: async () => ({ questions }) }),
});
