import type { Frequency } from '@/domain/audiometry/frequencies';
import { byFrequency, type ByFrequency } from '@/domain/audiometry/level';
import type { EarSide } from '@/domain/audiometry/test-result';

/** True thresholds of both ears in dB HL. */
export type TrueHearing = Readonly<Record<EarSide, ByFrequency>>;

type TenValues = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Bisgaard, Vlaming and Dahlquist 2010 (IEC 60118-15): dB HL at the pitches below. */
const standardPitches = [250, 375, 500, 750, 1000, 1500, 2000, 3000, 4000, 6000] as const;

const standard = {
  N1: [10, 10, 10, 10, 10, 10, 15, 20, 30, 40],
  N2: [20, 20, 20, 22.5, 25, 30, 35, 40, 45, 50],
  N3: [35, 35, 35, 35, 40, 45, 50, 55, 60, 65],
  N4: [55, 55, 55, 55, 55, 60, 65, 70, 75, 80],
  N5: [65, 67.5, 70, 72.5, 75, 80, 80, 80, 80, 80],
  N6: [75, 77.5, 80, 82.5, 85, 90, 90, 95, 100, 100],
  N7: [90, 92.5, 95, 100, 105, 105, 105, 105, 105, 105],
  S1: [10, 10, 10, 10, 10, 10, 15, 30, 55, 70],
  S2: [20, 20, 20, 22.5, 25, 35, 55, 75, 95, 95],
  S3: [30, 30, 35, 47.5, 60, 70, 75, 80, 80, 85],
} as const satisfies Record<string, TenValues>;

export const standardNames = [
  'N1',
  'N2',
  'N3',
  'N4',
  'N5',
  'N6',
  'N7',
  'S1',
  'S2',
  'S3',
] as const satisfies readonly (keyof typeof standard)[];
export type StandardName = (typeof standardNames)[number];

/** A standard audiogram; 8000 Hz is not defined and repeats 6000 Hz, as is usual. */
export function standardAudiogram(name: StandardName): ByFrequency {
  const values = standard[name];
  return byFrequency(
    (hz) => values[standardPitches.findIndex((pitch) => pitch === Math.min(hz, 6000))] ?? 0,
  );
}

export function flatAudiogram(db: number): ByFrequency {
  return byFrequency(() => db);
}

/** A loss around 4000 Hz, as noise causes it. */
export function notchAt4000(): ByFrequency {
  return { ...flatAudiogram(15), 3000: 30, 4000: 50, 6000: 35, 8000: 20 };
}

export function bothEars(audiogram: ByFrequency): TrueHearing {
  return { R: audiogram, L: audiogram };
}

/** The same loss in both ears, with random differences of up to `most` dB. */
export function jittered(audiogram: ByFrequency, most: number, rng: () => number): TrueHearing {
  const ear = () => byFrequency((hz: Frequency) => audiogram[hz] + (2 * rng() - 1) * most);
  return { R: ear(), L: ear() };
}
