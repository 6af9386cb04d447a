import { boolean, object, string } from 'yup';
import { callRequestSchema, callSchema, weekSchema } from '@/domain/staff/answers/call';
import {
  callEndings,
  callStatuses,
  clinicWeek,
  nextClinicDay,
  consultationList,
} from '@/domain/consultations/booking';
import { callRequestList } from '@/domain/consultations/consultation';
import { AppError } from '@/domain/failures/errors';
import type { Booking } from '@/server/consultations/booking-rows';
import type { Services } from '@/server/main/services';
import { route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { listRoute } from '../endpoints/list-route';
import { recordId } from '../endpoints/hearing-inputs';
import { proofOfRecord } from '../endpoints/proof-of-record';

/** Booked calls, for staff; each reading is noted. */
export const adminConsultations = listRoute({
  may: 'calls',
  rules: consultationList,
  row: callSchema,
  noted: 'consultations',
  read: async ({ input, services }) => {
    const { count, results } = await services.consultations.calendar.page(input);
    return { count, results: await linesOf(results, services) };
  },
});

/** The calls of one working week of the clinic; without a day, of the current or next one. */
export const adminConsultationWeek = route({
  GET: adminEndpoint({
    may: 'calls',
    input: object({ day: string().max(10) }),
    readBy: weekSchema,
    notes: ({ day }) => ({
      action: 'list',
      subject: 'consultations',
      recordId: clinicWeek(dayOf(day))?.days[0] ?? 'none',
    }),
    handle: async ({ input, services }) => {
      const week = clinicWeek(dayOf(input.day));
      if (!week) throw new AppError('validation_error', 'This is no day', { param: 'day' });
      const { consultations } = services;
      const calls = await consultations.calendar.between(week);
      const { days, before, after } = week;
      return { days, before, after, calls: await linesOf(calls, services) };
    },
  }),
});

const dayOf = (asked: string | undefined) => asked ?? nextClinicDay(new Date());

/** Notes how a call ended: done, or nobody was there. */
export const adminEndCall = route({
  POST: adminEndpoint({
    may: 'calls',
    input: object({
      booking_id: recordId,
      ending: string().oneOf(callEndings).required(),
      /** The status on the staff member's screen. */
      seen: string().oneOf(callStatuses).required(),
    }),
    notes: (input) => ({ action: 'change', subject: 'booking', recordId: input.booking_id }),
    handle: async ({ input, services }) => {
      const { consultations } = services;
      const { booking_id: id, ending, seen } = input;
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

/** Cancels a booking in the clinic's name and mails its owner. */
export const adminCancelBooking = route({
  POST: adminEndpoint({
    may: 'calls',
    input: object({ booking_id: recordId }),
    notes: (input) => ({ action: 'change', subject: 'booking', recordId: input.booking_id }),
    handle: async ({ input, services }) => {
      const { consultations } = services;
      const { booking_id: id } = input;
      const outcome = await consultations.bookings.cancel('id', id);
      if (outcome.ok) return { booking: { id, status: outcome.booking.status } };
      if (outcome.code === 'booking_not_found') throw unknownBooking();
      throw new AppError('permission_error', 'This call can no longer be changed');
    },
  }),
});

/** People who want to be called, for staff; each reading is noted. */
export const adminCallRequests = listRoute({
  may: 'calls',
  rules: callRequestList,
  row: callRequestSchema,
  noted: 'call_wishes',
  read: async ({ input, services: { commerce, consultations } }) => {
    const { count, results } = await consultations.requests.page(input);
    const notToBeCalled = await commerce.customers.notToBeCalled(results.map(({ email }) => email));
    return {
      count,
      results: results.map(({ id, name, email, phone, createdAt, doneAt, isPhoneUnwanted }) => ({
        ...{ id, name, email, phone, createdAt, doneAt },
        doNotPhone: isPhoneUnwanted || notToBeCalled.has(email),
        /** The customer does not want calls in general, but asked for this one. */
        isOnceOnly: isPhoneUnwanted,
      })),
    };
  },
});

/** Marks a request as called, or as open again. */
export const adminCallRequest = route({
  POST: adminEndpoint({
    may: 'calls',
    input: object({ id: recordId, is_done: boolean().required() }),
    notes: ({ id }) => ({ action: 'change', subject: 'call_wish', recordId: id }),
    handle: async ({ input: { id, is_done: isDone }, services }) => {
      const { consultations } = services;
      if (!(await consultations.requests.setDone(id, isDone))) {
        throw new AppError('not_found_error', 'This request is unknown');
      }
      return { id, is_done: isDone };
    },
  }),
});

function unknownBooking(): AppError {
  return new AppError('not_found_error', 'This booking is unknown');
}

/** Leaves out the code, which is the owner's key. */
async function linesOf(bookings: readonly Booking[], { commerce, foundRecords }: Services) {
  const emails = [...new Set(bookings.map(({ email }) => email))];
  const [notToBeCalled, proofs] = await Promise.all([
    commerce.customers.notToBeCalled(emails),
    foundRecords.proofsOf(
      'booking',
      bookings.map(({ id }) => id),
    ),
  ]);
  return bookings.map(
    ({
      id,
      start,
      name,
      email,
      phone,
      locale,
      way,
      hasCompanion,
      timeZone,
      status,
      createdAt,
    }) => ({
      ...{ id, start, name, email, phone, locale, way, hasCompanion, timeZone, status, createdAt },
      doNotPhone: notToBeCalled.has(email),
      proof: proofOfRecord(proofs, { id }),
    }),
  );
}
