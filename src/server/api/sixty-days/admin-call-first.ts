import { object, string } from 'yup';
import { callFirstSchema } from '@/domain/staff/answers/call-first';
import { AppError } from '@/domain/failures/errors';
import { followUpEvent, maximumNoteLength } from '@/domain/consultations/follow-up-date';
import { followUpTitle } from '@/server/mail/short-words';
import { defaultLocale, locales } from '@/domain/words/locale';
import type { CallSubject } from '@/server/call-notes/call-notes';
import type { Services } from '@/server/main/services';
import type { CallFirst } from '@/server/sixty-days/call-first';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { recordId } from '../endpoints/hearing-inputs';
import { route } from '../endpoints/route';

/** Customers in their trial whom staff should call first, with the reasons. */
export const adminCallFirst = route({
  GET: adminEndpoint({
    may: 'calls',
    input: object({}),
    readBy: callFirstSchema,
    notes: () => ({ action: 'list', subject: 'trials', recordId: 'all' }),
    handle: async ({ services }) => {
      const waiting = await services.callFirst.read();
      const results = await Promise.all(waiting.map((one) => lineOf(one, services)));
      return { results };
    },
  }),
});

/** Who it is and how to reach them. A hosted store may know the customer only by the order. */
async function lineOf({ accountId, ...one }: CallFirst, services: Services) {
  const { customers, orders } = services.commerce;
  const [customer, order] = await Promise.all([
    customers.find(accountId),
    orders.findOrder(one.orderId),
  ]);
  const shipping = order?.shipping ?? null;
  const person = customer ?? { name: null, phone: null, email: '', doNotPhone: false };
  return {
    ...one,
    orderNumber: order?.number ?? '',
    name: person.name ?? shipping?.name ?? '',
    email: person.email,
    phone: person.phone ?? shipping?.phone ?? '',
    doNotPhone: person.doNotPhone,
  };
}

const noteId = object({ id: recordId });

const subject = object({
  order_id: string().matches(/^[\w-]{1,100}$/),
  booking_id: string().matches(/^[\w-]{1,100}$/),
});

type Named = { order_id?: string | undefined; booking_id?: string | undefined };

/** The order or the booked call that a note is about, with its customer. */
async function subjectOf(named: Named, services: Services): Promise<CallSubject> {
  if (named.order_id !== undefined) {
    const order = await services.commerce.orders.findOrder(named.order_id);
    if (!order) throw new AppError('not_found_error', 'This order is unknown');
    return { accountId: order.account.id, orderId: order.id, bookingId: null };
  }
  const bookingId = named.booking_id ?? 'none';
  const booking = await services.consultations.calendar.ownerOf(bookingId);
  if (!booking) throw new AppError('not_found_error', 'This call is unknown');
  return { ...booking, orderId: null, bookingId };
}

const notedAs = (action: 'view' | 'change', { order_id, booking_id }: Named) =>
  ({
    action,
    subject: order_id === undefined ? 'booking' : 'order',
    recordId: order_id ?? booking_id ?? 'none',
  }) as const;

const calendarDay = string()
  .matches(/^\d{4}-\d{2}-\d{2}$/)
  .test('day', 'This is no day', (day) => !day || !Number.isNaN(Date.parse(day)))
  .nullable()
  .default(null);

/** The notes of calls with a customer, and a new one. */
export const adminCallNotes = route({
  GET: adminEndpoint({
    may: 'calls',
    input: subject,
    notes: (input) => notedAs('view', input),
    handle: async ({ input, services }) => ({
      notes: await services.callNotes.of(await subjectOf(input, services)),
    }),
  }),
  POST: adminEndpoint({
    may: 'calls',
    input: subject.concat(
      object({
        note: string().trim().max(maximumNoteLength).required(),
        follow_up_on: calendarDay,
      }),
    ),
    notes: (input) => notedAs('change', input),
    handle: async ({ input, caller, services }) => {
      const about = await subjectOf(input, services);
      await services.callNotes.write(about, {
        note: input.note,
        followUpOn: input.follow_up_on,
        by: caller.staff.name,
      });
      return { notes: await services.callNotes.of(about) };
    },
  }),
});

/** The follow-up date of a note as a calendar file. */
export const adminCallNoteCalendar = route({
  GET: adminEndpoint({
    may: 'calls',
    input: noteId.concat(object({ locale: string().oneOf(locales).default(defaultLocale) })),
    showsNobody: 'a day and our own words, without the customer or the note',
    handle: async ({ input, services }) => {
      const found = await services.callNotes.find(input.id);
      if (!found || found.followUpOn === null) {
        throw new AppError('not_found_error', 'This note has no follow-up date');
      }
      return followUpEvent(
        { ...found, followUpOn: found.followUpOn },
        await followUpTitle(input.locale),
      );
    },
    answer: (body) => ({
      status: 200,
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="follow-up.ics"',
        'Cache-Control': 'no-store',
      },
      body,
    }),
  }),
});
