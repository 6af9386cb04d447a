import { paths } from './paths';

/** Pages of the login itself; nobody is sent back to them after logging in. */
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

/** A placeholder origin: any address that leaves it is not ours. */
const someOrigin = 'http://shop.invalid';

/**
 * The page a visitor asked for before logging in, from an address that anybody may have written: a path on our own
 * origin with its query, or null. Never an API, never a page of the login itself.
 */
export function parseReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longestPath) return null;
  if (!/^\/(?![/\\])[^\\\s\p{C}]*$/u.test(value)) return null;
  const { origin, pathname, search } = new URL(value, someOrigin);
  // `/.//host` resolves to a path that browsers read as another host.
  if (origin !== someOrigin || pathname.startsWith('//')) return null;
  if (/^\/(?:api|functions)(?:\/|$)/.test(pathname)) return null;
  return entrancePaths.has(pathname) ? null : pathname + search;
}
