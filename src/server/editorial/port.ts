import type { ProductImage } from '@/domain/catalogue/catalogue';
import type { Locale } from '@/domain/words/locale';
import type { ArticleCategory, ReadingQuestion, ReadingSource } from '@/domain/pages/reading';

/** Who has to review a text before the shop opens. It is shown meanwhile. */
export const reviewers = ['legal', 'clinical'] as const;

/** One of our published texts, such as the terms. */
export type EditorialPage = {
  /** Unique among the texts of its kind, and its id: `our-products-prices`. */
  slug: string;
  /** The path in the shop it was written for: `/our-products/prices`. The same in every language. */
  path: string;
  /** Its public address in each language it is written in. */
  addresses: Partial<Readonly<Record<Locale, string>>>;
  title: string;
  /** A sentence or two for the top of the page and for lists. */
  summary: string | null;
  /** HTML that may be shown as it is; its headings start at h2. */
  html: string;
  /** Description and keywords for search engines. */
  description: string;
  keywords: string | null;
  picture: ProductImage | null;
  /** A text cites its sources by number: `[1]` is the first one. */
  sources: readonly ReadingSource[];
  /** The answers are HTML, like the text itself. */
  faq: readonly ReadingQuestion[];
  /** ISO UTC. */
  publishedAt: string;
  updatedAt: string;
  /** Null once no review is needed. */
  review: (typeof reviewers)[number] | null;
};

export type EditorialArticle = EditorialPage & {
  author: string;
  category: ArticleCategory;
  summary: string;
  tags: readonly string[];
  /** Slugs of articles to read next. */
  related: readonly string[];
  /** At least one. */
  readingMinutes: number;
};

/** Texts by editors in one language, the shop's first unless asked. Only published ones, newest first. */
export interface Editorial {
  readonly adapter: 'bundled' | 'strapi';
  /** Returns the same object until something changes. */
  pages(): Promise<readonly EditorialPage[]>;
  articles(): Promise<readonly EditorialArticle[]>;
  /** The texts in another language: only those that are written in it. */
  inLocale(locale: Locale): Editorial;
}
