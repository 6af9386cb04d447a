import { brand } from '@/domain/brand';
import type { Locale } from '@/domain/words/locale';
import { localAddress } from '@/domain/pages/addresses';
import { paths } from '@/domain/pages/paths';
import type { EditorialArticle } from '../editorial/port';
import { xmlHead, xmlText } from '../base/xml';

type ChannelWords = { title: string; description: string };

/** Our articles as an RSS 2.0 feed (rssboard.org/rss-specification), newest first. */
export function rssFeed(
  articles: readonly EditorialArticle[],
  siteUrl: string,
  words: ChannelWords,
  locale: Locale,
): string {
  const addressOf = (path: string) => xmlText(siteUrl + localAddress(path, locale));
  const items = articles.map(({ title, path, summary, category, publishedAt }) =>
    [
      '<item>',
      `<title>${xmlText(title)}</title>`,
      `<link>${addressOf(path)}</link>`,
      `<guid isPermaLink="true">${addressOf(path)}</guid>`,
      `<description>${xmlText(summary)}</description>`,
      `<category>${xmlText(category)}</category>`,
      `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
      '</item>',
    ].join(''),
  );
  return [
    xmlHead,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(`${brand.name}: ${words.title}`)}</title>`,
    `<link>${addressOf(paths.articles)}</link>`,
    `<description>${xmlText(words.description)}</description>`,
    `<language>${locale}</language>`,
    `<atom:link href="${addressOf(paths.feed)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('\n');
}
