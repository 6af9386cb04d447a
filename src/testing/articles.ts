import { articleCategories, type ArticleCard } from '@/domain/pages/reading';

/** One article card of each category. */
export const articles: readonly ArticleCard[] = articleCategories.map((category, index) => ({
  slug: `about-${category}`,
  title: `About ${category}`,
  summary: 'What it is about.',
  category,
  readingMinutes: index + 3,
}));
