import type { ProductImage } from '@/domain/catalogue/catalogue';
import type { ArticleCategory, ReadingQuestion, ReadingSource } from '@/domain/pages/reading';

/** Who has to read a text before the shop opens for good. It stands there meanwhile. */
export const reviewers = ['legal', 'clinical'] as const;

/** A published text of ours, such as the terms. */
export type EditorialPage = {
  /** Unique among the texts of its kind, and its id: `our-products-prices`. */
  slug: string;
  /** The place in the shop that it is written for: `/our-products/prices`. */
  path: string;
  title: string;
  /** A sentence or two for the top of the page and for lists. */
  summary: string | null;
  /** HTML that may be shown as it is; its headings start at h2. */
  html: string;
  /** Both for search engines. */
  description: string;
  keywords: string | null;
  picture: ProductImage | null;
  /** A text names its sources by their number: `[1]` is the first one. */
  sources: readonly ReadingSource[];
  /** The answers are HTML like the text itself. */
  faq: readonly ReadingQuestion[];
  /** ISO UTC. */
  publishedAt: string;
  updatedAt: string;
  /** Null once nobody has to read it any more. */
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

/** Texts that editors write, in the shop's first language. Only what is published, newest first. */
export interface Editorial {
  readonly adapter: 'bundled' | 'strapi';
  /** The same object until something changes. */
  pages(): Promise<readonly EditorialPage[]>;
  articles(): Promise<readonly EditorialArticle[]>;
}
