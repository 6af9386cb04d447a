import type { BookingView, CallStatus } from '@/domain/booking';
import type { Locale } from '@/domain/locale';
import type { SqlSession } from '@/server/db/database';
import type { Maker } from '@/server/visits/ownership';

/** A booked call with everything we keep of it. */
export type Booking = Omit<BookingView, 'status'> & {
  status: CallStatus;
  id: string;
  email: string;
  /** Empty where she talks by video and gave none. */
  phone: string;
  locale: Locale;
  /** ISO UTC. */
  createdAt: string;
};

export const bookingColumns = `id, code, name, email, phone, locale, way, has_companion as "hasCompanion",
  time_zone as "timeZone", status, starts_at as start, revision, created_at as "createdAt"`;

const selectBy = {
  id: `select ${bookingColumns} from consultation_bookings where id = $1`,
  code: `select ${bookingColumns} from consultation_bookings where code = $1`,
  account: `select ${bookingColumns} from consultation_bookings where account_id = $1 order by starts_at desc`,
} as const;

export function readBookings(
  sql: SqlSession,
  by: keyof typeof selectBy,
  value: string,
): Promise<Booking[]> {
  return sql.query<Booking>(selectBy[by], [value]);
}

/** Null when somebody else has the time: that is the database's own word (`consultation_bookings_one_a_slot`). */
export async function insertBooking(
  tx: SqlSession,
  booking: Booking & Maker,
): Promise<Booking | null> {
  const { id, code, name, email, phone, locale, way, hasCompanion, timeZone, start } = booking;
  const [added] = await tx.query<Booking>(
    `insert into consultation_bookings (id, code, name, email, phone, locale, way, has_companion,
       time_zone, status, starts_at, created_at, updated_at, account_id, visit)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'booked', $10, $11, $11, $12, $13)
     on conflict (starts_at) where status = 'booked' do nothing returning ${bookingColumns}`,
    [
      id,
      code,
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
    ],
  );
  return added ?? null;
}
