import { keyPlace } from '@/domain/account';

/** Both spellings of the place of the key, as clients write it; inside an address braces are percent-encoded. */
const places = /(?:\{|%7B)(?:password_)?reset_key(?:\}|%7D)/gi;

/** Letters only, so that reading an address leaves it alone. */
const stand = 'RESETKEYPLACE';

/**
 * The page a client wants the key on, as a path on our own origin with the place of the key; null for anything
 * else: then the default page is mailed (contract 10). Only the path is kept, so that the mail can lead nowhere else.
 *
 * @param ownOrigins origins that are this shop's: the configured one and the one the request was sent to
 */
export function resetPath(
  resetUrl: string | null | undefined,
  ownOrigins: readonly string[],
): string | null {
  const [home] = ownOrigins;
  if (!resetUrl || !home) return null;
  const url = parsed(resetUrl.replaceAll(places, stand), home);
  if (!url || !ownOrigins.includes(url.origin)) return null;
  const path = url.pathname + url.search + url.hash;
  // `//host` at the start of a path would be another host again.
  if (path.startsWith('//')) return null;
  if (!path.includes(stand)) url.searchParams.set('key', stand);
  return (url.pathname + url.search + url.hash).replaceAll(stand, keyPlace);
}

function parsed(text: string, base: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}
