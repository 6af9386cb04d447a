import { sessionCookie } from './session';

/** Lifetime of swell-js's cookies: 7 days (spec 9). */
const lifetimeSeconds = 604_800;

/**
 * Keeps a session that one of our own endpoints has started. Separate from reading, because every page reads but few
 * start one.
 */
export function keepSession(id: string): void {
  keepCookie(sessionCookie, id);
}

/**
 * Writes swell-js's cookies, because swell-js leaves out `secure`. On https the cookie always has it; on http a browser
 * would reject such a cookie.
 */
export function keepCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; max-age=${lifetimeSeconds}; path=/; samesite=lax${secure}`;
}
