import { paths } from '@/domain/paths';

/** Cookie that swell-js keeps the session id in: the one identity of a visitor. */
const sessionCookie = 'swell-session';

/** Whether this visitor has a session at all; without one there is no cart on the server. */
export function hasSession(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${sessionCookie}=`));
}

/** What a 401 on any call asks for (spec 6): the stored session is forgotten and the visitor logs in again. */
export function endSession(): void {
  document.cookie = `${sessionCookie}=; path=/; max-age=0; samesite=lax`;
  window.location.assign(paths.login);
}
