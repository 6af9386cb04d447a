import type { WearingSpan } from '../sixty-days/answers';

/** Wearing times, the shortest first. */
export const wearingOrder = [
  'none',
  'under_2',
  '2_to_4',
  '4_to_8',
  'over_8',
] as const satisfies readonly WearingSpan[];
