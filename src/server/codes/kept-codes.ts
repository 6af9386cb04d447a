import type { Sealer } from '@/server/base/sealing';

/** A column for codes that open something: money, a booking, a consent. */
export type CodeColumn = {
  table: string;
  /** Holds the code's keyed hash. */
  column: string;
  /** Holds the sealed code, for mails and for a change of key. */
  sealedColumn: string;
};

/** Every such column; older versions of the shop kept some of them readable. */
export const codeColumns = {
  giftCard: { table: 'gift_cards', column: 'normalised_code', sealedColumn: 'sealed_code' },
  booking: { table: 'consultation_bookings', column: 'code', sealedColumn: 'sealed_code' },
  confirmation: {
    table: 'mailing_list',
    column: 'confirmation_code',
    sealedColumn: 'sealed_confirmation',
  },
  unsubscribe: {
    table: 'mailing_list',
    column: 'unsubscribe_code',
    sealedColumn: 'sealed_unsubscribe',
  },
  followUpStop: {
    table: 'follow_up_choices',
    column: 'stop_code',
    sealedColumn: 'sealed_stop_code',
  },
  review: { table: 'reviews', column: 'code', sealedColumn: 'sealed_code' },
  staffRecovery: { table: 'staff_recovery_codes', column: 'code', sealedColumn: 'sealed_code' },
} as const satisfies Record<string, CodeColumn>;

/** The prefix that tells a keyed hash from a code of an older shop; no code has a dot. */
export const markStart = 'k1.';

const purposeOf = ({ table, column }: CodeColumn) => `${table}.${column}`;

/** The place a code is sealed for. */
export const codePlaceOf = (column: CodeColumn, id: string) => `${purposeOf(column)}:${id}`;

/** The keyed hash by which a code is found; nobody can reverse it without the key. */
export function codeMark(sealer: Sealer, column: CodeColumn, code: string): string {
  return markStart + sealer.fingerprint(code, purposeOf(column));
}

/** A code's keyed hashes under every available key: during a change of keys, rows have either. */
export function codeMarks(sealer: Sealer, column: CodeColumn, code: string): string[] {
  return sealer.fingerprints(code, purposeOf(column)).map((print) => markStart + print);
}

/** The stored columns of a code. */
export function keptCode(
  sealer: Sealer,
  column: CodeColumn,
  { id, code }: { id: string; code: string },
): { mark: string; sealed: string } {
  return {
    mark: codeMark(sealer, column, code),
    sealed: sealer.seal(code, codePlaceOf(column, id)),
  };
}
