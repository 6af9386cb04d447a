import { brand } from '@/domain/brand';
import { defaultLocale } from '@/domain/words/locale';
import { paths } from '@/domain/pages/paths';
import type { EditorialArticle } from '../editorial/port';
import { xmlHead, xmlText } from '../base/xml';

type ChannelWords = { title: string; description: string };

/** Our articles as an RSS 2.0 feed (rssboard.org/rss-specification), newest first. */
export function rssFeed(
  articles: readonly EditorialArticle[],
  siteUrl: string,
  words: ChannelWords,
): string {
  const items = articles.map(({ title, path, summary, category, publishedAt }) =>
    [
      '<item>',
      `<title>${xmlText(title)}</title>`,
      `<link>${xmlText(siteUrl + path)}</link>`,
      `<guid isPermaLink="true">${xmlText(siteUrl + path)}</guid>`,
      `<description>${xmlText(summary)}</description>`,
      `<category>${xmlText(category)}</category>`,
      `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
      '</item>',
    ].join(''),
  );
  const self = xmlText(siteUrl + paths.feed);
  return [
    xmlHead,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(`${brand.name}: ${words.title}`)}</title>`,
    `<link>${xmlText(siteUrl + paths.articles)}</link>`,
    `<description>${xmlText(words.description)}</description>`,
    `<language>${defaultLocale}</language>`,
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('\n');
}
