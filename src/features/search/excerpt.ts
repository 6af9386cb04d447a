import { termsOf, type SearchEntry } from '@/domain/pages/site-search';

/** The longest excerpt, in characters: three lines on a phone. */
const longest = 220;

/** The sentence of an entry with most of the matched words, or the summary when no sentence has more of them. */
export function excerptOf(entry: SearchEntry, terms: ReadonlySet<string>, locale: string): string {
  let best = { text: entry.summary, met: countOf(entry.summary, terms, locale) };
  for (const sentence of sentencesOf(entry.text)) {
    const met = countOf(sentence, terms, locale);
    if (met > best.met) best = { text: shortened(sentence, terms, locale), met };
  }
  return best.text;
}

function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.match(/.+?(?:[.!?][”’")]*(?=\s)|$)/gu) ?? []);
}

function countOf(text: string, terms: ReadonlySet<string>, locale: string): number {
  return [...termsOf(text, locale)].filter((term) => terms.has(term)).length;
}

/** Shortens a long sentence to start a few words before the first match. */
function shortened(sentence: string, terms: ReadonlySet<string>, locale: string): string {
  const words = sentence.trim().split(/\s+/);
  if (sentence.length <= longest) return words.join(' ');
  const met = words.findIndex((word) => countOf(word, terms, locale) > 0);
  const from = Math.max(0, met - 6);
  const kept: string[] = [];
  for (const word of words.slice(from)) {
    if (kept.join(' ').length + word.length > longest) break;
    kept.push(word);
  }
  return `${from > 0 ? '… ' : ''}${kept.join(' ')}${from + kept.length < words.length ? ' …' : ''}`;
}
