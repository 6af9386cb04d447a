import { readFileSync } from 'node:fs';
import nspell from 'nspell';
import { wordsOf } from './readability';

export type Spelling = (text: string) => readonly string[];

/** Reads the package's two files directly: its own module uses top-level await, which CommonJS cannot load. */
const dictionaryFile = (dictionary: string, extension: 'aff' | 'dic') =>
  readFileSync(`node_modules/${dictionary}/index.${extension}`);

/**
 * Finds words that are neither in a dictionary nor in our own list (names, abbreviations, terms of hearing care);
 * returns each once. Looks up the parts of words with dashes separately.
 *
 * @param dictionary package with `index.aff` and `index.dic`
 * @param bare cuts from a word what the dictionary does not list with it
 */
export function openSpelling(
  dictionary: 'dictionary-en-ca' | 'dictionary-fr',
  ownWords: readonly string[],
  bare: (word: string) => string,
): Spelling {
  const speller = nspell(dictionaryFile(dictionary, 'aff'), dictionaryFile(dictionary, 'dic'));
  for (const word of ownWords) speller.add(word);
  const own = new Set(ownWords);
  const isKnown = (word: string) => speller.correct(word) || speller.correct(word.toLowerCase());
  return (text) => {
    const whole = wordsOf(text).filter((word) => !own.has(word));
    const words = new Set(whole.flatMap((word) => word.replace(/’/g, "'").split('-')));
    return [...words].filter((word) => word && !isKnown(word) && !isKnown(bare(word)));
  };
}
