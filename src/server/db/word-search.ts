import type { Conditions } from './people-search';

/**
 * A `tsvector` treats an e-mail address as one word, but `to_tsquery` splits half of one in two: such a beginning is
 * passed unchanged.
 */
const address = /[a-z0-9._-]*@[a-z0-9._-]*$/i;

/** The typed beginnings of words, all of which a row must contain. */
export function wordBeginnings(search: string): { plain: string | null; addresses: string | null } {
  const typed = search.normalize('NFC').split(/\s+/);
  const addresses = typed.flatMap((word) => address.exec(word)?.[0].toLowerCase() ?? []);
  const plain = typed.map((word) =>
    word
      .replace(address, '')
      .replace(/['\\\u0000]/g, ' ')
      .trim(),
  );
  return { plain: queryOf(plain), addresses: queryOf(addresses) };
}

function queryOf(words: readonly string[]): string | null {
  const real = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return real.length === 0 ? null : real.map((word) => `'${word}':*`).join(' & ');
}

/** Restricts to rows whose `words` (a `tsvector` with an index) begin like these. */
export function addWordSearch({ add, place }: Conditions, search: string): void {
  const { plain, addresses } = wordBeginnings(search);
  if (plain !== null) add(`words @@ to_tsquery('simple', ${place(plain)})`);
  if (addresses !== null) add(`words @@ ${place(addresses)}::tsquery`);
}

/** The same when one of the words is a phone number: however its digits are separated, they are one word. */
export function addContactSearch(conditions: Conditions, search: string): void {
  const isNumber = /^[\d\s()+.-]+$/.test(search);
  addWordSearch(conditions, isNumber ? search.replace(/\D/g, '') : search);
}
