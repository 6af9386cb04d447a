import type { Database } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { Sealer } from '@/server/base/sealing';
import { createBookings, type Bookings } from './bookings';
import { createCallCalendar, type CallCalendar } from './calendar';
import { createConsultationRequests, type ConsultationRequests } from './requests';

/** Calls with a hearing expert: call-back requests and booked times. */
export type Consultations = {
  requests: ConsultationRequests;
  bookings: Bookings;
  /** The calls as staff see them. */
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
