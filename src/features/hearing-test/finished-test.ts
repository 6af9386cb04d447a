import { object } from 'yup';
import { keepAdviceFrom } from '@/client/storage/doctor-advice';
import { readPrivate, writePrivate } from '@/client/private/private-storage';
import { findRedFlags, type HealthSign } from '@/domain/audiometry/red-flags';
import { parseTestResult, type TestResult } from '@/domain/audiometry/test-result';
import { listeningAnswersSchema, type ListeningAnswers } from '@/domain/hearing/listening-answers';

const key = 'hearing-result';

/** A finished test. `answers` is null for an audiogram that was typed in. */
export type FinishedTest = { result: TestResult; answers: ListeningAnswers | null };

const shape = object({
  result: object().required(),
  answers: listeningAnswersSchema.nullable().default(undefined).defined(),
});

/** Stores the last result on this device, until the test is repeated or the result deleted; null removes it. */
export function keepFinishedTest(finished: FinishedTest | null) {
  writePrivate(key, finished);
  if (finished) adviseOnResult(finished.result);
}

/**
 * Stores a result's red flags for the whole shop as soon as the result exists; a new result replaces the old advice.
 */
export function adviseOnResult(result: TestResult) {
  keepAdviceFrom('result', findRedFlags([], result));
}

/**
 * Does the same for a result saved with the shop. One without red flags removes nothing, because this device may have a
 * newer one.
 */
export function adviseOnSaved(result: TestResult, signs: readonly HealthSign[]) {
  const [found, told] = [findRedFlags([], result), findRedFlags(signs, null)];
  if (found.length > 0) keepAdviceFrom('result', found);
  if (told.length > 0) keepAdviceFrom('signs', told);
}

/** Removes the advice of a deleted result; that of another result on this device stays. */
export function withdrawAdviceOn({ takenAt }: TestResult) {
  const here = readFinishedTest();
  if (here === null || here.result.takenAt === takenAt) keepAdviceFrom('result', []);
}

/** The last result on this device. */
export function readFinishedTest(): FinishedTest | null {
  return readPrivate(key, parseFinished);
}

function parseFinished(stored: unknown): FinishedTest | null {
  if (!shape.isValidSync(stored, { strict: true })) return null;
  const result = parseTestResult(stored.result);
  return result && { result, answers: shape.cast(stored).answers };
}
