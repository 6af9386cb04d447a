import { boolean, object, string, type InferType } from 'yup';
import type { RedFlag } from './audiometry/red-flags';

/**
 * A hearing test or its questions led to a doctor first. Aids may be bought only after the shopper has said that she
 * goes there (hearing-test.md 8); what she told us is no part of it.
 */
const schema = object({
  /** `now`: today. */
  urgency: string().oneOf(['now', 'soon']).required(),
  isAcknowledged: boolean().required(),
});
export type DoctorAdvice = InferType<typeof schema>;

/** Reads what an earlier visit stored; null for anything else. */
export function parseDoctorAdvice(stored: unknown): DoctorAdvice | null {
  return schema.isValidSync(stored, { strict: true }) ? schema.cast(stored) : null;
}

/**
 * The advice that these red flags come to; null without any. Whoever has acknowledged one is asked again only when it has
 * become urgent.
 */
export function doctorAdviceOf(
  flags: readonly RedFlag[],
  before: DoctorAdvice | null,
): DoctorAdvice | null {
  if (flags.length === 0) return null;
  const urgency = urgencyOf(flags);
  const isKnown = before !== null && (before.urgency === 'now' || urgency === 'soon');
  return { urgency, isAcknowledged: isKnown && before.isAcknowledged };
}

export function urgencyOf(flags: readonly RedFlag[]): RedFlag['urgency'] {
  return flags.some(({ urgency }) => urgency === 'now') ? 'now' : 'soon';
}
