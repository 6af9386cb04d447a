import { articleCategories } from '@/domain/pages/reading';
import type { Editorial, EditorialPage } from '@/server/editorial/port';
import type { Contract } from './contract';

type EditorialWorld = { editorial: Editorial };

const allOf = async ({ editorial }: EditorialWorld): Promise<readonly EditorialPage[]> => [
  ...(await editorial.pages()),
  ...(await editorial.articles()),
];

/** What pages rely on, with any editorial system. */
export const editorialContract: Contract<EditorialWorld> = {
  'has pages and articles, each under an address of its own': async ({ editorial }) => {
    const [pages, articles] = await Promise.all([editorial.pages(), editorial.articles()]);
    for (const texts of [pages, articles]) {
      expect(texts.length).toBeGreaterThan(0);
      expect(new Set(texts.map(({ slug }) => slug)).size).toBe(texts.length);
    }
    for (const { slug, path } of pages) expect(path.slice(1).replace('/', '-')).toBe(slug);
    for (const { slug, path } of articles) expect(path).toBe(`/article/${slug}`);
  },

  'gives what is newest first, with moments in UTC': async ({ editorial }) => {
    for (const texts of [await editorial.pages(), await editorial.articles()]) {
      const moments = texts.map(({ publishedAt }) => publishedAt);
      expect(moments).toEqual(moments.toSorted().toReversed());
      for (const { publishedAt, updatedAt } of texts) {
        for (const at of [publishedAt, updatedAt]) expect(new Date(at).toISOString()).toBe(at);
      }
    }
  },

  'gives HTML that may be shown as it is': async (world) => {
    const texts = await allOf(world);
    const html = texts.flatMap(({ html: own, faq }) => [own, ...faq.map(({ answer }) => answer)]);
    for (const part of html) {
      expect(part).toMatch(/^<\w/);
      expect(part).not.toMatch(/<(script|style|iframe|img|h1)|\son\w+=|javascript:/i);
      for (const [, href] of part.matchAll(/href="([^"]*)"/g)) {
        expect(href).toMatch(/^(https:\/\/|\/(?!\/)|#)/);
      }
    }
  },

  'says of each article what lists show of it': async ({ editorial }) => {
    for (const article of await editorial.articles()) {
      expect(articleCategories).toContain(article.category);
      expect(article.readingMinutes).toBeGreaterThanOrEqual(1);
      expect(article.summary).not.toBe('');
    }
  },

  'leads from an article to others that are there': async ({ editorial }) => {
    const articles = await editorial.articles();
    const slugs = articles.map(({ slug }) => slug);
    for (const { slug, related } of articles) {
      expect(slugs).toEqual(expect.arrayContaining([...related]));
      expect(related).not.toContain(slug);
    }
  },

  'gives the same object until something changes': async ({ editorial }) => {
    expect(await editorial.articles()).toBe(await editorial.articles());
    expect(await editorial.pages()).toBe(await editorial.pages());
  },
};
