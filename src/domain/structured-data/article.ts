import type { ReadingText } from '../pages/reading';
import type { Fact } from './fact';
import { publisher } from './publisher';

/** schema.org's Article for one of our articles. */
export function articleFact(
  text: ReadingText,
  picture: string | null,
  siteUrl: string,
  language: string,
): Fact {
  const us = publisher(siteUrl);
  return {
    '@type': 'Article',
    headline: text.title,
    description: text.description,
    inLanguage: language,
    datePublished: text.publishedAt,
    dateModified: text.updatedAt,
    url: siteUrl + text.path,
    mainEntityOfPage: siteUrl + text.path,
    ...(picture && { image: new URL(picture, siteUrl).href }),
    author: us,
    publisher: us,
  };
}
