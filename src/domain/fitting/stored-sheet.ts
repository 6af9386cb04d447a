import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { techLevels } from '../catalogue/tech-levels';
import { choices } from '../catalogue/product-choice';
import { frequencies, isFrequency, type Frequency } from '../audiometry/frequencies';
import type { ByFrequency } from '../audiometry/level';
import {
  earSides,
  parseTestResult,
  type EarSide,
  type TestResult,
} from '../audiometry/test-result';
import { changedInputs, domes } from './corrections';
import { fittingBases } from './fitting-basis';
import type { FittingSheet } from './fitting-sheet';

const db = number().min(-200).max(300).required();
const gains = object({ soft: db, talk: db, loud: db }).required();
const hz = mixed<Frequency>().oneOf(frequencies).required();

const ear = object({
  targets: array(
    object({
      hz,
      thresholdDbHl: db,
      target: gains,
      band: object({ lowDb: db, highDb: db }).required(),
      start: gains,
      maximumOutputDbHl: db,
    }).required(),
  ).required(),
  estimatedHz: array(number().required()).required(),
  lowerBoundHz: array(number().required()).required(),
});

const side = mixed<EarSide>().oneOf(earSides).required();

/** Levels of discomfort by pitch, in dB HL. */
const discomfortSchema = mixed<Partial<ByFrequency>>(
  (value: unknown): value is Partial<ByFrequency> =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([pitch, level]) =>
        isFrequency(Number(pitch)) && typeof level === 'number' && level >= 40 && level <= 140,
    ),
);

export const discomfortOfEars = object({
  R: discomfortSchema.optional(),
  L: discomfortSchema.optional(),
});

export const resultSchema = mixed<TestResult>(
  (value: unknown): value is TestResult => parseTestResult(value) !== null,
);

/** A sheet as it is stored and sent to staff. */
export const sheetSchema = object({
  basis: string().oneOf(fittingBases).required(),
  result: resultSchema.nullable().defined(),
  testId: string().nullable().defined(),
  isFirstTime: boolean().required(),
  dome: string().oneOf(domes).required(),
  discomfortDbHl: discomfortOfEars.required(),
  /** Sheets from before these changes have none. */
  wearerChanges: array(
    object({
      fromHz: number().required(),
      toHz: number().required(),
      input: string().oneOf(changedInputs).required(),
      gainDb: number().required(),
      sides: array(side).required(),
    }).required(),
  ).default([]),
  rule: string().required(),
  isPair: boolean().required(),
  bandDb: number().nullable().defined(),
  ears: object({
    R: ear.optional().default(undefined),
    L: ear.optional().default(undefined),
  }).required(),
  ordered: object({
    level: string().oneOf(techLevels).nullable().defined(),
    receiver: string().oneOf(choices.receiver).nullable().defined(),
    ears: array(side).required(),
  }).required(),
  suggestion: object({
    level: string().oneOf(techLevels).required(),
    rangeDbHl: number().required(),
    beyond: array(object({ side, hz, thresholdDbHl: db }).required()).required(),
  }).required(),
});

type Stored = InferType<typeof sheetSchema>;

/** Reads a stored sheet; throws for anything else. */
export function parseSheet(value: unknown): FittingSheet {
  const stored: Stored = sheetSchema.validateSync(value);
  return stored;
}
