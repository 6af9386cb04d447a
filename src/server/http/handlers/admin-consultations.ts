import { boolean, object, string } from 'yup';
import {
  callEndings,
  callStatuses,
  clinicWeek,
  nextClinicDay,
  consultationList,
} from '@/domain/booking';
import { callWishList } from '@/domain/consultation';
import { AppError } from '@/domain/errors';
import type { Booking } from '@/server/consultations/booking-rows';
import type { Services } from '@/server/services';
import { adminOnly } from '../admin-guard';
import { listInput } from '../list-input';
import { endpoint, route } from '../route';
import { recordId } from './hearing-inputs';

const listCalls = endpoint({
  input: listInput(consultationList),
  mayCall: adminOnly,
  handle: async ({ input, caller: { staff }, services }) => {
    const { page, pageSize } = input;
    const { audit, consultations } = services;
    await audit.record({ staff, action: 'list', subject: 'consultations', recordId: `${page}` });
    const { count, results } = await consultations.calendar.page(input);
    return { page, pageSize, count, results: await linesOf(results, services) };
  },
});

/** Booked calls, for our staff; that somebody read them is noted. */
export const adminConsultations = route('/api/admin-consultations', {
  GET: listCalls,
  POST: listCalls,
});

/** The calls of one working week of the clinic; the one that is under way or comes next when no day is named. */
export const adminConsultationWeek = route('/api/admin-consultation-week', {
  GET: endpoint({
    input: object({ day: string().max(10) }),
    mayCall: adminOnly,
    handle: async ({ input, caller: { staff }, services }) => {
      const week = clinicWeek(input.day ?? nextClinicDay(new Date()));
      if (!week) throw new AppError('validation_error', 'This is no day', { param: 'day' });
      const { audit, consultations } = services;
      const [recordIdOf = ''] = week.days;
      await audit.record({ staff, action: 'list', subject: 'consultations', recordId: recordIdOf });
      const calls = await consultations.calendar.between(week);
      const { days, before, after } = week;
      return { days, before, after, calls: await linesOf(calls, services) };
    },
  }),
});

/** Notes what became of a call: done, or nobody was there. */
export const adminEndCall = route('/api/admin-end-call', {
  POST: endpoint({
    input: object({
      booking_id: recordId,
      ending: string().oneOf(callEndings).required(),
      /** As it stands on the screen. */
      seen: string().oneOf(callStatuses).required(),
    }),
    mayCall: adminOnly,
    handle: async ({ input, caller: { staff }, services }) => {
      const { audit, consultations } = services;
      const { booking_id: id, ending, seen } = input;
      await audit.record({ staff, action: 'change', subject: 'booking', recordId: id });
      const outcome = await consultations.calendar.end(id, ending, seen);
      if (outcome.ok) return { booking: { id, status: outcome.booking.status } };
      switch (outcome.code) {
        case 'booking_not_found':
          throw unknownBooking();
        case 'booking_moved_on':
          throw new AppError('conflict', 'Somebody else has changed this call meanwhile');
        case 'booking_to_come':
          throw new AppError('permission_error', 'This call is still to come');
      }
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
      if (outcome.code === 'booking_not_found') throw unknownBooking();
      throw new AppError('permission_error', 'This call can no longer be changed');
    },
  }),
});

const listWishes = endpoint({
  input: listInput(callWishList),
  mayCall: adminOnly,
  handle: async ({ input, caller: { staff }, services }) => {
    const { page, pageSize } = input;
    const { audit, commerce, consultations } = services;
    await audit.record({ staff, action: 'list', subject: 'call_wishes', recordId: `${page}` });
    const { count, results } = await consultations.requests.page(input);
    const notToBeCalled = await commerce.customers.notToBeCalled(results.map(({ email }) => email));
    return {
      page,
      pageSize,
      count,
      results: results.map(({ id, name, email, phone, createdAt, doneAt, isPhoneUnwanted }) => ({
        ...{ id, name, email, phone, createdAt, doneAt },
        doNotPhone: isPhoneUnwanted || notToBeCalled.has(email),
        /** She knew of that and asked for this one call. */
        isOnceOnly: isPhoneUnwanted,
      })),
    };
  },
});

/** People who want to be called, for our staff; that somebody read them is noted. */
export const adminCallWishes = route('/api/admin-call-wishes', {
  GET: listWishes,
  POST: listWishes,
});

/** Somebody has called, or has to call again after all. */
export const adminCallWish = route('/api/admin-call-wish', {
  POST: endpoint({
    input: object({ id: recordId, is_done: boolean().required() }),
    mayCall: adminOnly,
    handle: async ({ input: { id, is_done: isDone }, caller: { staff }, services }) => {
      const { audit, consultations } = services;
      await audit.record({ staff, action: 'change', subject: 'call_wish', recordId: id });
      if (!(await consultations.requests.setDone(id, isDone))) {
        throw new AppError('not_found_error', 'This wish is unknown');
      }
      return { id, is_done: isDone };
    },
  }),
});

function unknownBooking(): AppError {
  return new AppError('not_found_error', 'This booking is unknown');
}

/** Without the code: that is its owner's key. */
async function linesOf(bookings: readonly Booking[], { commerce }: Services) {
  const emails = [...new Set(bookings.map(({ email }) => email))];
  const notToBeCalled = await commerce.customers.notToBeCalled(emails);
  return bookings.map(
    ({ id, start, name, email, phone, way, hasCompanion, timeZone, status, createdAt }) => ({
      ...{ id, start, name, email, phone, way, hasCompanion, timeZone, status, createdAt },
      doNotPhone: notToBeCalled.has(email),
    }),
  );
}
