import { normaliseEmail } from '@/domain/accounts/account';
import type { SqlParameter } from './database';
import { nameMarks } from '../base/name-marks';
import type { Sealer } from '../base/sealing';

/** Conditions of a statement built from fixed parts; values are always parameters. */
export function createConditions() {
  const params: SqlParameter[] = [];
  const parts: string[] = [];
  const place = (value: SqlParameter) => `$${params.push(value)}`;
  return {
    params,
    conditions: parts as readonly string[],
    place,
    /** @param part never contains anything sent by a client: pass that to `place` */
    add(part: string) {
      parts.push(part);
    },
  };
}

export type Conditions = ReturnType<typeof createConditions>;

/** The character that sorts last. */
const lastCharacter = '\u{10ffff}';

/** A fingerprint that matches no word. */
const noMark = '-';

/**
 * Restricts to rows whose `email` begins with the search text, or whose sealed name has all of its words
 * (`name_marks`). Both use an index: `~>=~` compares in the sort order of `text_pattern_ops`.
 */
export function addPersonSearch({ add, place }: Conditions, sealer: Sealer, search: string): void {
  const start = normaliseEmail(search);
  const marks = nameMarks(sealer, search);
  const from = place(start);
  const to = place(start + lastCharacter);
  const named = place(marks.length > 0 ? marks : [noMark]);
  add(`((email ~>=~ ${from} and email ~<~ ${to}) or name_marks @> ${named}::text[])`);
}
