/** How texts are judged in each language: reading level, spelling, and what else its writers watch. */
import { readFileSync } from 'node:fs';
import type { Locale } from '@/domain/words/locale';
import { anglicismsIn } from './french/anglicisms';
import { easeOf, frenchSyllables } from './french/readability';
import { typographyFaults } from './french/typography';
import type { Block } from './plain-text';
import { countsOf, englishSyllables, gradeOf, type Counts } from './readability';
import { openSpelling, type Spelling } from './spelling';

/** Whether doctors read a text or people who buy. */
export type Readers = 'professionals' | 'customers';

export type Reading = Counts & {
  measure: 'grade' | 'ease';
  score: number;
  limit: number;
  isTooHard: boolean;
};

export type Language = {
  read(blocks: readonly Block[], readers: Readers): Reading;
  openSpelling(): Spelling;
  /** Other faults of visible words. */
  faultsOf(text: string): readonly string[];
};

const rounded = (score: number) => Math.round(score * 10) / 10;

const ownWords = (file: string) =>
  readFileSync(`scripts/content/${file}`, 'utf8').split('\n').filter(Boolean);

const english: Language = {
  read(blocks, readers) {
    const counts = countsOf(blocks, { locale: 'en-CA', syllablesOf: englishSyllables });
    const score = rounded(gradeOf(counts));
    const limit = readers === 'professionals' ? 11 : 8;
    return { ...counts, measure: 'grade', score, limit, isTooHard: score > limit };
  },
  openSpelling: () =>
    openSpelling('dictionary-en-ca', ownWords('words.txt'), (word) => word.replace(/'s$/, '')),
  faultsOf: () => [],
};

const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'/i;

const french: Language = {
  read(blocks, readers) {
    const counts = countsOf(blocks, { locale: 'fr-CA', syllablesOf: frenchSyllables });
    const score = rounded(easeOf(counts));
    const limit = readers === 'professionals' ? 45 : 60;
    return { ...counts, measure: 'ease', score, limit, isTooHard: score < limit };
  },
  openSpelling: () =>
    openSpelling('dictionary-fr', ownWords('french/words.txt'), (word) => word.replace(elided, '')),
  faultsOf: (text) => [...typographyFaults(text), ...anglicismsIn(text)],
};

export const languages: Readonly<Record<Locale, Language>> = { 'en-US': english, 'fr-CA': french };
