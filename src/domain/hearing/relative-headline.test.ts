import { bothEars, flatAudiogram, standardAudiogram } from '@/testing/listeners/audiograms';
import {
  ordinarySpread,
  responseOf,
  throughHeadphones,
} from '@/testing/listeners/ordinary-headphones';
import { seededRandom } from '@/testing/listeners/seeded-random';
import { simulateTest } from '@/testing/listeners/simulate-test';
import { carefulListener } from '@/testing/listeners/simulated-listener';
import type { ByFrequency } from '../audiometry/level';
import { headlineOf, type HearingHeadline } from './hearing-summary';

/** Share of listeners with ordinary headphones and no helper who get this headline. */
function shareTold(headline: HearingHeadline, audiogram: ByFrequency, listeners: number): number {
  const rng = seededRandom(1);
  const told = Array.from({ length: listeners }, () => {
    const response = responseOf(ordinarySpread, rng);
    const listener = carefulListener(throughHeadphones(bothEars(audiogram), response));
    return headlineOf(simulateTest(listener, rng).result);
  });
  return told.filter((one) => one === headline).length / listeners;
}

test.each([
  ['normal', flatAudiogram(5)],
  ['flat 50', flatAudiogram(50)],
])('%s ears are seldom told that high tones may need more sound', (_name, audiogram) => {
  // 5 % of 1,000 normal ears; among a hundred, chance alone may give ten.
  expect(shareTold('relativeHigh', audiogram, 200)).toBeLessThan(0.1);
});

test.each([
  ['N2', standardAudiogram('N2'), 0.55],
  ['S1', standardAudiogram('S1'), 0.95],
])('%s, which falls off, is still told in most', (_name, audiogram, least) => {
  expect(shareTold('relativeHigh', audiogram, 100)).toBeGreaterThan(least);
});
