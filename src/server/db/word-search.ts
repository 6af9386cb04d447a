import type { Conditions } from './people-search';

/** Addresses are one word to a `tsvector`, but half of one is two to `to_tsquery`: such a beginning is given as it stands. */
const address = /[a-z0-9._-]*@[a-z0-9._-]*$/i;

/** Beginnings of words as they were typed, all of which a row has to have. */
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

/** Narrows to rows whose `words` (a `tsvector` with an index) begin like these. */
export function addWordSearch({ add, place }: Conditions, search: string): void {
  const { plain, addresses } = wordBeginnings(search);
  if (plain !== null) add(`words @@ to_tsquery('simple', ${place(plain)})`);
  if (addresses !== null) add(`words @@ ${place(addresses)}::tsquery`);
}

/** The same where a phone number is one of the words: however its digits are set apart, they are one word. */
export function addContactSearch(conditions: Conditions, search: string): void {
  const isNumber = /^[\d\s()+.-]+$/.test(search);
  addWordSearch(conditions, isNumber ? search.replace(/\D/g, '') : search);
}
