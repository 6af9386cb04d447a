import { normaliseEmail } from '@/domain/accounts/account';
import type { SqlParameter } from './database';
import { nameMarks } from '../base/name-marks';
import type { Sealer } from '../base/sealing';

/** Conditions of a statement that is put together of a few fixed parts; values stand in parameters only. */
export function createConditions() {
  const params: SqlParameter[] = [];
  const parts: string[] = [];
  const place = (value: SqlParameter) => `$${params.push(value)}`;
  return {
    params,
    conditions: parts as readonly string[],
    place,
    /** @param part never holds anything that was sent to us: that is given to `place` */
    add(part: string) {
      parts.push(part);
    },
  };
}

export type Conditions = ReturnType<typeof createConditions>;

/** No character comes after it. */
const lastCharacter = '\u{10ffff}';

/** The mark of no word at all. */
const noMark = '-';

/**
 * Narrows to rows whose `email` begins with what was searched for, or whose sealed name has all of its words
 * (`name_marks`). Both by an index: `~>=~` compares the way `text_pattern_ops` is sorted.
 */
export function addPersonSearch({ add, place }: Conditions, sealer: Sealer, search: string): void {
  const start = normaliseEmail(search);
  const marks = nameMarks(sealer, search);
  const from = place(start);
  const to = place(start + lastCharacter);
  const named = place(marks.length > 0 ? marks : [noMark]);
  add(`((email ~>=~ ${from} and email ~<~ ${to}) or name_marks @> ${named}::text[])`);
}
