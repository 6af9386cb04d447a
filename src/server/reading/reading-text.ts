import {
  articleCategories,
  type Article,
  type ArticleCard,
  type ReadingText,
} from '@/domain/pages/reading';
import type { Locale } from '@/domain/words/locale';
import type { EditorialArticle, EditorialPage } from '../editorial/port';
import { nearestTwin } from './nearest-twin';
import { preparedHtml } from './prepared-html';

/** An editorial text as a page in a language shows it. */
export function readingText(page: EditorialPage, locale: Locale): ReadingText {
  const { path, title, summary, description, picture, sources, publishedAt, updatedAt } = page;
  const faq = page.faq.map((question) => ({
    ...question,
    answer: preparedHtml(question.answer, sources.length, locale).html,
  }));
  const twin = nearestTwin(page, locale);
  return {
    ...preparedHtml(page.html, sources.length, locale),
    ...{ path, title, summary, description, picture, sources, faq, publishedAt, updatedAt },
    ...(twin !== null && { nearestTwin: twin }),
  };
}

export function articleCard(article: EditorialArticle): ArticleCard {
  const { slug, title, summary, category, readingMinutes } = article;
  return { slug, title, summary, category, readingMinutes };
}

export function articleToRead(article: EditorialArticle, locale: Locale): Article {
  return { ...articleCard(article), text: readingText(article, locale) };
}

/**
 * Articles to read next: those the author named, then the newest of the same category, then the newest of all.
 *
 * @param all newest first
 */
export function readNext(
  article: EditorialArticle,
  all: readonly EditorialArticle[],
  count = 3,
): readonly ArticleCard[] {
  const others = all.filter(({ slug }) => slug !== article.slug);
  const named = article.related.flatMap(
    (slug) => others.find((other) => other.slug === slug) ?? [],
  );
  const alike = others.filter(({ category }) => category === article.category);
  return [...new Set([...named, ...alike, ...others])].slice(0, count).map(articleCard);
}

/** The newest article of each category. */
export function oneOfEachCategory(articles: readonly EditorialArticle[]): readonly ArticleCard[] {
  return articleCategories.flatMap((category) => {
    const newest = articles.find((article) => article.category === category);
    return newest ? [articleCard(newest)] : [];
  });
}
