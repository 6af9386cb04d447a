import { paths } from '@/domain/pages/paths';
import { articleCategories } from '@/domain/pages/reading';
import { hasOwnPage } from '../reading/has-own-page';
import type { Editorial, EditorialArticle, EditorialPage } from '../editorial/port';

/** The texts that pages were written from. */
export type ShownTexts = {
  pages: readonly EditorialPage[];
  articles: readonly EditorialArticle[];
};

/** The current texts; the previous ones when nothing is newer, and when texts are bundled with the shop. */
export async function shownTexts(
  editorial: Editorial,
  before: ShownTexts | null,
): Promise<ShownTexts> {
  if (editorial.adapter === 'bundled') return before ?? { pages: [], articles: [] };
  const [pages, articles] = await Promise.all([editorial.pages(), editorial.articles()]);
  const isSame = before?.pages === pages && before.articles === articles;
  return isSame ? before : { pages, articles };
}

/** The pages whose content changed; all pages with texts when the earlier state is unknown. */
export function textPagesToRenew(before: ShownTexts | null, now: ShownTexts): readonly string[] {
  if (before === now) return [];
  const pages = changedPaths(before?.pages ?? [], now.pages).filter((path) => hasOwnPage({ path }));
  const articles = changedPaths(before?.articles ?? [], now.articles);
  if (articles.length === 0) return pages;
  // The links below an article lead to other articles.
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
