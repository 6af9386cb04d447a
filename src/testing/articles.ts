import { articleCategories, type ArticleCard } from '@/domain/pages/reading';

/** One of each category, as lists show them. */
export const articles: readonly ArticleCard[] = articleCategories.map((category, index) => ({
  slug: `about-${category}`,
  title: `About ${category}`,
  summary: 'What it is about.',
  category,
  readingMinutes: index + 3,
}));
