import type { APIRequestContext } from '@playwright/test';
import { brand } from '../../src/domain/brand';
import { paths } from '../../src/domain/pages/paths';
import meta from '../../src/messages/en-US/meta.json';
import { schemaOrgFaults } from '../../src/testing/schema-org';
import { headerFaults } from './answer-headers';
import { expect, test } from '../base/fixtures';
import { routes, type Route } from './routes';
import { serverOrigin } from '../base/server';

/** Pages without header and footer (spec 2). */
const bareRoutes = [
  'form',
  'register',
  'login',
  'set-password',
  'reset-password',
  'forgot-password',
  'checkout',
  'iframes',
];

test('every route answers, says what it is, and stands in the right frame', async ({ request }) => {
  for (const route of routes) {
    const { path, to = path } = route;
    const page = await fetchPage(request, path);
    expect
      .soft({ path, status: page.status, at: page.path })
      .toEqual({ path, status: 200, at: to });
    expect.soft({ path, ...headOf(page.html) }).toEqual({ path, ...wantedHead(route) });
    const said = headerFaults(page.headers, page.html);
    expect.soft({ path, said }).toEqual({ path, said: [] });
    const first = to.split('/')[1] ?? '';
    const isBare = bareRoutes.some((bare) => first === bare || first.startsWith(`${bare}-`));
    const isFramed = !isBare || first === 'checkout-success';
    // The forms have the brand and phone at the top, but no footer.
    expect
      .soft({
        path,
        foot: page.html.includes('<footer'),
        nav: page.html.includes('aria-label="Main"'),
      })
      .toEqual({ path, foot: isFramed, nav: isFramed });
  }
});

test("whatever is no page says that it is none, and staff's pages are as strict as the others", async ({
  request,
}) => {
  for (const path of ['/api/cart', '/api/no-such-thing', '/api/%E0', '/functions/app/name']) {
    const { headers } = await fetchPage(request, path);
    expect.soft({ path, ...headers }).toMatchObject({
      path,
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  }
  for (const path of ['/admin', '/admin/orders', '/no/such/page', '/hearing-test/take']) {
    const { headers, html } = await fetchPage(request, path);
    expect.soft({ path, said: headerFaults(headers, html) }).toEqual({ path, said: [] });
  }
  const { headers } = await fetchPage(request, '/favicon.svg');
  expect(headers['content-security-policy']).toContain('sandbox');
});

test('the map, the rules for robots and the pages themselves agree', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  const robots = await (await request.get('/robots.txt')).text();
  const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  const isClosed = (path: string) => closed.some((prefix) => path.startsWith(prefix));

  const open = routes
    .filter(({ isPrivate, isUnlisted, to }) => !isPrivate && !isUnlisted && !to)
    .map(({ path }) => path);
  expect(open.filter((path) => !listed.includes(path))).toEqual([]);
  // Crawlers see the noindex only if they may read the page, so private pages must not be disallowed.
  const hidden = routes.filter(({ isPrivate }) => isPrivate).map(({ path, to = path }) => to);
  expect(hidden.filter((path) => listed.includes(path) || isClosed(path))).toEqual([]);
  expect(isClosed('/admin/orders') && isClosed('/api/cart')).toBe(true);

  const seen = { titles: new Map<string, string>(), descriptions: new Map<string, string>() };
  const graphs: [string, unknown][] = [];
  for (const path of listed) {
    const page = await fetchPage(request, path);
    const head = headOf(page.html);
    expect
      .soft({ path, status: page.status, at: page.path })
      .toEqual({ path, status: 200, at: path });
    expect
      .soft({ path, isClosed: isClosed(path), robots: head.robots })
      .toEqual({ path, isClosed: false, robots: null });
    expect.soft([wholeAddress(path), null]).toContain(head.canonical);
    const { title, description } = words(page.html);
    expect.soft({ path, as: seen.titles.get(title) }).toEqual({ path, as: undefined });
    expect.soft({ path, as: seen.descriptions.get(description) }).toEqual({ path, as: undefined });
    seen.titles.set(title, path);
    seen.descriptions.set(description, path);
    graphs.push(...graphsOf(page.html).map((graph) => [path, graph] as [string, unknown]));
    expect
      .soft({ path, picture: await pictureFault(request, page.html) })
      .toEqual({ path, picture: null });
  }
  expect(listed.length).toBeGreaterThan(50);
  expect(schemaOrgFaults(graphs)).toEqual([]);
  expect(typesByPage(graphs)).toMatchObject({
    [paths.home]: ['Organization', 'WebSite'],
    [paths.product('charge-go')]: ['BreadcrumbList', 'Product'],
    [paths.accessory('standard-charger')]: ['BreadcrumbList', 'Product'],
    [paths.faq]: ['BreadcrumbList', 'FAQPage'],
    [paths.article('tinnitus-facts')]: ['Article', 'BreadcrumbList'],
    [paths.contact]: ['LocalBusiness', 'MedicalBusiness'],
  });
});

test('a home screen finds name, colours and icons', async ({ request, page }) => {
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest: unknown = await answer.json();
  expect(manifest).toMatchObject({
    name: brand.name,
    start_url: '/',
    theme_color: brand.themeColor,
  });
  await page.goto(paths.terms);
  const icons = await page.evaluate(async (wanted) => {
    const links = [...document.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]')];
    const sources = links.flatMap((link) => link.getAttribute('href') ?? []);
    const measured = [...sources, ...wanted].map(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [src, image.naturalWidth] as const;
    });
    return Object.fromEntries(await Promise.all(measured));
  }, iconsOf(manifest));
  expect(icons).toMatchObject({
    '/apple-touch-icon.png': 180,
    '/icon-192.png': 192,
    '/icon-512.png': 512,
    '/icon-maskable-192.png': 192,
    '/icon-maskable-512.png': 512,
  });
  expect(Object.keys(icons)).toEqual(expect.arrayContaining(['/favicon.svg']));
});

