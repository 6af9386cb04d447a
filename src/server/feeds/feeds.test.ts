import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { localAddress } from '@/domain/pages/addresses';
import { openBundledEditorial } from '@/server/editorial/bundled/bundled';
import { createPageCatalogue } from '@/server/commerce/embedded/catalogue/page-catalogue';
import { seedSnapshot } from '@/server/commerce/embedded/seed/catalogue';
import { readConfig } from '@/server/settings/config';
import { rssFeed } from './rss';
import { sitemap } from './sitemap';

const siteUrl = 'https://shop.example';
const words = { title: 'Articles & more', description: 'Plain <articles>' };
/** The texts of all elements with a name; throws when the document is not XML. */
function textsOf(xml: string, wanted: string): string[] {
  const texts: string[] = [];
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    open.push(name);
    if (name === wanted) texts.push('');
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => {
    if (open.at(-1) === wanted) texts.push((texts.pop() ?? '') + text);
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return texts;
}

describe('what machines read', () => {
  it('is a feed of all articles, newest first', async () => {
    const articles = await (await openBundledEditorial('content/en-US')).articles();
    const xml = rssFeed(articles, siteUrl, words, 'en-US');
    expect(textsOf(xml, 'title')).toEqual([
      'Boreal Hearing: Articles & more',
      ...articles.map(({ title }) => title),
    ]);
    expect(textsOf(xml, 'guid')[0]).toBe(`${siteUrl}${articles[0]?.path}`);
  });

  it('is a map of every page for everybody, each once', async () => {
    const editorial = await openBundledEditorial('content/en-US');
    const xml = await sitemap({
      editorial,
      catalogue: createPageCatalogue(async () => seedSnapshot()),
      config: { ...readConfig(), siteUrl },
    });
    const locations = textsOf(xml, 'loc');
    expect(new Set(locations).size).toBe(locations.length);
    expect(locations).toEqual(
      expect.arrayContaining(
        [
          '/',
          '/shop',
          '/product/charge-go',
          '/accessories/standard-charger',
          '/learn/faq',
          '/support',
          '/articles/general',
        ].map((path) => siteUrl + path),
      ),
    );
    expect(
      locations.filter((address) => /account|waiver|admin|checkout/.test(address ?? '')),
    ).toEqual([]);
  });

  it('names each page in every language, and each names the others', async () => {
    const editorial = await openBundledEditorial('content/en-US');
    const catalogue = createPageCatalogue(async () => seedSnapshot());
    const config = { ...readConfig(), siteUrl };
    const xml = await sitemap({ editorial, catalogue, config });
    const entryOf = (address: string) =>
      xml.split('\n').find((line) => line.includes(`<loc>${siteUrl}${address}</loc>`)) ?? '';
    const twins = (line: string) => line.match(/<xhtml:link.*\/>/)?.[0];
    expect(twins(entryOf('/shop'))).toContain(
      `hreflang="fr-CA" href="${siteUrl}/fr/aides-auditives"`,
    );
    expect(twins(entryOf('/fr/aides-auditives'))).toBe(twins(entryOf('/shop')));
  });

  it('names a text in one language once, without a twin', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'texts-'));
    try {
      await cp('content', folder, { recursive: true });
      await rm(join(folder, 'fr-CA/pages/learn/faq.md'));
      await rm(join(folder, 'en-US/pages/support.md'));
      const editorial = await openBundledEditorial(join(folder, 'en-US'));
      const catalogue = createPageCatalogue(async () => seedSnapshot());
      const config = { ...readConfig(), siteUrl };
      const lines = (await sitemap({ editorial, catalogue, config })).split('\n');
      const faq = lines.filter((line) => /faq|questions-frequentes/.test(line));
      expect(faq).toHaveLength(1);
      expect(faq[0]).toContain(`<loc>${siteUrl}/learn/faq</loc>`);
      const support = lines.filter((line) => /\/support|soutien/.test(line));
      expect(support).toHaveLength(1);
      expect(support[0]).toContain(`<loc>${siteUrl}${localAddress('/support', 'fr-CA')}</loc>`);
      expect([...faq, ...support].join('')).not.toContain('hreflang');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('is a feed in French, too', () => {
    const xml = rssFeed([], siteUrl, words, 'fr-CA');
    expect(textsOf(xml, 'language')).toEqual(['fr-CA']);
    expect(textsOf(xml, 'link')).toEqual([`${siteUrl}/fr/articles`]);
  });
});
