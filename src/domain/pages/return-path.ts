import { paths } from './paths';

/** Where nobody wants to come back to after logging in: the pages of the login itself. */
const entrancePaths: ReadonlySet<string> = new Set([
  paths.login,
  paths.loginPassword,
  paths.loginCheckEmail,
  paths.loginLink,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.setPassword,
]);

const longestPath = 500;

/** Any origin will do: what leaves it is not ours. */
const someOrigin = 'http://shop.invalid';

/**
 * The page a visitor asked for before logging in, out of an address that anybody may have written: a path on
 * our own origin with its query, or null. Never an API, never a page of the login itself.
 */
export function parseReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longestPath) return null;
  if (!/^\/(?![/\\])[^\\\s\p{C}]*$/u.test(value)) return null;
  const { origin, pathname, search } = new URL(value, someOrigin);
  // `/.//host` is a path that resolves to one a browser reads as another host.
  if (origin !== someOrigin || pathname.startsWith('//')) return null;
  if (/^\/(?:api|functions)(?:\/|$)/.test(pathname)) return null;
  return entrancePaths.has(pathname) ? null : pathname + search;
}
