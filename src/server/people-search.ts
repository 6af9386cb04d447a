import { normaliseEmail } from '@/domain/account';
import type { SqlParameter } from './db/database';
import { nameMarks } from './name-marks';
import type { Sealer } from './sealing';

/** Conditions of a statement that is put together of a few fixed parts; values stand in parameters only. */
export function createConditions() {
  const params: SqlParameter[] = [];
  const parts: string[] = [];
  const place = (value: SqlParameter) => `$${params.push(value)}`;
  return {
    params,
    place,
    /** @param part never holds anything that was sent to us: that is given to `place` */
    add(part: string) {
      parts.push(part);
    },
    where: () => (parts.length > 0 ? `where ${parts.join(' and ')}` : ''),
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

/** Narrows to rows whose open `name`, `email` or `phone` has this somewhere in it. Only for tables that stay small. */
export function addContactSearch({ add, place }: Conditions, search: string): void {
  const wanted = place(search.toLowerCase());
  const fields = ['name', 'email', 'phone'];
  const hits = fields.map((field) => `position(${wanted} in lower(${field})) > 0`);
  const digits = search.replace(/\D/g, '');
  if (digits.length >= 3) {
    hits.push(`position(${place(digits)} in regexp_replace(phone, '\\D', '', 'g')) > 0`);
  }
  add(`(${hits.join(' or ')})`);
}
