import { array, boolean, object, string } from 'yup';
import { productRequest } from '@/client/requests/product-requests';
import { unreadableRefusal, type StoreAnswer } from '@/client/requests/store-answer';
import { bookingViewSchema, type BookingView, type CallWay } from '@/domain/consultations/booking';
import type { CallBackValues } from '@/domain/consultations/consultation';

const slotsSchema = object({ slots: array(string().required()).required() });
const bookingSchema = object({ booking: bookingViewSchema.required() });
const wantedSchema = object({ needs_click: boolean() });

/** Free slots, ISO UTC, in order. */
export function fetchSlots(): Promise<StoreAnswer<string[]>> {
  return asked(
    '/api/consultation-slots',
    undefined,
    (body) => slotsSchema.validateSync(body).slots,
  );
}

export type BookingRequest = CallBackValues & {
  start: string;
  way: CallWay;
  hasCompanion: boolean;
};

/** Books a call; null when it still has to be confirmed by the link that we just mailed. */
export function bookCall({ start, way, hasCompanion, name, email, phone }: BookingRequest) {
  const body = {
    start,
    way,
    has_companion: hasCompanion,
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    time_zone: visitorZone(),
  };
  return asked('/api/consultation-booking', { body }, (answer) => {
    const { needs_click } = wantedSchema.validateSync(answer);
    return needs_click === true ? null : bookingSchema.validateSync(answer).booking;
  });
}

/** Books the call of a mailed link. */
export function confirmCall(call: string) {
  return askBooking('/api/consultation-booking/confirm', { call });
}

export function findCall(code: string) {
  return askBooking('/api/consultation-booking/look-up', { code });
}

export function moveCall(code: string, start: string) {
  return askBooking('/api/consultation-booking', { code, start }, 'PUT');
}

export function cancelCall(code: string) {
  return askBooking('/api/consultation-booking/cancel', { code });
}

/** The time zone of this device. */
export function visitorZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function askBooking(path: string, body: object, method?: 'PUT'): Promise<StoreAnswer<BookingView>> {
  return asked(path, { body, method }, (answer) => bookingSchema.validateSync(answer).booking);
}

async function asked<Value>(
  path: string,
  sent: { body: object; method?: 'PUT' } | undefined,
  read: (body: unknown) => Value,
): Promise<StoreAnswer<Value>> {
  const answer = await productRequest(path, sent?.body, sent?.method);
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: read(answer.value) };
  } catch (failure) {
    return unreadableRefusal(failure);
  }
}
