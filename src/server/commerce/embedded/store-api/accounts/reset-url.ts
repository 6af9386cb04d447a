import { keyPlace } from '@/domain/accounts/account';
import { paths } from '@/domain/pages/paths';

/** Both spellings of the key's placeholder, as clients write it; in a URL braces are percent-encoded. */
const places = /(?:\{|%7B)(?:password_)?reset_key(?:\}|%7D)/gi;

/** Letters only, so that parsing a URL leaves it unchanged. */
const stand = 'RESETKEYPLACE';

/** The pages that set a password. On any other page, other scripts could see the key. */
const pages: ReadonlySet<string> = new Set([paths.resetPassword, paths.setPassword]);

/**
 * The page a client wants the key on, as a path on our own origin with the key's placeholder behind the #, where no
 * server and no log sees it. Null for anything but the two password pages: then the default page is mailed (contract
 * 10). Only the path is kept, so that the mail cannot lead to another site.
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
