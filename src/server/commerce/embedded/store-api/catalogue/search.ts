import { textOf, type QueryValue } from '@/server/http/query';

/**
 * The `search` of a list (contract 7): every word must start a word of the record's text, in any case. A search without
 * any word finds nothing; no search finds everything.
 */
export function searchOf(search: QueryValue | undefined): (text: string) => boolean {
  const wanted = searchedWords(search);
  if (wanted === null) return () => true;
  return (found) => {
    const words = wordsOf(found);
    return (
      wanted.length > 0 && wanted.every((start) => words.some((word) => word.startsWith(start)))
    );
  };
}

/** The word beginnings in a `search`. An empty list finds nothing; null finds everything. */
export function searchedWords(search: QueryValue | undefined): readonly string[] | null {
  const text = textOf(search);
  return text === undefined || text === '' ? null : wordsOf(text.slice(0, 200));
}

/** The words of a text, in lower case. */
export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
