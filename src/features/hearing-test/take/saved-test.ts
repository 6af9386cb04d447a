import { boolean, number, object, string } from 'yup';
import { readPrivate, writePrivate } from '@/client/private/private-storage';
import { parseProcedure } from '@/domain/audiometry/stored-procedure';
import { listeningAnswersSchema } from '@/domain/hearing/listening-answers';
import type { Run } from './take-store';

const key = 'hearing-take';

/** After this, volume and surroundings may have changed: a test continues on the same or the next day only. */
const keptHours = 48;

/** A started test; stored on this device only. */
export type SavedTest = Run & { savedAt: string };

const frame = object({
  savedAt: string().datetime().required(),
  answers: listeningAnswersSchema.required(),
  clearDb: number().min(-30).max(120).required(),
  isAnchored: boolean().required(),
  sampleRate: number().min(0).max(1_000_000).required(),
});

const runs = object({ procedure: object().required(), own: object().nullable().defined() });

/** Stores the test's progress; null removes it. */
export function saveTest(test: Run | null) {
  writePrivate(key, test && { ...test, savedAt: new Date().toISOString() });
}

/** The saved test if it can still continue; one that is too old or of another version is removed at once. */
export function readSavedTest(): SavedTest | null {
  const saved = readPrivate(key, parseSaved);
  if (saved && Date.now() < keptUntil(saved).getTime()) return saved;
  writePrivate(key, null);
  return null;
}

export function keptUntil({ savedAt }: SavedTest): Date {
  return new Date(Date.parse(savedAt) + keptHours * 3_600_000);
}

function parseSaved(stored: unknown): SavedTest | null {
  if (!frame.isValidSync(stored, { strict: true }) || !runs.isValidSync(stored)) return null;
  const procedure = parseProcedure(stored.procedure);
  const own = stored.own === null ? null : parseProcedure(stored.own);
  if (!procedure || (stored.own !== null && !own)) return null;
  return { ...frame.cast(stored, { stripUnknown: true }), procedure, own };
}
