import type { Database } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { Sealer } from '@/server/base/sealing';
import { createBookings, type Bookings } from './bookings';
import { createCallCalendar, type CallCalendar } from './calendar';
import { createConsultationRequests, type ConsultationRequests } from './requests';

/** Talking to a hearing expert: those who want to be called, and those who chose a time. */
export type Consultations = {
  requests: ConsultationRequests;
  bookings: Bookings;
  /** The calls as our staff sees them. */
  calendar: CallCalendar;
};

export function createConsultations(deps: {
  db: Database;
  jobs: Jobs;
  sealer: Sealer;
  now: () => Date;
}): Consultations {
  return {
    requests: createConsultationRequests(deps),
    bookings: createBookings(deps),
    calendar: createCallCalendar(deps),
  };
}
