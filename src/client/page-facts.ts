import { brand } from '@/domain/brand';
import type { ReadingQuestion, ReadingText } from '@/domain/reading';
import { env } from './env';

/** A node of schema.org's graph. */
type Fact = Record<string, unknown>;

/** schema.org facts of a trail of pages, from the start page to this one. */
export function breadcrumbFacts(crumbs: readonly { label: string; href: string }[]): Fact {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: env.siteUrl + href,
    })),
  };
}

const publisher: Fact = { '@type': 'Organization', name: brand.name, url: env.siteUrl };

/** schema.org facts of an article of ours. */
export function articleFacts(text: ReadingText, picture: string | null): Fact {
  return {
    '@type': 'Article',
    headline: text.title,
    description: text.description,
    datePublished: text.publishedAt,
    dateModified: text.updatedAt,
    url: env.siteUrl + text.path,
    mainEntityOfPage: env.siteUrl + text.path,
    ...(picture && { image: env.siteUrl + picture }),
    author: publisher,
    publisher,
  };
}

/** schema.org facts of questions that a page answers. */
export function questionFacts(questions: readonly ReadingQuestion[]): Fact {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
