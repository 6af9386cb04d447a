/**
 * What no search engine needs to fetch at all. Rooms of one person (account, her order) are not among them: their
 * pages say `noindex` themselves, and whoever may not read a page cannot read that either.
 */
const closed = ['/admin', '/api/', '/functions/', '/sandbox/'];

/** For search engines (RFC 9309). */
export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
