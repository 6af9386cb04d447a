import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localAddress, readAddress } from './addresses';
import { frenchPages, frenchSections } from './french-addresses';
import { paths } from './paths';

const written = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...Object.keys(frenchPages),
  ...frenchSections.flatMap(({ path, slugs }) => Object.keys(slugs).map((slug) => path + slug)),
  paths.product('charge-go'),
  paths.accessory('standard-charger'),
  paths.article('written-later'),
  '/admin/orders',
];

describe('French addresses', () => {
  test.each(written)('%s leads to its page and back', (path) => {
    const address = localAddress(path, 'fr-CA');
    expect(address).toMatch(/^\/fr(?:$|[/#?])/);
    expect(readAddress(address)).toEqual({ locale: 'fr-CA', path });
  });

  test('no two pages share one', () => {
    const pages = [...new Set(written.map((path) => path.split('#')[0] ?? ''))];
    expect(new Set(pages.map((path) => localAddress(path, 'fr-CA'))).size).toBe(pages.length);
  });

  test('every page that shoppers see has one, but those that keep their name', () => {
    const same = Object.values(paths).filter(
      (path) => typeof path === 'string' && localAddress(path, 'fr-CA') === `/fr${path}`,
    );
    expect(same).toEqual(['/iframes/questionnaire', '/articles', '/rss.xml']);
  });

  test.each([
    ['/', '/fr'],
    ['/?size=large#top', '/fr?size=large#top'],
    ['/shop#levels', '/fr/aides-auditives#levels'],
    ['/product/charge-go?tech=premium', '/fr/produit/charge-go?tech=premium'],
    ['/learn/written-later', '/fr/apprendre/written-later'],
    ['/iframes/questionnaire', '/fr/iframes/questionnaire'],
    ['/rss.xml', '/fr/rss.xml'],
  ])('%s is at %s', (path, address) => expect(localAddress(path, 'fr-CA')).toBe(address));

  test.each([
    'https://www.ontario.ca/page',
    '//cdn.example/a',
    '#levels',
    'tel:+18005550123',
    '/api/session',
    '/pictures/home.webp',
    '/fr/panier',
    '/fr',
  ])('%s stays as it is', (path) => expect(localAddress(path, 'fr-CA')).toBe(path));
});

test('English addresses are the paths', () => {
  expect(localAddress('/shop', 'en-US')).toBe('/shop');
  expect(readAddress('/shop?a=1')).toEqual({ locale: 'en-US', path: '/shop?a=1' });
  expect(readAddress('/french-toast')).toEqual({ locale: 'en-US', path: '/french-toast' });
});

describe('the names of French texts', () => {
  const folder = path.join('content', 'fr-CA');
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const texts = files.filter((file) => file.endsWith('.md') && !file.includes('waiver'));

  test.each(texts)('%s is where its front matter says', (file) => {
    const slug = /^slug: (.+)$/m.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1];
    const place = file
      .slice(0, -'.md'.length)
      .replace(/^pages/, '')
      .replace(/^blogs/, '/article');
    expect(localAddress(place, 'fr-CA').split('/').at(-1)).toBe(slug);
  });
});
