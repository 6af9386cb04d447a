import fc from 'fast-check';
import { headphoneModels, modelScale, nominalScale, volumeSteps } from './headphones';
import { amplitudeOf, dbfsOfAmplitude } from './level';
import {
  clampDbfs,
  clampLevel,
  largestFamiliarRiseDb,
  largestRiseDb,
  levelLimits,
  loudestDbfs,
  loudestLevelDb,
  loudestSensitiveLevelDb,
  loudestStartDb,
  loudestUnanchoredDbfs,
  masterGain,
  softestLevelDb,
  toneGain,
} from './safety';

/** Any value that a broken plan could contain. */
const broken = fc.oneof(
  fc.double(),
  fc.constantFrom(NaN, Infinity, -Infinity, 1e308, -1e308, 0, -0, 79.999, 80.001, 1e-320),
);

const device = fc.record({
  zeroDbfs: broken,
  isAnchored: fc.boolean(),
  isSensitive: fc.boolean(),
  softestDb: broken,
});

const step = fc.record({
  previousDb: fc.option(broken),
  isStart: fc.boolean(),
  isFamiliarising: fc.boolean(),
});

test('whatever a plan says, its level is a number within every limit', () => {
  fc.assert(
    fc.property(broken, device, step, (wanted, about, before) => {
      const limits = levelLimits(about);
      const level = clampLevel(wanted, limits, before);
      expect(Number.isFinite(level)).toBe(true);
      expect(level).toBeLessThanOrEqual(
        about.isSensitive ? loudestSensitiveLevelDb : loudestLevelDb,
      );
      expect(level).toBeGreaterThanOrEqual(limits.softestDb);
      if (before.previousDb === null) expect(level).toBeLessThanOrEqual(loudestStartDb);
    }),
    { numRuns: 2000 },
  );
});

test('whatever a plan says, what leaves the master gain stays below the ceiling', () => {
  fc.assert(
    fc.property(broken, broken, fc.boolean(), (level, zero, isAnchored) => {
      const gain = toneGain(level + zero, { isAnchored });
      expect(gain).toBeGreaterThanOrEqual(0);
      expect(gain).toBeLessThanOrEqual(1);
      const ceiling = isAnchored ? loudestDbfs : loudestUnanchoredDbfs;
      expect(gain * masterGain).toBeLessThanOrEqual(amplitudeOf(ceiling) * (1 + 1e-12));
    }),
    { numRuns: 2000 },
  );
});

test('within the ceiling the gain is the plan to the last digit', () => {
  for (const dbfs of [-6.1, -20, -40.5, -90]) {
    const gain = toneGain(dbfs, { isAnchored: true });
    expect(dbfsOfAmplitude(gain * masterGain)).toBeCloseTo(dbfs, 9);
  }
  expect(toneGain(null, { isAnchored: true })).toBe(0);
  expect(toneGain(NaN, { isAnchored: true })).toBe(0);
});

test('no rise startles', () => {
  const limits = { softestDb: softestLevelDb, loudestDb: loudestLevelDb };
  fc.assert(
    fc.property(
      fc.integer({ min: -10, max: 80 }),
      fc.integer({ min: -10, max: 200 }),
      fc.boolean(),
      fc.boolean(),
      (previousDb, wanted, isStart, isFamiliarising) => {
        const level = clampLevel(wanted, limits, { previousDb, isStart, isFamiliarising });
        if (level - previousDb <= largestRiseDb) return;
        const isSoftStart = isStart && level <= loudestStartDb;
        const isFamiliar =
          isFamiliarising && level - previousDb <= largestFamiliarRiseDb && level < 60;
        expect(isSoftStart || isFamiliar).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

test.each([
  [{ isAnchored: true, isSensitive: false }, 80],
  [{ isAnchored: true, isSensitive: true }, 60],
])('the loudest level of a quiet device: %j', (about, loudest) => {
  const limits = levelLimits({ zeroDbfs: -100, softestDb: -10, ...about });
  expect(limits).toEqual({ softestDb: -10, loudestDb: loudest });
});

test('before the volume is set everything is 14 dB softer', () => {
  const about = { zeroDbfs: -70, isSensitive: false, softestDb: -10 };
  expect(levelLimits({ ...about, isAnchored: true }).loudestDb).toBe(60);
  expect(levelLimits({ ...about, isAnchored: false }).loudestDb).toBe(50);
  expect(clampDbfs(0, { isAnchored: false })).toBe(-20);
});

test('published values put 0 dB HL where the tables say', () => {
  expect(modelScale('earpods', 0.5).R[1000]).toBeCloseTo(-73.2, 1);
  expect(modelScale('earpods', 0.75).L[8000]).toBeCloseTo(-88.5, 1);
  expect(modelScale('airpods-pro-2', 0.5).R[250]).toBeCloseTo(-60.7, 1);
});

test('an unknown device is taken for the mean of the known ones', () => {
  const zeros = headphoneModels.map((model) => modelScale(model, 0.5).R[1000]);
  const { R, L } = nominalScale();
  expect(R).toEqual(L);
  expect(R[1000]).toBeGreaterThan(Math.min(...zeros));
  expect(R[1000]).toBeLessThan(Math.max(...zeros));
  for (const model of headphoneModels) {
    for (const volume of volumeSteps) {
      for (const zero of Object.values(modelScale(model, volume).R)) expect(zero).toBeLessThan(-30);
    }
  }
});
