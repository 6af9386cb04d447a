import type { Jobs } from '@/server/jobs/port';
import type { Holding } from '@/server/privacy/holding';
import { readBookings } from './booking-rows';
import { readRequestsOf } from './requests';

/**
 * Who wanted to talk to us, and when. All of it hangs on the address, so it is given out and removed only where a
 * mailed link has shown that the address is hers. A call to come is called off with it, and the clinic is told that
 * nobody will be there.
 */
export function createConsultationHolding({ jobs }: { jobs: Jobs }): Holding {
  return {
    name: 'consultations',
    tables: ['consultation_requests', 'consultation_bookings'],

    async export(sql, { email, isEmailProven }) {
      if (!isEmailProven) return { requests: [], bookings: [] };
      const [requests, bookings] = await Promise.all([
        readRequestsOf(sql, email),
        readBookings(sql, 'email', email),
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

    async erase(tx, { email, isEmailProven }, now) {
      if (!isEmailProven) return;
      await tx.query('delete from consultation_requests where email = $1', [email]);
      const gone = await tx.query<{ id: string; status: string; start: string }>(
        'delete from consultation_bookings where email = $1 returning id, status, starts_at as start',
        [email],
      );
      for (const { id: bookingId, status, start } of gone) {
        if (status !== 'booked' || Date.parse(start) <= now.getTime()) continue;
        await jobs.enqueue(tx, 'send-booking-gone', { bookingId, start });
      }
    },
  };
}
