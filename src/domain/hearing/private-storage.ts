const hour = 3_600_000;

/**
 * What a browser keeps about one person, and how long after its last change, in milliseconds. A doctor's advice outlives
 * the answers it came from, because it has to be there when hearing aids are paid for; it names no answer and no level.
 */
export const privateLifetimes = {
  questionnaire: 48 * hour,
  'hearing-flow': 48 * hour,
  'hearing-take': 48 * hour,
  'hearing-result': 48 * hour,
  'doctor-advice': 30 * 24 * hour,
  checkout: 48 * hour,
  /** As long as the server accepts a login of staff. */
  admin: 8 * hour,
  /** No data, only a sign for other tabs: a page that is about to keep some was opened. */
  'private-visit': 48 * hour,
} as const;

export type PrivateKey = keyof typeof privateLifetimes;

export const privateKeys = Object.keys(privateLifetimes) as PrivateKey[];

/** A value with its end, in milliseconds since 1970. */
type Limited = { until: number; value: unknown };

/** What is stored for `value` at the time `now` (milliseconds since 1970). */
export function limited(key: PrivateKey, value: unknown, now: number): Limited {
  return { until: now + privateLifetimes[key], value };
}

/**
 * The value that was stored; null after its end and for anything without one. An end further away than the key allows
 * (the clock was set back) counts as over. By hand: a schema would bring its library to the first load of the checkout.
 */
export function unexpired(key: PrivateKey, stored: unknown, now: number): unknown {
  if (typeof stored !== 'object' || stored === null) return null;
  const { until, value }: Partial<Limited> = stored;
  if (typeof until !== 'number') return null;
  const left = until - now;
  return left > 0 && left <= privateLifetimes[key] ? (value ?? null) : null;
}
