import { paths } from '@/domain/pages/paths';
import type { HearingTestProvider } from '../port';

/** Our own test, in the browser: nothing leaves it until the person asks us to keep the result. */
export const builtInTest: HearingTestProvider = {
  adapter: 'built-in',
  start: () => ({ kind: 'embedded', path: paths.hearingTestTake }),
  readReport: null,
};
