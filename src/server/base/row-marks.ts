import { createHash } from 'node:crypto';
import type { Sealer } from './sealing';

/**
 * A column with keyed hashes for one word of a short list. The names become part of statements: they are fixed texts of
 * the code.
 */
export type MarkedColumn<Word extends string = string> = {
  table: string;
  column: string;
  /** Every possible word of the column, in the order in which they are tried. */
  words: readonly Word[];
};

/** Adds a value to the parameters of a statement and returns its placeholder, such as `$3`. */
type Place = (value: string) => string;

export type RowMarks<Word extends string> = {
  words: readonly Word[];
  /** The keyed hash of a word in the row with this id: 32 bytes. */
  of(id: string, word: Word): Uint8Array;
  /** The word behind a keyed hash. Throws when no available key made the hash for this row. */
  read(id: string, mark: Uint8Array): Word;
  /** Whether it was made with the current key. */
  isCurrent(id: string, mark: Uint8Array): boolean;
  /**
   * An SQL condition for rows with this word; null for a row without a hash.
   *
   * @param alias of the table in the statement; empty when it has none
   */
  condition(word: Word, place: Place, alias?: string): string;
  /** An SQL expression for the word of a row; null for a row without a hash. */
  word(place: Place, alias?: string): string;
};

/**
 * Keyed hashes that hide a word of a short list in a column and still let the database filter by it.
 *
 * A hash is SHA-256 of a secret for the word (HMAC of our key) and the row's id. So no two rows share a hash, and
 * without the key counting them reveals nothing. The database gets the secret of one word for the duration of one
 * statement. It computes the hashes row by row, so the list's index has to contain the column.
 */
export function createRowMarks<Word extends string>(
  sealer: Sealer,
  { table, column, words }: MarkedColumn<Word>,
): RowMarks<Word> {
  const secrets = words.map((word) => ({
    word,
    all: sealer.fingerprints(word, `${table}.${column}`),
  }));
  const secretsOf = (wanted: Word) => {
    const found = secrets.find(({ word }) => word === wanted);
    if (!found) throw new Error(`${table}.${column} has no word ${wanted}`);
    return found.all;
  };
  const isBy = (secret: string | undefined, id: string, mark: Uint8Array) =>
    secret !== undefined && markOf(secret, id).equals(mark);

  const marks: RowMarks<Word> = {
    words,
    of: (id, word) => markOf(secretsOf(word)[0] ?? '', id),
    read(id, mark) {
      const found = secrets.find(({ all }) => all.some((secret) => isBy(secret, id, mark)));
      if (!found) throw new Error(`${table}.${column} of ${id} was marked with a key not at hand`);
      return found.word;
    },
    isCurrent: (id, mark) => secrets.some(({ all: [current] }) => isBy(current, id, mark)),
    condition(word, place, alias = '') {
      const start = alias === '' ? '' : `${alias}.`;
      const parts = secretsOf(word).map(
        (secret) =>
          // The cast runs in parallel workers, `convert_to` does not. It is exact: our ids have no backslash.
          `${start}${column} = sha256((${place(secret)}::text || ${start}id)::bytea)`,
      );
      return `(${parts.join(' or ')})`;
    },
    word(place, alias) {
      const cases = words.map(
        (word) => `when ${marks.condition(word, place, alias)} then '${word}'`,
      );
      return `case ${cases.join(' ')} end`;
    },
  };
  return marks;
}

function markOf(secret: string, id: string): Buffer {
  return createHash('sha256').update(secret).update(id).digest();
}
