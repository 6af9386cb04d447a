import type { ProductImage } from '@/domain/catalogue';

/** Who has to read a text before the shop opens for good. It stands there meanwhile. */
export const reviewers = ['legal', 'clinical'] as const;

/** A published text of ours, such as the terms. */
export type EditorialPage = {
  /** Unique among the texts of its kind, and its id. */
  slug: string;
  title: string;
  /** HTML that may be shown as it is; its headings start at h2. */
  html: string;
  /** For search engines. */
  description: string;
  /** ISO UTC. */
  publishedAt: string;
  updatedAt: string;
  /** Null once nobody has to read it any more. */
  review: (typeof reviewers)[number] | null;
};

export const articleCategories = [
  'general',
  'patient-resources',
  'health-professional-resources',
] as const;

export type EditorialArticle = EditorialPage & {
  author: string;
  category: (typeof articleCategories)[number];
  /** A sentence or two for lists. */
  summary: string;
  picture: ProductImage | null;
  tags: readonly string[];
};

/** Texts that editors write, in the shop's first language. Only what is published, newest first. */
export interface Editorial {
  readonly adapter: 'bundled';
  pages(): Promise<readonly EditorialPage[]>;
  articles(): Promise<readonly EditorialArticle[]>;
}
