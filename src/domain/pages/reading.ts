import type { ProductImage } from '../catalogue/catalogue';

export const articleCategories = [
  'general',
  'patient-resources',
  'health-professional-resources',
] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** A heading in the table of contents. */
export type ReadingHeading = { id: string; text: string };

/** Source of a claim in a text. */
export type ReadingSource = { title: string; url: string | null };

/** A question with its answer as HTML. */
export type ReadingQuestion = { topic: string | null; question: string; answer: string };

/**
 * Turns words into an id: letters and digits of any script, so that it works for other languages too. Null where there
 * are none.
 */
export function idInWords(text: string): string | null {
  const words = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? null;
}

/** The fragment that links to a question's answer. */
export function questionId(question: string): string {
  return `answer-${idInWords(question) ?? ''}`;
}

/** A text of the site, ready to be shown: its HTML is safe and its headings have ids. */
export type ReadingText = {
  /** The path of its page. */
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
  /** Only where the text is missing in the other language: the path of the nearest page there. */
  nearestTwin?: string;
};

/** An article as lists show it. */
export type ArticleCard = {
  slug: string;
  title: string;
  summary: string;
  category: ArticleCategory;
  readingMinutes: number;
};

export type Article = ArticleCard & { text: ReadingText };

/** The same articles in their order, but those for professionals last: most readers are looking for help for themselves. */
export function readersFirst<Entry extends Pick<ArticleCard, 'category'>>(
  articles: readonly Entry[],
): readonly Entry[] {
  const isForDoctors = ({ category }: Entry) => category === 'health-professional-resources';
  return [
    ...articles.filter((one) => !isForDoctors(one)),
    ...articles.filter((one) => isForDoctors(one)),
  ];
}

/** Number of articles on one page of the list. */
export const articlesPerPage = 8;

/**
 * The entries on one page of a list. A page that does not exist, or is not a number, becomes the first one.
 *
 * @param asked the raw value from the address
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
