import { randomBytes, randomUUID } from 'node:crypto';
import { normaliseEmail } from '@/domain/accounts/account';
import { bookableSlots, isBookable } from '@/domain/consultations/booking';
import { keptPhone } from '@/domain/consultations/consultation';
import type { Database, SqlSession } from '@/server/db/database';
import { isUniqueViolation } from '@/server/db/errors';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { consultationBookings } from '@/server/db/schema/consultations';
import type { BookingNewsKind } from '@/server/jobs/catalogue';
import type { Jobs } from '@/server/jobs/port';
import type { Sealer } from '@/server/base/sealing';
import { nobody, type Maker } from '@/server/visits/ownership';
import { openAskedCall, sealAskedCall, type AskedCall } from './asked-calls';
import {
  bookingMarks,
  insertBooking,
  openBooking,
  readOwnBooking,
  sealedColumns,
  type OwnBooking,
  type SealedBooking,
} from './booking-rows';
import { holdsEnoughCalls, networkMark } from './open-calls';

type NewBooking = Pick<
  OwnBooking,
  'name' | 'email' | 'phone' | 'locale' | 'way' | 'hasCompanion' | 'timeZone' | 'start'
>;

export type BookingOutcome =
  | { ok: true; booking: OwnBooking }
  | {
      ok: false;
      code: 'slot_taken' | 'not_bookable' | 'booking_not_found' | 'booking_over' | 'needs_click';
    };

/** Calls with a hearing expert at a chosen time. Changes are mailed to both sides. */
export interface Bookings {
  /** Free times, ISO UTC, in order. */
  freeSlots(): Promise<string[]>;
  /**
   * Only one of several callers gets the same time. Returns when it is on disk. An address or network with two open
   * calls is mailed a link instead (`needs_click`), and the time stays free.
   *
   * @param network of the client, as text
   */
  book(asked: NewBooking, maker?: Maker, network?: string): Promise<BookingOutcome>;
  /** The call in a mailed link; null for a link that does not work. */
  asked(sealed: string): AskedCall | null;
  /** Books the call in a mailed link. Repeatable. */
  confirm(sealed: string): Promise<BookingOutcome>;
  /** Having the code from the mails makes the caller the owner. */
  find(by: 'id' | 'code', value: string): Promise<OwnBooking | null>;
  move(code: string, start: string): Promise<BookingOutcome>;
  /** Repeatable. Staff use it too, by id. */
  cancel(by: 'id' | 'code', value: string): Promise<BookingOutcome>;
  /** Mails a reminder, once, for calls of the next day. */
  remind(): Promise<void>;
}

type Room = { db: Database; jobs: Jobs; sealer: Sealer; now: () => Date };

const startColumns = columnsOf(consultationBookings, ['startsAt']);

const upcomingSql = `from consultation_bookings where status = 'booked' and starts_at > $1`;

export function createBookings(room: Room): Bookings {
  const { db, sealer, now } = room;
  return {
    async freeSlots() {
      const taken = await db.query<RowOf<typeof startColumns>>(
        `select ${startColumns} ${upcomingSql}`,
        [now()],
      );
      const times = new Set(taken.map(({ startsAt }) => Date.parse(startsAt)));
      return bookableSlots(now())
        .filter((slot) => !times.has(slot.getTime()))
        .map((slot) => slot.toISOString());
    },
    book: (asked, maker = nobody, network) =>
      acknowledged(room, (tx) => {
        const call = {
          ...asked,
          ...maker,
          id: randomUUID(),
          name: asked.name.trim(),
          email: normaliseEmail(asked.email),
          phone: keptPhone(asked.phone),
          network: network === undefined ? null : networkMark(sealer, network),
        };
        return bookOrAsk(room, tx, call);
      }),
    asked: (sealed) => openAskedCall(sealer, sealed, now()),
    confirm: (sealed) => acknowledged(room, (tx) => confirm(room, tx, sealed)),
    find: (by, value) => readOwnBooking(db, sealer, by, value),
    move: (code, start) => acknowledged(room, (tx) => move(room, tx, code, start)),
    cancel: (by, value) => acknowledged(room, (tx) => cancel(room, tx, by, value)),
    remind: () => db.transaction((tx) => remind(room, tx)),
  };
}

async function acknowledged(
  { db }: Room,
  work: (tx: SqlSession) => Promise<BookingOutcome>,
): Promise<BookingOutcome> {
  const outcome = await db.transaction(work).catch((error: unknown): BookingOutcome => {
    if (!isUniqueViolation(error, 'consultation_bookings_one_a_slot')) throw error;
    return { ok: false, code: 'slot_taken' };
  });
  await db.flush();
  return outcome;
}

type WantedCall = Omit<AskedCall, 'endsAt'>;

