import type { ProductImage } from '../catalogue/catalogue';

export const articleCategories = [
  'general',
  'patient-resources',
  'health-professional-resources',
] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** A heading that the list of contents leads to. */
export type ReadingHeading = { id: string; text: string };

/** Where a claim of a text comes from. */
export type ReadingSource = { title: string; url: string | null };

/** A question with its answer as HTML. */
export type ReadingQuestion = { topic: string | null; question: string; answer: string };

/** Words as an id: letters and digits of any script, so that another language has ids too. Null where there are none. */
export function idInWords(text: string): string | null {
  const words = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? null;
}

/** Where on its page a question stands: what follows the # of a link to its answer. */
export function questionId(question: string): string {
  return `answer-${idInWords(question) ?? ''}`;
}

/** A text of ours, ready to be shown: its HTML is safe as it is and its headings can be led to. */
export type ReadingText = {
  /** The address it is written for. */
  path: string;
  title: string;
  summary: string | null;
  description: string;
  /** Below the summary. */
  picture: ProductImage | null;
  html: string;
  headings: readonly ReadingHeading[];
  sources: readonly ReadingSource[];
  faq: readonly ReadingQuestion[];
  /** ISO UTC. */
  publishedAt: string;
  updatedAt: string;
};

/** What a list tells of an article. */
export type ArticleCard = {
  slug: string;
  title: string;
  summary: string;
  category: ArticleCategory;
  readingMinutes: number;
};

export type Article = ArticleCard & { text: ReadingText };

/** How many articles a page of the list shows. */
export const articlesPerPage = 8;

/**
 * The part of a list that a page shows. A page that does not exist (also anything that is no number) is the first one.
 *
 * @param asked from the address, as it stands there
 */
export function articlePage<Entry>(
  articles: readonly Entry[],
  asked: unknown,
): { page: number; pageCount: number; shown: readonly Entry[] } {
  const pageCount = Math.max(1, Math.ceil(articles.length / articlesPerPage));
  const number = typeof asked === 'string' && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  const page = number <= pageCount ? number : 1;
  return {
    page,
    pageCount,
    shown: articles.slice((page - 1) * articlesPerPage, page * articlesPerPage),
  };
}
