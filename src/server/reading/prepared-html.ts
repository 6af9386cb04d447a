import { idInWords, type ReadingHeading } from '@/domain/pages/reading';
import { plainText } from './plain-text';

/**
 * HTML of the editorial room, made ready for a page: second-order headings get ids, wide tables a frame that scrolls by
 * itself (named by the heading above), and `[2]` leads to the second of `sourceCount` sources.
 */
export function preparedHtml(
  html: string,
  sourceCount: number,
): { html: string; headings: readonly ReadingHeading[] } {
  const headings: ReadingHeading[] = [];
  const parts = html.split(/(?=<h2>)/).map((part) => {
    const text = /^<h2>(.*?)<\/h2>/s.exec(part)?.[1];
    if (text === undefined) return framed(part, null);
    const heading = { id: freeId(idOf(text), headings), text: plainText(text) };
    headings.push(heading);
    return framed(part.replace('<h2>', `<h2 id="${heading.id}">`), heading.id);
  });
  return { html: withSourceLinks(parts.join(''), sourceCount), headings };
}

function framed(html: string, headingId: string | null): string {
  const name = headingId ? ` role="region" aria-labelledby="${headingId}"` : '';
  return html
    .replaceAll('<table>', `<div class="table-frame" tabindex="0"${name}><table>`)
    .replaceAll('</table>', '</table></div>');
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
