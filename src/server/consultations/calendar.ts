import type { CallEnding, CallStatus, consultationList } from '@/domain/consultations/booking';
import type { Database } from '@/server/db/database';
import { directionOf, readListPage } from '@/server/db/list-page';
import { createConditions } from '@/server/db/people-search';
import { addContactSearch } from '@/server/db/word-search';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { consultationBookings } from '@/server/db/schema/consultations';
import { bookingColumns, readBookings, type Booking } from './booking-rows';

type CallsQuestion = {
  /** From 1. */
  page: number;
  pageSize: number;
  sort: string;
  /** Beginnings of a name, an address or a number; empty for all. */
  search: string;
} & Readonly<Record<keyof typeof consultationList.filters, string>>;

type EndOutcome =
  | { ok: true; booking: Booking }
  | { ok: false; code: 'booking_not_found' | 'booking_moved_on' | 'booking_to_come' };

/** Booked calls as staff see them. The caller has checked that it is staff. */
export interface CallCalendar {
  page(asked: CallsQuestion): Promise<{ count: number; results: readonly Booking[] }>;
  /** Every call in a period that was not cancelled, in order. ISO UTC; `to` is exclusive. */
  between(time: { from: string; to: string }): Promise<readonly Booking[]>;
  /** The account that a booked call belongs to, for notes about it; null for an unknown call. */
  ownerOf(id: string): Promise<{ accountId: string | null } | null>;
  /** Notes how a call ended. `seen`: the status the staff member saw; if it has changed since, nothing happens. */
  end(id: string, ending: CallEnding, seen: CallStatus): Promise<EndOutcome>;
}

const ownerColumns = columnsOf(consultationBookings, ['accountId']);

export function createCallCalendar({ db, now }: { db: Database; now: () => Date }): CallCalendar {
  return {
    page: (asked) => readPage(db, asked, now()),
    between: ({ from, to }) =>
      db.query<Booking>(
        `select ${bookingColumns} from consultation_bookings
         where starts_at >= $1 and starts_at < $2 and status <> 'canceled' order by starts_at, id`,
        [from, to],
      ),
    async ownerOf(id) {
      const [row] = await db.query<RowOf<typeof ownerColumns>>(
        `select ${ownerColumns} from consultation_bookings where id = $1`,
        [id],
      );
      return row ?? null;
    },
    async end(id, ending, seen) {
      const at = now();
      const [ended] = await db.query<Booking>(
        `update consultation_bookings set status = $2, updated_at = $3
         where id = $1 and status = $4 and status <> 'canceled' and starts_at <= $3
         returning ${bookingColumns}`,
        [id, ending, at, seen],
      );
      await db.flush();
      if (ended) return { ok: true, booking: ended };
      const [found] = await readBookings(db, 'id', id);
      if (!found) return { ok: false, code: 'booking_not_found' };
      const isToCome = found.status === seen && Date.parse(found.start) > at.getTime();
      return { ok: false, code: isToCome ? 'booking_to_come' : 'booking_moved_on' };
    },
  };
}

function readPage(
  db: Database,
  { sort, search, when, status, ...asked }: CallsQuestion,
  now: Date,
) {
  const conditions = createConditions();
  const { add, place } = conditions;
  if (status !== '') add(`status = ${place(status)}`);
  if (when !== '') add(`starts_at ${when === 'coming' ? '>' : '<='} ${place(now)}`);
  if (search !== '') addContactSearch(conditions, search);
  const direction = directionOf(sort);
  return readListPage<Booking>(
    db,
    {
      columns: bookingColumns,
      from: 'consultation_bookings',
      key: 'id',
      ...conditions,
      order: `starts_at ${direction}, id ${direction}`,
    },
    asked,
  );
}
