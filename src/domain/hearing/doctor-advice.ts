import type { RedFlag } from '../audiometry/red-flags';

type Urgency = RedFlag['urgency'];

/**
 * Where an advice came from: a test result, the signs that were ticked beside it, the questionnaire. Each source renews
 * and withdraws its own part only.
 */
const adviceSources = ['result', 'signs', 'questionnaire'] as const;
export type AdviceSource = (typeof adviceSources)[number];

/**
 * Something speaks for a doctor before a hearing aid. Hearing aids may be bought only after the shopper has said that
 * they will go (hearing-test.md 8). What was told or measured is no part of it.
 */
export type DoctorAdvice = {
  /** Never empty. `now`: today. */
  sources: Readonly<Partial<Record<AdviceSource, Urgency>>>;
  isAcknowledged: boolean;
};

/**
 * Reads what an earlier visit stored; null for anything else. By hand: a schema would bring its library along to the
 * first load of the checkout. The shape before November 2026 named no source: it was written by the form beside a
 * result.
 */
export function parseDoctorAdvice(stored: unknown): DoctorAdvice | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const told: Partial<Record<'urgency' | 'sources' | 'isAcknowledged', unknown>> = stored;
  if (typeof told.isAcknowledged !== 'boolean') return null;
  const sources = isUrgency(told.urgency)
    ? { signs: told.urgency }
    : parseSources(told.sources ?? null);
  return isEmpty(sources) ? null : { sources, isAcknowledged: told.isAcknowledged };
}

function parseSources(stored: unknown): DoctorAdvice['sources'] {
  if (typeof stored !== 'object' || stored === null) return {};
  const told: Partial<Record<AdviceSource, unknown>> = stored;
  const known = adviceSources.flatMap((source) => {
    const urgency = told[source];
    return isUrgency(urgency) ? [[source, urgency] as const] : [];
  });
  return Object.fromEntries(known);
}

/**
 * The advice after one source was judged again; null when no source speaks for a doctor. An acknowledged advice is asked
 * about again only when it has become urgent.
 */
export function adviceWith(
  before: DoctorAdvice | null,
  source: AdviceSource,
  flags: readonly RedFlag[],
): DoctorAdvice | null {
  const others: DoctorAdvice['sources'] = Object.fromEntries(
    Object.entries(before?.sources ?? {}).filter(([name]) => name !== source),
  );
  const sources = flags.length === 0 ? others : { ...others, [source]: urgencyOf(flags) };
  if (isEmpty(sources)) return null;
  const isKnown = before !== null && (isUrgent(before.sources) || !isUrgent(sources));
  return { sources, isAcknowledged: isKnown && before.isAcknowledged };
}

export function urgencyOfAdvice({ sources }: DoctorAdvice): Urgency {
  return isUrgent(sources) ? 'now' : 'soon';
}

export function urgencyOf(flags: readonly RedFlag[]): Urgency {
  return flags.some(({ urgency }) => urgency === 'now') ? 'now' : 'soon';
}

function isUrgency(value: unknown): value is Urgency {
  return value === 'now' || value === 'soon';
}

function isUrgent(sources: DoctorAdvice['sources']): boolean {
  return Object.values(sources).includes('now');
}

function isEmpty(sources: DoctorAdvice['sources']): boolean {
  return Object.keys(sources).length === 0;
}
