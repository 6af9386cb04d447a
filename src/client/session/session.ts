/** Cookie in which swell-js keeps the session id: the only identity of a visitor. */
export const sessionCookie = 'swell-session';

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

/** Forgets the session on this device; on the server it stays open. */
export function forgetSession(): void {
  document.cookie = `${sessionCookie}=; path=/; max-age=0; samesite=lax`;
}
