import type { Consent } from '@/domain/consent';
import type { FoundRecordKind } from '@/domain/accounts/found-record';
import type { ProfileItemKind } from '@/domain/hearing/hearing-profile';
import type { SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { consultationBookings } from '@/server/db/schema/consultations';
import type { Jobs } from '@/server/jobs/port';

type Kind = {
  table: string;
  /** Column with the time it was made, by our clock. */
  at: string;
  /** A condition for rows that can be found, in tables where a removed row stays for a while. */
  onlyIf?: string;
  /** The consent given with it; null where none is asked. */
  purpose: Consent['purpose'] | null;
  /** Its name in a hearing profile. */
  profileItem: ProfileItemKind | null;
  remove: (tx: SqlSession, id: string, room: Room) => Promise<unknown>;
};

type Room = { jobs: Jobs; now: Date };

const deleteFrom = (table: string) => (tx: SqlSession, id: string) =>
  tx.query(`delete from ${table} where id = $1`, [id]);

/** Every kind of record that can be found under an address, and its table. */
export const kinds: Readonly<Record<FoundRecordKind, Kind>> = {
  hearing_test: {
    table: 'hearing_results',
    at: 'created_at',
    purpose: 'hearing_storage',
    profileItem: 'test',
    remove: deleteFrom('hearing_results'),
  },
  file: {
    table: 'uploads',
    at: 'created_at',
    onlyIf: `status = 'kept'`,
    purpose: null,
    profileItem: 'upload',
    // Inaccessible at once; the hourly clean-up removes the bytes and then the row.
    remove: (tx, id) =>
      tx.query(`update uploads set status = 'removed', visit = null, email = null where id = $1`, [
        id,
      ]),
  },
  waiver: {
    table: 'hearing_waivers',
    at: 'at',
    purpose: 'hearing_waiver',
    profileItem: 'waiver',
    remove: deleteFrom('hearing_waivers'),
  },
  questionnaire: {
    table: 'questionnaires',
    at: 'created_at',
    purpose: 'hearing_questionnaire',
    profileItem: 'questionnaire',
    remove: deleteFrom('questionnaires'),
  },
  message: {
    table: 'conversations',
    at: 'created_at',
    purpose: null,
    profileItem: null,
    remove: deleteFrom('conversations'),
  },
  booking: {
    table: 'consultation_bookings',
    at: 'created_at',
    purpose: null,
    profileItem: null,
    remove: removeBooking,
  },
};

const callColumns = columnsOf(consultationBookings, ['status', 'startsAt']);

/** The clinic is told that nobody will come to a future call. */
async function removeBooking(tx: SqlSession, id: string, { jobs, now }: Room): Promise<void> {
  const [gone] = await tx.query<RowOf<typeof callColumns>>(
    `delete from consultation_bookings where id = $1 returning ${callColumns}`,
    [id],
  );
  if (gone?.status !== 'booked' || Date.parse(gone.startsAt) <= now.getTime()) return;
  await jobs.enqueue(tx, 'send-booking-gone', { bookingId: id, start: gone.startsAt });
}
