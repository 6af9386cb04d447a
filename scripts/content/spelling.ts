import { readFileSync } from 'node:fs';
import nspell from 'nspell';
import { wordsOf } from './readability';

/** The package's own door waits at its top level, which CommonJS cannot import; its two files can be read. */
const dictionaryFile = (extension: 'aff' | 'dic') =>
  readFileSync(`node_modules/dictionary-en-ca/index.${extension}`);

export type Spelling = (text: string) => readonly string[];

/**
 * Finds the words that are neither in the Canadian English dictionary nor among our own (names, abbreviations, terms
 * of hearing care), each once. Words with dashes are looked up part by part.
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
