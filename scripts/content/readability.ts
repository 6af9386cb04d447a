import { syllable } from 'syllable';
import type { Block } from './plain-text';

/** What both formulas of reading level count. */
export type Counts = { words: number; sentences: number; syllables: number };

/**
 * Counts a text without headings and tables, which would make it look easier; numbers in digits do not count as words.
 *
 * @param language decides where sentences end, and how many syllables a word has
 */
export function countsOf(
  blocks: readonly Block[],
  language: { locale: string; syllablesOf: (word: string) => number },
): Counts {
  const segments = new Intl.Segmenter(language.locale, { granularity: 'sentence' });
  const counts = { words: 0, sentences: 0, syllables: 0 };
  for (const { kind, text } of blocks) {
    if (kind === 'label') continue;
    for (const { segment } of segments.segment(text)) {
      const spoken = wordsOf(segment);
      if (spoken.length === 0) continue;
      counts.sentences += 1;
      counts.words += spoken.length;
      counts.syllables += spoken.reduce((sum, word) => sum + language.syllablesOf(word), 0);
    }
  }
  return counts;
}

/** Syllables of an English word. */
export const englishSyllables = (word: string) => Math.max(1, syllable(word));

/**
 * The Flesch–Kincaid grade (Kincaid and others, 1975): 0.39 × words per sentence + 11.8 × syllables per word − 15.59.
 * Nothing to read is grade 0.
 */
export function gradeOf({ words, sentences, syllables }: Counts): number {
  return words === 0 ? 0 : 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}

/** Words that consist of letters; they may contain apostrophes and dashes. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? [];
}
