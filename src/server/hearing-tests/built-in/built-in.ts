import { paths } from '@/domain/pages/paths';
import type { HearingTestProvider } from '../port';

/** The test of our own, in the browser: nothing leaves it before somebody asks us to keep the result. */
export const builtInTest: HearingTestProvider = {
  adapter: 'built-in',
  start: () => ({ kind: 'embedded', path: paths.hearingTestTake }),
  readReport: null,
};