async function bookOrAsk(room: Room, tx: SqlSession, call: WantedCall): Promise<BookingOutcome> {
  const { jobs, sealer } = room;
  const now = room.now();
  if (!isBookable(new Date(call.start), now)) return { ok: false, code: 'not_bookable' };
  if (!(await holdsEnoughCalls(tx, call, now))) return book(room, tx, call);
  await jobs.enqueue(tx, 'send-booking-question', { sealedCall: sealAskedCall(sealer, call, now) });
  return { ok: false, code: 'needs_click' };
}

async function confirm(room: Room, tx: SqlSession, sealed: string): Promise<BookingOutcome> {
  const now = room.now();
  const call = openAskedCall(room.sealer, sealed, now);
  if (!call) return { ok: false, code: 'booking_not_found' };
  const known = await readOwnBooking(tx, room.sealer, 'id', call.id);
  if (known) return { ok: true, booking: known };
  if (!isBookable(new Date(call.start), now)) return { ok: false, code: 'not_bookable' };
  return book(room, tx, call);
}

async function book(room: Room, tx: SqlSession, call: WantedCall): Promise<BookingOutcome> {
  const booking = await insertBooking(tx, room.sealer, {
    ...call,
    // 192 random bits, so that nobody finds other people's calls by guessing.
    code: randomBytes(24).toString('base64url'),
    status: 'booked',
    revision: 0,
    createdAt: room.now().toISOString(),
  });
  if (!booking) return { ok: false, code: 'slot_taken' };
  await tell(room, tx, booking, 'booked');
  return { ok: true, booking };
}

async function move(
  room: Room,
  tx: SqlSession,
  code: string,
  start: string,
): Promise<BookingOutcome> {
  const found = await readOwnBooking(tx, room.sealer, 'code', code);
  const now = room.now();
  if (!found) return { ok: false, code: 'booking_not_found' };
  if (isOver(found, now)) return { ok: false, code: 'booking_over' };
  if (!isBookable(new Date(start), now)) return { ok: false, code: 'not_bookable' };
  const [moved] = await tx.query<SealedBooking>(
    `update consultation_bookings set starts_at = $2, revision = revision + 1, reminded_at = null, updated_at = $3
     where code = any($1::text[]) and status = 'booked' returning ${sealedColumns}`,
    [bookingMarks(room.sealer, code), start, now],
  );
  if (!moved) return { ok: false, code: 'booking_over' };
  await tell(room, tx, moved, 'moved');
  return { ok: true, booking: openBooking(room.sealer, moved) };
}

async function cancel(
  room: Room,
  tx: SqlSession,
  by: 'id' | 'code',
  value: string,
): Promise<BookingOutcome> {
  const now = room.now();
  const found = await readOwnBooking(tx, room.sealer, by, value);
  if (!found) return { ok: false, code: 'booking_not_found' };
  if (found.status === 'canceled') return { ok: true, booking: found };
  if (isOver(found, now)) return { ok: false, code: 'booking_over' };
  const [canceled] = await tx.query<SealedBooking>(
    `update consultation_bookings set status = 'canceled', revision = revision + 1, updated_at = $2
     where id = $1 and status = 'booked' returning ${sealedColumns}`,
    [found.id, now],
  );
  if (canceled) await tell(room, tx, canceled, 'canceled');
  const booking: OwnBooking = canceled
    ? openBooking(room.sealer, canceled)
    : { ...found, status: 'canceled' };
  return { ok: true, booking };
}

function isOver({ status, start }: OwnBooking, now: Date): boolean {
  return status !== 'booked' || Date.parse(start) <= now.getTime();
}

/** A booking made within a day of the call had a mail then, so it gets no reminder. */
async function remind(room: Room, tx: SqlSession): Promise<void> {
  const now = room.now();
  const due = await tx.query<Pick<OwnBooking, 'id' | 'revision'>>(
    `update consultation_bookings set reminded_at = $1 where id in (
       select id from consultation_bookings where status = 'booked' and reminded_at is null
         and starts_at > $1 and starts_at <= $2 and updated_at < starts_at - interval '24 hours'
       order by starts_at limit 500 for update skip locked
     ) returning id, revision`,
    [now, new Date(now.getTime() + 24 * 60 * 60 * 1000)],
  );
  for (const booking of due) await tell(room, tx, booking, 'reminder');
}

async function tell(
  { jobs }: Room,
  tx: SqlSession,
  { id: bookingId, revision }: Pick<OwnBooking, 'id' | 'revision'>,
  news: BookingNewsKind,
): Promise<void> {
  const readers = news === 'reminder' ? (['person'] as const) : (['person', 'clinic'] as const);
  for (const to of readers) {
    await jobs.enqueue(tx, 'send-booking-news', { bookingId, revision, news, to });
  }
}
