/** What belongs to one person or to us, and what is no page. */
const closed = [
  '/account',
  '/admin',
  '/api/',
  '/cart',
  '/checkout',
  '/iframes/',
  '/login',
  '/news',
  '/register',
  '/reset-password',
  '/sandbox/',
  '/set-password',
];

/** For search engines: everything but the rooms of one person (RFC 9309). */
export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
