import type { Jobs } from '@/server/jobs/port';
import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import { goesWithAccount, ownAndUnclaimed } from '@/server/visits/ownership';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { consultationBookings } from '@/server/db/schema/consultations';
import { readBookings } from './booking-rows';
import { readRequestsOf } from './requests';

const goneColumns = columnsOf(consultationBookings, ['id', 'status'], {
  as: { start: 'startsAt' },
});

/**
 * Who wanted to talk to us, and when. Booked calls belong to the account. Call-back requests have nothing but their
 * address, so they are given out and removed only where a mailed link has proven it. A call to come is called off with
 * the account, and the clinic is told that nobody will be there.
 */
export function createConsultationPersonalData({ jobs }: { jobs: Jobs }): PersonalDataRecord {
  return {
    name: 'consultations',
    tables: ['consultation_requests', 'consultation_bookings'],

    async export(sql, { accountId, email, isEmailProven }) {
      const [requests, bookings] = await Promise.all([
        isEmailProven ? readRequestsOf(sql, email) : [],
        readBookings(sql, 'account', accountId),
      ]);
      return {
        requests: requests.map(({ name, phone, createdAt }) => ({ name, phone, createdAt })),
        bookings: bookings.map(({ start, way, hasCompanion, name, phone, status, createdAt }) => ({
          start,
          way,
          hasCompanion,
          name,
          phone,
          status,
          createdAt,
        })),
      };
    },

    async erase(tx, subject, now) {
      if (subject.isEmailProven) {
        await tx.query('delete from consultation_requests where email = $1', [subject.email]);
      }
      const gone = await tx.query<RowOf<typeof goneColumns>>(
        `delete from consultation_bookings where ${goesWithAccount} returning ${goneColumns}`,
        ownAndUnclaimed(subject),
      );
      for (const { id: bookingId, status, start } of gone) {
        if (status !== 'booked' || Date.parse(start) <= now.getTime()) continue;
        await jobs.enqueue(tx, 'send-booking-gone', { bookingId, start });
      }
    },
  };
}
