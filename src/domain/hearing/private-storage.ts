const hour = 3_600_000;

/**
 * Personal data that a browser stores, and its lifetime after the last change, in milliseconds. A doctor's advice lives
 * longer than the answers behind it, because the checkout needs it when hearing aids are paid for; it contains no
 * answer and no level.
 */
export const privateLifetimes = {
  questionnaire: 48 * hour,
  'hearing-flow': 48 * hour,
  'hearing-take': 48 * hour,
  'hearing-result': 48 * hour,
  'health-signs': 48 * hour,
  'doctor-advice': 30 * 24 * hour,
  checkout: 48 * hour,
  /** As long as the server accepts a staff login. */
  admin: 8 * hour,
  /** Holds no data; tells other tabs that a page which is about to store some was opened. */
  'private-visit': 48 * hour,
} as const;

export type PrivateKey = keyof typeof privateLifetimes;

export const privateKeys = Object.keys(privateLifetimes) as PrivateKey[];

/** A value with its expiry, in milliseconds since 1970. */
type Limited = { until: number; value: unknown };

/** The stored form of `value` at the time `now` (milliseconds since 1970). */
export function limited(key: PrivateKey, value: unknown, now: number): Limited {
  return { until: now + privateLifetimes[key], value };
}

/**
 * The stored value; null after its expiry and for anything without one. An expiry further away than the key allows (the
 * clock was set back) counts as expired. Parsed by hand: a schema library would add to the first load of the checkout.
 */
export function unexpired(key: PrivateKey, stored: unknown, now: number): unknown {
  if (typeof stored !== 'object' || stored === null) return null;
  const { until, value }: Partial<Limited> = stored;
  if (typeof until !== 'number') return null;
  const left = until - now;
  return left > 0 && left <= privateLifetimes[key] ? (value ?? null) : null;
}
