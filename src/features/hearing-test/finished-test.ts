import { object } from 'yup';
import { keepAdviceFrom } from '@/client/storage/doctor-advice';
import { readPrivate, writePrivate } from '@/client/private/private-storage';
import { findRedFlags, type HealthSign } from '@/domain/audiometry/red-flags';
import { parseTestResult, type TestResult } from '@/domain/audiometry/test-result';
import { listeningAnswersSchema, type ListeningAnswers } from '@/domain/hearing/listening-answers';

const key = 'hearing-result';

/** A test that is done. `answers` is null for an audiogram that was typed in. */
export type FinishedTest = { result: TestResult; answers: ListeningAnswers | null };

const shape = object({
  result: object().required(),
  answers: listeningAnswersSchema.nullable().default(undefined).defined(),
});

/** Keeps the last result on this device, until it is taken anew or deleted; null forgets it. */
export function keepFinishedTest(finished: FinishedTest | null) {
  writePrivate(key, finished);
  if (finished) adviseOnResult(finished.result);
}

/** A red flag of a result counts in the whole shop as soon as the result exists; a new result replaces the old advice. */
export function adviseOnResult(result: TestResult) {
  keepAdviceFrom('result', findRedFlags([], result));
}

/** The same for a result that the shop keeps. One that is fine takes nothing back: this device may know a newer one. */
export function adviseOnSaved(result: TestResult, signs: readonly HealthSign[]) {
  const [found, told] = [findRedFlags([], result), findRedFlags(signs, null)];
  if (found.length > 0) keepAdviceFrom('result', found);
  if (told.length > 0) keepAdviceFrom('signs', told);
}

/** The advice that came from a deleted result goes with it; that of another result on this device stays. */
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
