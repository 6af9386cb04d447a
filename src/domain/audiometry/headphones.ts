import { byFrequency, type ByFrequency, type LevelScale } from './level';

/** Headphones with published values; only with an iPhone or iPad, whose volume steps are published too. */
export const headphoneModels = [
  'earpods',
  'airpods-2',
  'airpods-3',
  'airpods-pro',
  'airpods-pro-2',
  'airpods-max',
] as const;
export type HeadphoneModel = (typeof headphoneModels)[number];

/** Volume slider settings, as a share of its length, for which a model's level is known. */
export const volumeSteps = [0.25, 0.5, 0.75] as const;
export type VolumeStep = (typeof volumeSteps)[number];

/** Attenuation of the iOS volume slider relative to full scale, in dB. */
const wiredVolume: Readonly<Record<VolumeStep, number>> = { 0.25: -46.9, 0.5: -28.9, 0.75: -13.6 };
const maxVolume: Readonly<Record<VolumeStep, number>> = { 0.25: -45, 0.5: -27, 0.75: -12 };

type Values = readonly [
  hz250: number,
  hz500: number,
  hz1000: number,
  hz2000: number,
  hz4000: number,
  hz8000: number,
];

/** The published sensitivity is the level at which a tone of this many dBFS plays. */
const sensitivityAtDbfs = -30;

/**
 * Published with ResearchKit (Apple, BSD licence): dB SPL of the threshold of hearing, and dB SPL of a tone of -30 dBFS
 * at full volume.
 */
const models: Readonly<
  Record<
    HeadphoneModel,
    { threshold: Values; sensitivity: Values; volume: Readonly<Record<VolumeStep, number>> }
  >
> = {
  earpods: {
    threshold: [28.99, 21.66, 14.28, 11.75, 15.62, 17.92],
    sensitivity: [88.38, 86.82, 86.37, 91.62, 90.19, 90.04],
    volume: wiredVolume,
  },
  'airpods-2': {
    threshold: [30.2, 17.94, 14.96, 12.73, 13.8, 15.82],
    sensitivity: [86.3, 84.49, 83.89, 90.07, 88.87, 89.61],
    volume: wiredVolume,
  },
  'airpods-3': {
    threshold: [26.68, 14.31, 12.01, 13.27, 15.69, 13.85],
    sensitivity: [82.02, 81.1, 84.2, 88.12, 89.63, 85.14],
    volume: wiredVolume,
  },
  'airpods-pro': {
    threshold: [23.52, 12.99, 9.27, 14.11, 12.72, 16.51],
    sensitivity: [83.11, 84.58, 82.8, 89.29, 89.76, 88.22],
    volume: wiredVolume,
  },
  'airpods-pro-2': {
    threshold: [23.52, 12.99, 9.27, 14.11, 12.72, 16.51],
    sensitivity: [83.16, 84.13, 83.67, 86.52, 86.64, 90.11],
    volume: wiredVolume,
  },
  'airpods-max': {
    threshold: [19.29, 13.45, 7.58, 15.32, 8.79, 18.68],
    sensitivity: [81.5, 81.2, 83.7, 87.5, 82.7, 86.3],
    volume: maxVolume,
  },
};

/** The scale of a model at a volume step. Published once per model, so both ears share it; good to about 8 dB. */
export function modelScale(model: HeadphoneModel, step: VolumeStep): LevelScale {
  const zero = zeroOf(model, step);
  return { R: zero, L: zero };
}

/**
 * The scale of an unknown device: what the published models have in common at half volume. Its zero is near 0 dB HL on
 * such headphones and anywhere on others, so its numbers are relative.
 */
export function nominalScale(): LevelScale {
  const zeros = headphoneModels.map((model) => zeroOf(model, 0.5));
  const zero = byFrequency((hz) => mean(zeros.map((values) => values[hz])));
  return { R: zero, L: zero };
}

function zeroOf(model: HeadphoneModel, step: VolumeStep): ByFrequency {
  const { threshold, sensitivity, volume } = models[model];
  const thresholds = spread(threshold);
  const sensitivities = spread(sensitivity);
  return byFrequency(
    (hz) => thresholds[hz] - (sensitivities[hz] - sensitivityAtDbfs + volume[step]),
  );
}

/** Values between two octaves are their mean, as in the published thresholds. */
function spread([hz250, hz500, hz1000, hz2000, hz4000, hz8000]: Values): ByFrequency {
  return {
    250: hz250,
    500: hz500,
    1000: hz1000,
    2000: hz2000,
    3000: mean([hz2000, hz4000]),
    4000: hz4000,
    6000: mean([hz4000, hz8000]),
    8000: hz8000,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
