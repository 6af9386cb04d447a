const path = require('node:path');

/**
 * next-intl ships an ICU parser to the browser unless the messages are compiled while building.
 * Its own plugin wants an app-router request file, so the two settings it would make are written here.
 */
const precompiledMessages = {
  rules: {
    '*.json': {
      condition: { path: '**/src/messages/**' },
      loaders: [
        {
          loader: 'next-intl/extractor/catalogLoader',
          options: { messages: { format: 'json', precompile: true } },
        },
      ],
      as: '*.js',
    },
  },
  resolveAlias: {
    'use-intl/format-message':
      './' + path.relative(__dirname, require.resolve('use-intl/format-message/format-only')),
  },
};

/** Pictures of a hosted store lie with its delivery network, or on the store's own host. */
const remotePictures = process.env.NEXT_PUBLIC_SWELL_STORE_ID
  ? [
      new URL('https://cdn.swell.store/**'),
      new URL(`https://${process.env.NEXT_PUBLIC_SWELL_STORE_ID}.swell.store/**`),
    ]
  : [];

/** Addresses of mailed links carry a key until the page has taken it: nobody may be told them. */
const mailedKeyHeaders = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex' },
];

/** What answers at an address of its own; src/serving/addresses says why. */
const outerAddresses = [
  { source: '/functions/:path*', destination: '/api/functions/:path*' },
  { source: '/monitoring', destination: '/api/monitoring' },
];

/** French names of pages, as src/server/http/language-addresses.ts reads them. */
function frenchAddresses() {
  const { require: load } = require('tsx/cjs/api');
  const { frenchPages, frenchSections } = load('./src/domain/pages/french-addresses', __filename);
  const pairs = [
    ...Object.entries(frenchPages),
    ...frenchSections.flatMap(({ path, french, slugs }) => [
      ...Object.entries(slugs).map(([slug, named]) => [path + slug, french + named]),
      [`${path}:name`, `${french}:name`],
    ]),
  ];
  return pairs
    .filter(([path, french]) => path !== french)
    .map(([path, french]) => ({
      source: `/fr${french}`,
      destination: `/fr${path}`,
      locale: false,
    }));
}

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // src/serving/compression does both, once for each version of a page; Next would read the whole page with every request.
  compress: false,
  generateEtags: false,
  // Types are a step of their own (`npm run typecheck`), so a start need not wait for them.
  typescript: { ignoreBuildErrors: true },
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Names in addresses: /fr is our locale fr-CA (src/domain/words/locale.ts).
  i18n: { locales: ['en-US', 'fr'], defaultLocale: 'en-US', localeDetection: false },
  /* next-intl is bundled for the server too, or its full parser would meet messages that are compiled already. */
  transpilePackages: ['swiper', 'next-intl', 'use-intl'],
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'pg-boss', 'pino', 'nodemailer'],
  turbopack: { root: __dirname, ...precompiledMessages },
  outputFileTracingRoot: __dirname,
  experimental: {
    // Tells browsers which addresses are the app router's: we have none.
    clientRouterFilter: false,
    // Shops are built once, from nothing: writing down what a next build could use takes a third of the time.
    turbopackFileSystemCacheForBuild: false,
    // Half of what a build wrote for the server were maps that nothing reads.
    turbopackSourceMaps: false,
  },
  images: {
    formats: ['image/avif', 'image/webp'],
    qualities: [75],
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    minimumCacheTTL: 60 * 60 * 24 * 30,
    localPatterns: [{ pathname: '/pictures/**' }],
    remotePatterns: remotePictures,
  },
  // What all answers say is set around Next, by src/serving/headers; these win over it.
  headers: async () => [
    { source: '/:page(reset-password|set-password|login-link)', headers: mailedKeyHeaders },
    { source: '/account/privacy', headers: mailedKeyHeaders },
    { source: '/:page(news|book-consultation)', headers: [mailedKeyHeaders[0]] },
  ],
  redirects: async () => [
    { source: '/product', destination: '/product/charge-go', permanent: false },
    { source: '/article', destination: '/articles', permanent: false },
    { source: '/orders', destination: '/account/orders', permanent: false },
    {
      source: '/email-subscription',
      destination: '/account/email-subscription',
      permanent: false,
    },
  ],
  /*
   * In the shop itself src/serving/addresses does this before Next sees the address: one rewrite in here makes every page
   * load what browsers need to follow rewrites, 4 KiB. Only the development server has no server of ours around it.
   */
  rewrites: async () =>
    process.env.NODE_ENV === 'production' ? [] : [...outerAddresses, ...frenchAddresses()],
  // Card numbers travel in the vault's query strings, an e-mail in the other's; the development server would print them.
  logging: {
    incomingRequests: { ignore: [/^\/api\/vault/, /^\/api\/swell\/get-account-by-email/] },
  },
};

module.exports = config;
