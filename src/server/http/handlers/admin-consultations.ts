import { number, object } from 'yup';
import { AppError } from '@/domain/errors';
import type { Booking } from '@/server/consultations/booking-rows';
import { adminOnly } from '../admin-guard';
import { endpoint, route } from '../route';
import { recordId } from './hearing-inputs';

const pageNumber = number().integer().min(1).max(100_000);

/** Calls to come and the latest wishes to be called, for our staff; that somebody read them is noted. */
export const adminConsultations = route('/api/admin-consultations', {
  GET: endpoint({
    input: object({ page: pageNumber.default(1), pageSize: pageNumber.max(100).default(25) }),
    mayCall: adminOnly,
    handle: async ({ input: { page, pageSize }, caller: { staff }, services }) => {
      const { audit, consultations } = services;
      await audit.record({ staff, action: 'list', subject: 'consultations', recordId: `${page}` });
      const [{ count, bookings }, requests] = await Promise.all([
        consultations.bookings.upcoming({ page, pageSize }),
        consultations.requests.latest(pageSize),
      ]);
      return {
        page,
        pageSize,
        count,
        bookings: bookings.map(lineOf),
        requests,
      };
    },
  }),
});

/** Calls a booking off in the clinic's name; its owner gets a mail. */
export const adminCancelBooking = route('/api/admin-cancel-booking', {
  POST: endpoint({
    input: object({ booking_id: recordId }),
    mayCall: adminOnly,
    handle: async ({ input, caller: { staff }, services }) => {
      const { audit, consultations } = services;
      const { booking_id: id } = input;
      await audit.record({ staff, action: 'change', subject: 'booking', recordId: id });
      const outcome = await consultations.bookings.cancel('id', id);
      if (outcome.ok) return { booking: { id, status: outcome.booking.status } };
      if (outcome.code === 'booking_not_found') {
        throw new AppError('not_found_error', 'This booking is unknown');
      }
      throw new AppError('permission_error', 'This call can no longer be changed');
    },
  }),
});

/** Without the code: that is its owner's key. */
function lineOf({
  id,
  start,
  name,
  email,
  phone,
  way,
  hasCompanion,
  timeZone,
  createdAt,
}: Booking) {
  return { id, start, name, email, phone, way, hasCompanion, timeZone, createdAt };
}
