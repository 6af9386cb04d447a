/**
 * Paths that no search engine needs to fetch. Personal sections (account, orders) are not listed: their pages say
 * `noindex` themselves, which a search engine that may not fetch them could not read.
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
