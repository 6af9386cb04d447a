import { object } from 'yup';
import { readPrivate, writePrivate } from '@/client/private/private-storage';
import { parseTestResult, type TestResult } from '@/domain/audiometry/test-result';
import { listeningAnswersSchema, type ListeningAnswers } from '@/domain/listening-answers';

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
