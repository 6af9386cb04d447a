import { calibrationOf } from '@/domain/audiometry/calibration';
import type { TestResult } from '@/domain/audiometry/test-result';
import { bothEars, standardAudiogram } from '../listeners/audiograms';
import { seededRandom } from '../listeners/seeded-random';
import { simulateTest } from '../listeners/simulate-test';
import { carefulListener } from '../listeners/simulated-listener';

/** A test with a good result, recorded answer by answer as in the browser: a careful listener with a moderate loss. */
export function measured(): TestResult {
  const listener = carefulListener(bothEars(standardAudiogram('N2')));
  for (let seed = 1; seed < 50; seed++) {
    const { result } = simulateTest(listener, seededRandom(seed), {
      calibration: calibrationOf('reference'),
    });
    if (result.reliability === 'good' && result.flags.length === 0) return result;
  }
  throw new Error('No careful listener takes a good test');
}
