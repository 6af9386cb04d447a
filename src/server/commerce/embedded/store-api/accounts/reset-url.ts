import { keyPlace } from '@/domain/accounts/account';
import { paths } from '@/domain/pages/paths';

/** Both spellings of the place of the key, as clients write it; inside an address braces are percent-encoded. */
const places = /(?:\{|%7B)(?:password_)?reset_key(?:\}|%7D)/gi;

/** Letters only, so that reading an address leaves it alone. */
const stand = 'RESETKEYPLACE';

/** The pages that set a password. On any other page a key would be seen by whatever runs there. */
const pages: ReadonlySet<string> = new Set([paths.resetPassword, paths.setPassword]);

/**
 * The page a client wants the key on, as a path on our own origin with the place of the key behind the #, where no
 * server and no log sees it; null for anything but the two password pages: then the default page is mailed
 * (contract 10). Only the path is kept, so that the mail can lead nowhere else.
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
  const page = url.pathname.replace(/\/$/, '');
  if (!pages.has(page)) return null;
  const rest = [...url.searchParams].filter(([name, value]) => !`${name}${value}`.includes(stand));
  const query = new URLSearchParams(rest).toString();
  return `${page}${query && `?${query}`}#key=${keyPlace}`;
}

function parsed(text: string, base: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}
