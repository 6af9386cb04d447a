import { textOf, type QueryValue } from '@/server/http/query';

/**
 * The `search` of a list (contract 7): every word must start a word of the record's text, in any case.
 * Text without any word finds nothing, no text finds everything.
 */
export function searchOf(search: QueryValue | undefined): (text: string) => boolean {
  const text = textOf(search);
  if (text === undefined || text === '') return () => true;
  const wanted = wordsOf(text.slice(0, 200));
  return (found) => {
    const words = wordsOf(found);
    return (
      wanted.length > 0 && wanted.every((start) => words.some((word) => word.startsWith(start)))
    );
  };
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