async function fetchPage(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  return {
    status: answer.status(),
    path: new URL(answer.url()).pathname,
    headers: answer.headers(),
    html: await answer.text(),
  };
}

/**
 * Expected head of a route, in the shape of `headOf`; title and description come from the messages of the page's key.
 */
function wantedHead({
  path,
  to = path,
  hasCanonical = false,
  hasKeywords,
  isPrivate = false,
  isGuarded = false,
  isUnlisted = false,
}: Route) {
  const key = to === paths.home ? 'home' : to.slice(1).replaceAll('/', '-');
  const own = new Map(Object.entries(meta)).get(key);
  return {
    lang: 'en-US',
    title: own
      ? `${own.title} | ${brand.name}`
      : expect.stringMatching(new RegExp(`^.{3,} \\| ${brand.name}$`)),
    description: own?.description ?? expect.stringMatching(/^.{40,200}$/),
    keywords: hasKeywords ? expect.stringMatching(/\w, \w/) : expect.any(String),
    canonical: hasCanonical ? wholeAddress(to) : null,
    robots: isPrivate ? 'noindex' : null,
    // A page of one person is never shared.
    sharedAs: hasCanonical && !isPrivate ? wholeAddress(to) : null,
    headings: isPrivate || isGuarded || isUnlisted ? expect.any(Number) : 1,
  };
}

function headOf(html: string) {
  const { title, description } = words(html);
  return {
    lang: find(html, /<html[^>]* lang="([^"]*)"/),
    title,
    description,
    keywords: content(html, 'name="keywords"') ?? '',
    canonical: find(html, /<link rel="canonical" href="([^"]*)"/),
    robots: content(html, 'name="robots"'),
    sharedAs: content(html, 'property="og:url"'),
    headings: html.match(/<h1[ >]/g)?.length ?? 0,
  };
}

function words(html: string) {
  return {
    title: find(html, /<title[^>]*>([^<]*)</) ?? '',
    description: content(html, 'name="description"') ?? '',
  };
}

/** The fault in the share picture of a page; null if there is none. */
async function pictureFault(request: APIRequestContext, html: string): Promise<string | null> {
  const [picture, twitter] = ['property="og:image"', 'name="twitter:image"'].map((name) =>
    content(html, name),
  );
  if (!picture || picture !== twitter) return 'none, or two';
  if (!picture.startsWith(`${serverOrigin}/`)) return `not the running shop's: ${picture}`;
  const answer = await request.get(new URL(picture).pathname);
  const file = await answer.body();
  // The frame header of a JPEG names its height and width (ITU T.81, B.2.2).
  const frame = file.findIndex(
    (byte, at) => byte === 0xff && [0xc0, 0xc2].includes(file[at + 1] ?? 0),
  );
  const size = [file.readUInt16BE(frame + 7), file.readUInt16BE(frame + 5)];
  return answer.ok() && size.join() === '1200,630' ? null : `${answer.status()}, ${size.join()}`;
}

function graphsOf(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']): unknown => JSON.parse(json),
  );
}

function typesByPage(graphs: readonly (readonly [string, unknown])[]): Record<string, string[]> {
  const types: Record<string, string[]> = {};
  for (const [path, graph] of graphs) {
    types[path] = [...(types[path] ?? []), ...typesOf(graph)].toSorted();
  }
  return types;
}

function typesOf(graph: unknown): string[] {
  const nodes: unknown = Object(graph)['@graph'];
  return Array.isArray(nodes) ? nodes.map((node: unknown) => String(Object(node)['@type'])) : [];
}

function iconsOf(manifest: unknown): string[] {
  return [...JSON.stringify(manifest).matchAll(/"src":"([^"]*)"/g)].map(([, src = '']) => src);
}

function content(html: string, attribute: string): string | null {
  return find(html, new RegExp(`<meta ${attribute} content="([^"]*)"`));
}

/** Address at the running shop's origin, whatever port the site was built for. */
function wholeAddress(path: string): string {
  return serverOrigin + path;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&gt;': '>',
  '&lt;': '<',
};

function find(html: string, pattern: RegExp): string | null {
  const found = pattern.exec(html)?.[1];
  return found?.replace(/&(?:amp|#x27|quot|gt|lt);/g, (name) => entities[name] ?? name) ?? null;
}
