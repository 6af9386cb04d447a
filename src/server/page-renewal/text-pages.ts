import { paths } from '@/domain/pages/paths';
import { articleCategories } from '@/domain/pages/reading';
import { hasOwnPage } from '../reading/has-own-page';
import type { Editorial, EditorialArticle, EditorialPage } from '../editorial/port';

/** Texts as pages were written from them. */
export type ShownTexts = {
  pages: readonly EditorialPage[];
  articles: readonly EditorialArticle[];
};

/** The texts of this moment; what was seen before where nothing is newer, and where texts come with the shop. */
export async function shownTexts(
  editorial: Editorial,
  before: ShownTexts | null,
): Promise<ShownTexts> {
  if (editorial.adapter === 'bundled') return before ?? { pages: [], articles: [] };
  const [pages, articles] = await Promise.all([editorial.pages(), editorial.articles()]);
  const isSame = before?.pages === pages && before.articles === articles;
  return isSame ? before : { pages, articles };
}

/** The pages that show something else than before; all pages with texts when nothing is known of before. */
export function textPagesToRenew(before: ShownTexts | null, now: ShownTexts): readonly string[] {
  if (before === now) return [];
  const pages = changedPaths(before?.pages ?? [], now.pages).filter((path) => hasOwnPage({ path }));
  const articles = changedPaths(before?.articles ?? [], now.articles);
  if (articles.length === 0) return pages;
  // What stands below an article leads to others.
  const all = [...(before?.articles ?? []), ...now.articles].map(({ path }) => path);
  const lists = [paths.articles, ...articleCategories.map(paths.articlesAbout)];
  return [...new Set([...pages, ...lists, ...all])];
}

function changedPaths(
  before: readonly EditorialPage[],
  now: readonly EditorialPage[],
): readonly string[] {
  const [then, today] = [byPath(before), byPath(now)];
  const all = [...new Set([...then.keys(), ...today.keys()])];
  return all.filter((path) => then.get(path) !== today.get(path));
}

function byPath(texts: readonly EditorialPage[]): ReadonlyMap<string, string> {
  return new Map(texts.map((text) => [text.path, JSON.stringify(text)]));
}
