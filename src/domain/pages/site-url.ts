type Named = Readonly<Record<string, string | undefined>>;

/**
 * The shop's own origin, without a trailing slash: the running server's setting (`SITE_URL`), else the build's, else
 * this machine at the port it listens on.
 */
export function siteUrlOf({ SITE_URL, NEXT_PUBLIC_SITE_URL, PORT }: Named): string {
  const named = SITE_URL || NEXT_PUBLIC_SITE_URL || `http://localhost:${PORT || 3000}`;
  return named.replace(/\/+$/, '');
}
