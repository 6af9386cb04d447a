import { syllable } from 'syllable';
import type { Block } from './plain-text';

export type Readability = { words: number; sentences: number; grade: number };

const segments = new Intl.Segmenter('en-CA', { granularity: 'sentence' });

/**
 * The Flesch–Kincaid grade (Kincaid and others, 1975): 0.39 × words per sentence + 11.8 × syllables per word − 15.59.
 * Leaves out headings and tables, which would make a text look easier; numbers in digits do not count as words.
 */
export function readabilityOf(blocks: readonly Block[]): Readability {
  let sentences = 0;
  let words = 0;
  let syllables = 0;
  for (const { kind, text } of blocks) {
    if (kind === 'label') continue;
    for (const { segment } of segments.segment(text)) {
      const spoken = wordsOf(segment);
      if (spoken.length === 0) continue;
      sentences += 1;
      words += spoken.length;
      syllables += spoken.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
    }
  }
  if (words === 0) return { words, sentences, grade: 0 };
  const grade = 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
  return { words, sentences, grade: Math.round(grade * 10) / 10 };
}

/** Words that consist of letters; they may contain apostrophes and dashes. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? [];
}
