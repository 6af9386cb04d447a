/** Cookie that swell-js keeps the session id in: the one identity of a visitor. */
const sessionCookie = 'swell-session';

/** Whether this visitor has a session at all; without one there is no cart and no login on the server. */
export function hasSession(): boolean {
  return readSession() !== null;
}

/** The session's id, as swell-js wrote it; null without one. */
export function readSession(): string | null {
  const start = `${sessionCookie}=`;
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(start));
  return cookie?.slice(start.length) || null;
}

/** As long as swell-js keeps its cookies: 7 days (spec 9). */
const lifetimeSeconds = 604_800;

/** Keeps a session that one of our own endpoints has begun. */
export function keepSession(id: string): void {
  keepCookie(sessionCookie, id);
}

/** For swell-js, which keeps the session of the Store API by it, and would leave out `secure`. */
export function keepCookie(name: string, value: string): void {
  document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; max-age=${lifetimeSeconds}; ${scope()}`;
}

/** Forgets the session on this device. The server's own end of it stays as it is. */
export function forgetSession(): void {
  document.cookie = `${sessionCookie}=; max-age=0; ${scope()}`;
}

/** On https the cookie never travels without it; a shop tried out on http would lose a cookie marked so. */
function scope(): string {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  return `path=/; samesite=lax${secure}`;
}
