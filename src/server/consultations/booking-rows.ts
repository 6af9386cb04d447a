import { codeColumns, codeMarks, codePlaceOf, keptCode } from '@/server/codes/kept-codes';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { consultationBookings } from '@/server/db/schema/consultations';
import type { SqlSession } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';
import type { Maker } from '@/server/visits/ownership';

const booking = [
  ...['id', 'name', 'email', 'phone', 'locale', 'way', 'hasCompanion', 'timeZone'],
  ...['status', 'revision', 'createdAt'],
] as const;

export const bookingColumns = columnsOf(consultationBookings, booking, {
  as: { start: 'startsAt' },
});

/** The columns read for the booking's owner. */
export const sealedColumns = columnsOf(consultationBookings, [...booking, 'sealedCode'], {
  as: { start: 'startsAt' },
});

/** A booked call with everything we keep about it. The phone is empty for a video call without a number. */
export type Booking = RowOf<typeof bookingColumns>;

/** With the code from the mails: for its owner. */
export type OwnBooking = Booking & { code: string };

export type SealedBooking = RowOf<typeof sealedColumns>;

const selectBy = {
  id: `select ${bookingColumns} from consultation_bookings where id = $1`,
  account: `select ${bookingColumns} from consultation_bookings where account_id = $1 order by starts_at desc`,
} as const;

export function readBookings(
  sql: SqlSession,
  by: keyof typeof selectBy,
  value: string,
): Promise<Booking[]> {
  return sql.query<Booking>(selectBy[by], [value]);
}

const ownBy = {
  id: `select ${sealedColumns} from consultation_bookings where id = any($1::text[])`,
  code: `select ${sealedColumns} from consultation_bookings where code = any($1::text[])`,
} as const;

/** A booking with its code; null for none. */
export async function readOwnBooking(
  sql: SqlSession,
  sealer: Sealer,
  by: keyof typeof ownBy,
  value: string,
): Promise<OwnBooking | null> {
  const keys = by === 'id' ? [value] : bookingMarks(sealer, value);
  const [row] = await sql.query<SealedBooking>(ownBy[by], [keys]);
  return row ? openBooking(sealer, row) : null;
}

/** The keyed hashes that find a booking. */
export function bookingMarks(sealer: Sealer, code: string): string[] {
  return codeMarks(sealer, codeColumns.booking, code);
}

/** Throws for a row that was not migrated by a start of this version; there is none. */
export function openBooking(sealer: Sealer, { sealedCode, ...row }: SealedBooking): OwnBooking {
  const place = codePlaceOf(codeColumns.booking, row.id);
  return { ...row, code: sealer.open(sealedCode ?? '', place) };
}

/** Null when the slot is taken, which the database decides (`consultation_bookings_one_a_slot`). */
export async function insertBooking(
  tx: SqlSession,
  sealer: Sealer,
  booking: OwnBooking & Maker & { network: string | null },
): Promise<OwnBooking | null> {
  const kept = keptCode(sealer, codeColumns.booking, booking);
  const { id, name, email, phone, locale, way, hasCompanion, timeZone, start } = booking;
  const [added] = await tx.query<SealedBooking>(
    `insert into consultation_bookings (id, code, name, email, phone, locale, way, has_companion,
       time_zone, status, starts_at, created_at, updated_at, account_id, visit, sealed_code, network)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'booked', $10, $11, $11, $12, $13, $14, $15)
     on conflict (starts_at) where status = 'booked' do nothing returning ${sealedColumns}`,
    [
      id,
      kept.mark,
      name,
      email,
      phone,
      locale,
      way,
      hasCompanion,
      timeZone,
      start,
      new Date(booking.createdAt),
      booking.accountId,
      booking.visit,
      kept.sealed,
      booking.network,
    ],
  );
  return added ? openBooking(sealer, added) : null;
}
