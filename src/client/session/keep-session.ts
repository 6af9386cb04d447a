import { sessionCookie } from './session';

/** As long as swell-js keeps its cookies: 7 days (spec 9). */
const lifetimeSeconds = 604_800;

/** Keeps a session that one of our own endpoints has begun. Apart from reading it: every page reads, few begin one. */
export function keepSession(id: string): void {
  keepCookie(sessionCookie, id);
}

/**
 * For swell-js, which would leave out `secure`. On https the cookie never travels without it; a shop tried out on http
 * would lose a cookie marked so.
 */
export function keepCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; max-age=${lifetimeSeconds}; path=/; samesite=lax${secure}`;
}
