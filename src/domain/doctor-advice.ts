import type { RedFlag } from './audiometry/red-flags';

/**
 * A hearing test or its questions led to a doctor first. Aids may be bought only after the shopper has said that she
 * goes there (hearing-test.md 8); what she told us is no part of it.
 */
export type DoctorAdvice = {
  /** `now`: today. */
  urgency: RedFlag['urgency'];
  isAcknowledged: boolean;
};

/**
 * Reads what an earlier visit stored; null for anything else. By hand: a schema would bring its library along to the
 * first load of the checkout.
 */
export function parseDoctorAdvice(stored: unknown): DoctorAdvice | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { urgency, isAcknowledged }: Partial<Record<keyof DoctorAdvice, unknown>> = stored;
  if (urgency !== 'now' && urgency !== 'soon') return null;
  return typeof isAcknowledged === 'boolean' ? { urgency, isAcknowledged } : null;
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
