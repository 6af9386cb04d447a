import { boolean, object, string } from 'yup';
import { isEmail } from '@/domain/accounts/account';
import { callWays, isTimeZone, type BookingView } from '@/domain/consultations/booking';
import { isDialable, longestName } from '@/domain/consultations/consultation';
import { AppError } from '@/domain/failures/errors';
import { defaultLocale, locales } from '@/domain/words/locale';
import { trimmedText } from '@/domain/schemas/trimmed-text';
import { clinicTimeZone } from '@/domain/store';
import type { OwnBooking } from '@/server/consultations/booking-rows';
import type { BookingOutcome } from '@/server/consultations/bookings';
import type { Services } from '@/server/main/services';
import { bearerOf } from '@/server/http/bearer';
import type { HttpRequest } from '@/server/http/exchange';
import { networkAround } from '@/server/http/client-address';
import { mailCounts } from '@/server/http/limits/mail-limits';
import { anyone, endpoint, route } from '../endpoints/route';
import { makerOf } from '../endpoints/visit';

const locale = string().oneOf(locales).default(defaultLocale);
const name = trimmedText().max(longestName).required();
const email = trimmedText()
  .max(254)
  .required()
  .test('email', 'The email address is not valid', (text) => isEmail(text));
const dialable = (text: string | undefined) => !text || isDialable(text);
const phone = trimmedText().test('phone', 'The phone number is not valid', dialable);
const code = string()
  .matches(/^[\w-]{1,100}$/)
  .required();
const start = string()
  .required()
  .test('start', 'The time is not valid', (text) => !Number.isNaN(Date.parse(text)))
  .transform((text: unknown) =>
    typeof text === 'string' && !Number.isNaN(Date.parse(text))
      ? new Date(text).toISOString()
      : text,
  );

/** A call-back request (spec 6). The answer is the same for every address. */
export const consultationSubscription = route({
  POST: endpoint({
    input: object({
      email,
      name,
      phone: phone.required(),
      promo: string().max(50).default('standard'),
      locale,
    }),
    mayCall: anyone,
    handle: async ({ input, services, request }) => {
      await countMail(input.email, request, services);
      const isPhoneUnwanted = await wantsNoPhone(request, services);
      await services.consultations.requests.add({ ...input, isPhoneUnwanted });
      return { result: true, ...(isPhoneUnwanted && { do_not_phone: true }) };
    },
  }),
});

/** Times that can be booked; nothing about the taken ones. */
export const consultationSlots = route({
  GET: endpoint({
    input: object({}),
    mayCall: anyone,
    handle: async ({ services }) => ({ slots: await services.consultations.bookings.freeSlots() }),
  }),
});

const bookingInput = object({
  start,
  name,
  email,
  way: string().oneOf(callWays).required(),
  phone: phone.when('way', {
    is: 'video',
    then: (schema) => schema.default(''),
    otherwise: (schema) => schema.required(),
  }),
  has_companion: boolean().default(false),
  time_zone: string()
    .max(100)
    .default(clinicTimeZone)
    .test('zone', 'The time zone is unknown', (zone) => isTimeZone(zone)),
  locale,
});

/** Books a call, or moves one by the code in its mails. */
export const consultationBooking = route({
  POST: endpoint({
    input: bookingInput,
    mayCall: anyone,
    handle: async ({ input, services, request }) => {
      const { limits, clientAddressOf, consultations } = services;
      await countMail(input.email, request, services);
      await limits.count(['bookingByClient', clientAddressOf(request)]);
      const { has_companion: hasCompanion, time_zone: timeZone, phone: given, ...asked } = input;
      const outcome = await consultations.bookings.book(
        { ...asked, hasCompanion, timeZone, phone: given ?? '' },
        await makerOf(request, services),
        networkAround(clientAddressOf(request)),
      );
      if (!outcome.ok && outcome.code === 'needs_click') return { needs_click: true };
      return bookingIn(outcome);
    },
  }),
  PUT: endpoint({
    input: object({ code, start }),
    mayCall: anyone,
    handle: async ({ input, services, request }) => {
      await countNews(input.code, request, services);
      return bookingIn(await services.consultations.bookings.move(input.code, input.start));
    },
  }),
});

/** Confirms the call that a mailed link asks about. By POST, because mail scanners open links. */
export const consultationBookingConfirm = route({
  POST: endpoint({
    input: object({
      call: string()
        .matches(/^[\w.-]{1,4000}$/)
        .required(),
    }),
    mayCall: anyone,
    handle: async ({ input, services, request }) => {
      const { bookings } = services.consultations;
      const asked = bookings.asked(input.call);
      if (asked) await countMail(asked.email, request, services);
      return bookingIn(await bookings.confirm(input.call));
    },
  }),
});

/** The booking behind a mailed link. By POST, so that the code is in no URL. */
export const consultationBookingLookup = route({
  POST: endpoint({
    input: object({ code }),
    mayCall: anyone,
    handle: async ({ input, services }) => {
      const booking = await services.consultations.bookings.find('code', input.code);
      return bookingIn(booking ? { ok: true, booking } : { ok: false, code: 'booking_not_found' });
    },
  }),
});

export const consultationBookingCancel = route({
  POST: endpoint({
    input: object({ code }),
    mayCall: anyone,
    handle: async ({ input, services, request }) => {
      await countNews(input.code, request, services);
      return bookingIn(await services.consultations.bookings.cancel('code', input.code));
    },
  }),
});

/** Each such call sends a mail to an address that nobody has proven. */
async function countMail(
  to: string,
  request: HttpRequest,
  { limits, clientAddressOf }: Services,
): Promise<void> {
  const asker = { clientAddress: clientAddressOf(request), device: null };
  await limits.count(...mailCounts('other', to, asker));
}

/** Moving or cancelling a call sends another mail to its address; a call that is over sends none. */
async function countNews(code: string, request: HttpRequest, services: Services): Promise<void> {
  const booking = await services.consultations.bookings.find('code', code);
  if (booking?.status === 'booked') await countMail(booking.email, request, services);
}

/** Only for a logged-in customer: typing an address must not reveal what its profile says. */
async function wantsNoPhone(request: HttpRequest, { commerce }: Services): Promise<boolean> {
  const session = bearerOf(request);
  const visitor = session === null ? null : await commerce.visitors.identify(session);
  const customer = visitor?.account && (await commerce.customers.find(visitor.account.id));
  return customer?.doNotPhone ?? false;
}

function bookingIn(outcome: BookingOutcome): { booking: BookingView } {
  if (outcome.ok) return { booking: viewOf(outcome.booking) };
  switch (outcome.code) {
    case 'slot_taken':
    case 'not_bookable':
      throw new AppError('permission_error', 'This time is no longer free', { param: 'start' });
    case 'booking_over':
      throw new AppError('permission_error', 'This call can no longer be changed');
    case 'needs_click':
    case 'booking_not_found':
      throw new AppError('not_found_error', 'This booking is not one of ours', { param: 'code' });
  }
}

function viewOf(booking: OwnBooking): BookingView {
  const { start: at, name: who, way, hasCompanion, timeZone, status, revision } = booking;
  return {
    start: at,
    name: who,
    way,
    hasCompanion,
    timeZone,
    // The outcome of a call is for internal notes only.
    status: status === 'canceled' ? 'canceled' : 'booked',
    revision,
    code: booking.code,
  };
}
