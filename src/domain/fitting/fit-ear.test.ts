import fc from 'fast-check';
import { frequencies } from '../audiometry/frequencies';
import { byFrequency, type ByFrequency } from '../audiometry/level';
import { correctedGainsDb, gainsOfWeekDb } from './corrections';
import { fitEar } from './fit-ear';
import { expectedDiscomfortDbHl } from './output-limit';
import { isWithinTolerance } from './tolerance';

const plain = { isPair: false, dome: 'closed', isFirstTime: false } as const;
const sloping: ByFrequency = {
  ...{ 250: 15, 500: 20, 1000: 30, 2000: 45, 3000: 50, 4000: 55, 6000: 58, 8000: 60 },
};

function talkOf(targets: ReturnType<typeof fitEar>): number[] {
  return targets.map(({ target }) => Math.round(target.talk));
}

test('the drawn example: one ear, closed dome, in whole dB', () => {
  const targets = fitEar({ thresholdsDbHl: sloping, bandDb: 0, choices: plain });
  expect(talkOf(targets)).toEqual([0, 3, 15, 18, 18, 20, 21, 21]);
});

test('two aids get 2 dB less, an open dome nothing at 250 Hz and half at 500 Hz', () => {
  const gains = { soft: 14, talk: 10, loud: 1 };
  expect(correctedGainsDb(gains, 1000, { ...plain, isPair: true })).toEqual({
    ...{ soft: 12, talk: 8, loud: 0 },
  });
  expect(correctedGainsDb(gains, 500, { ...plain, dome: 'open' })).toEqual({
    ...{ soft: 7, talk: 5, loud: 0.5 },
  });
  expect(correctedGainsDb(gains, 250, { ...plain, dome: 'open' }).soft).toBe(0);
});

test.each([
  [1, 7],
  [2, 8],
  [3, 9],
  [4, 10],
  [5, 10],
])('a first-time user is at %d dB less in week %d', (week, talk) => {
  expect(gainsOfWeekDb({ soft: 12, talk: 10, loud: 2 }, week, true).talk).toBe(talk);
});

test('who has worn aids starts at the target', () => {
  expect(gainsOfWeekDb({ soft: 12, talk: 10, loud: 2 }, 1, false).talk).toBe(10);
});

test.each([
  [0, 100],
  [40, 100],
  [60, 110],
  [120, 140],
])('discomfort for a loss of %d dB HL is expected at %d', (loss, level) => {
  expect(expectedDiscomfortDbHl(loss)).toBe(level);
});

test('a measured level of discomfort wins, also where it is lower', () => {
  const [at250, at500] = fitEar({
    thresholdsDbHl: sloping,
    bandDb: 0,
    discomfortDbHl: { 250: 85 },
    choices: plain,
  });
  expect([at250?.maximumOutputDbHl, at500?.maximumOutputDbHl]).toEqual([85, 100]);
});

test('the band of a target is as wide as thresholds that are all wrong the same way make it', () => {
  const [, , at1000] = fitEar({ thresholdsDbHl: sloping, bandDb: 10, choices: plain });
  // 0.46 dB of gain for each dB.
  expect(at1000?.band.highDb).toBeCloseTo((at1000?.target.talk ?? 0) + 4.6, 10);
  expect(at1000?.band.lowDb).toBeCloseTo((at1000?.target.talk ?? 0) - 4.6, 10);
});

const losses = fc
  .array(fc.integer({ min: -10, max: 100 }), { minLength: 8, maxLength: 8 })
  .map((levels) => byFrequency((hz) => levels[frequencies.indexOf(hz)] ?? 0));
const anyChoices = fc.record({
  isPair: fc.boolean(),
  dome: fc.constantFrom('open' as const, 'closed' as const),
  isFirstTime: fc.boolean(),
});

test('every target lies in its band, a wider band holds a narrower one, and a start is never above it', () => {
  fc.assert(
    fc.property(losses, anyChoices, fc.integer({ min: 0, max: 20 }), (loss, choices, band) => {
      const narrow = fitEar({ thresholdsDbHl: loss, bandDb: band, choices });
      const wide = fitEar({ thresholdsDbHl: loss, bandDb: band + 5, choices });
      narrow.forEach((at, index) => {
        const wider = wide[index];
        expect(at.target.talk).toBeGreaterThanOrEqual(at.band.lowDb);
        expect(at.target.talk).toBeLessThanOrEqual(at.band.highDb);
        expect(wider?.band.lowDb).toBeLessThanOrEqual(at.band.lowDb);
        expect(wider?.band.highDb).toBeGreaterThanOrEqual(at.band.highDb);
        expect(at.start.talk).toBeLessThanOrEqual(at.target.talk);
        expect(at.maximumOutputDbHl).toBeGreaterThanOrEqual(100);
      });
    }),
  );
});

test('ears with the same loss get the same targets', () => {
  fc.assert(
    fc.property(losses, anyChoices, (loss, choices) => {
      const [one, other] = [{ ...loss }, { ...loss }].map((ear) =>
        fitEar({ thresholdsDbHl: ear, bandDb: 6, choices }),
      );
      expect(one).toEqual(other);
    }),
  );
});

test('5 dB too much at 2000 Hz is within tolerance, more is not', () => {
  const truth = fitEar({ thresholdsDbHl: sloping, bandDb: 0, choices: plain });
  const off = (db: number) =>
    truth.map((at) =>
      at.hz === 2000 ? { ...at, target: { ...at.target, talk: at.target.talk + db } } : at,
    );
  expect(isWithinTolerance(off(5), truth)).toBe(true);
  expect(isWithinTolerance(off(5.1), truth)).toBe(false);
});
