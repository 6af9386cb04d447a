import { idInWords, type ReadingHeading } from '@/domain/pages/reading';
import { localAddress } from '@/domain/pages/addresses';
import type { Locale } from '@/domain/words/locale';
import { plainText } from './plain-text';
import { withReadableTables } from './readable-tables';

/**
 * Editorial HTML, prepared for a page: second-level headings get ids, tables are made readable on phones, and `[2]`
 * becomes a link to the second of `sourceCount` sources. Links to our pages get their address in the language.
 */
export function preparedHtml(
  html: string,
  sourceCount: number,
  locale: Locale,
): { html: string; headings: readonly ReadingHeading[] } {
  const headings: ReadingHeading[] = [];
  const parts = html.split(/(?=<h2>)/).map((part) => {
    const text = /^<h2>(.*?)<\/h2>/s.exec(part)?.[1];
    if (text === undefined) return withReadableTables(part, null);
    const heading = { id: freeId(idOf(text), headings), text: plainText(text) };
    headings.push(heading);
    return withReadableTables(part.replace('<h2>', `<h2 id="${heading.id}">`), heading.id);
  });
  const localized = withLocalLinks(parts.join(''), locale);
  return { html: withSourceLinks(localized, sourceCount), headings };
}

function withLocalLinks(html: string, locale: Locale): string {
  return html.replace(
    /(<a href=")([^"]*)"/g,
    (_, start: string, path: string) => `${start}${localAddress(path, locale)}"`,
  );
}

function withSourceLinks(html: string, sourceCount: number): string {
  return html.replace(/\[(\d+(?:, \d+)*)\]/g, (whole, list: string) => {
    const numbers = list.split(', ').map(Number);
    if (numbers.some((number) => number < 1 || number > sourceCount)) return whole;
    const links = numbers.map((number) => `<a href="#source-${number}">${number}</a>`);
    return `<span class="source-mark">[${links.join(', ')}]</span>`;
  });
}

function idOf(html: string): string {
  return idInWords(plainText(html)) ?? 'part';
}

function freeId(wanted: string, taken: readonly ReadingHeading[]): string {
  const isTaken = (id: string) => id === 'main' || taken.some((heading) => heading.id === id);
  if (!isTaken(wanted)) return wanted;
  return freeId(`${wanted}-${taken.length + 1}`, taken);
}
