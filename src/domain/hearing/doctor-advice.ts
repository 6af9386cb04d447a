import type { RedFlag } from '../audiometry/red-flags';

type Urgency = RedFlag['urgency'];

/**
 * Sources of an advice: a test result, the signs ticked with it, the questionnaire. Each source updates and withdraws
 * only its own part.
 */
const adviceSources = ['result', 'signs', 'questionnaire'] as const;
export type AdviceSource = (typeof adviceSources)[number];

/**
 * Advice to see a doctor before buying a hearing aid. Hearing aids can be bought only after the shopper has said that
 * they will go (hearing-test.md 8). The answers and measurements behind it are not included.
 */
export type DoctorAdvice = {
  /** Never empty. `now`: see a doctor today. */
  sources: Readonly<Partial<Record<AdviceSource, Urgency>>>;
  isAcknowledged: boolean;
};

/**
 * Reads what an earlier visit stored; null for anything else. Parsed by hand: a schema library would add to the first
 * load of the checkout. Before November 2026 the stored form had no source: it was written by the form next to a
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
 * The advice after one source was judged again; null when no source calls for a doctor. The shopper must acknowledge it
 * again only when it has become urgent.
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
