import { readFileSync } from 'node:fs';
import nspell from 'nspell';
import { wordsOf } from './readability';

/** Reads the package's two files directly: its own module uses top-level await, which CommonJS cannot load. */
const dictionaryFile = (extension: 'aff' | 'dic') =>
  readFileSync(`node_modules/dictionary-en-ca/index.${extension}`);

export type Spelling = (text: string) => readonly string[];

/**
 * Finds words that are neither in the Canadian English dictionary nor in our own list (names, abbreviations, terms of
 * hearing care); returns each once. Looks up the parts of words with dashes separately.
 */
export function openSpelling(ownWords: readonly string[]): Spelling {
  const speller = nspell(dictionaryFile('aff'), dictionaryFile('dic'));
  for (const word of ownWords) speller.add(word);
  const isKnown = (word: string) => speller.correct(word) || speller.correct(word.toLowerCase());
  return (text) => {
    const words = new Set(wordsOf(text).flatMap((word) => word.replace(/’/g, "'").split('-')));
    return [...words].filter((word) => !isKnown(word) && !isKnown(word.replace(/'s$/, '')));
  };
}
