import type { CallWay } from './booking';
import type { ListRules } from '../staff/admin-list';
import { normalizePhone } from '../checkout/checkout-address';

/** Contact details of a person who wants a call. */
export type CallBackValues = { name: string; email: string; phone: string };
export type CallBackField = keyof CallBackValues;

/** In the order of the form. */
export const callBackFields = [
  'name',
  'email',
  'phone',
] as const satisfies readonly CallBackField[];

/** The fields for booking a call. */
export type BookingValues = CallBackValues & {
  /** ISO UTC; empty while no time is chosen. */
  start: string;
  way: CallWay;
  hasCompanion: boolean;
};

/** In the order of the form. */
export const bookingFields = ['start', ...callBackFields] as const;

/** Longest name and phone number we keep. */
export const longestName = 200;
const longestPhone = 40;

/** Staff read the number before they dial, so any text with enough digits is accepted, an extension too. */
export function isDialable(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').length;
  return phone.length <= longestPhone && digits >= 7 && digits <= 20;
}

/** The normalised phone number if it is a usual one, else as it was typed. */
export function keptPhone(phone: string): string {
  return normalizePhone(phone) ?? phone.trim();
}

/** Sort and filter options for the staff's list of call-back requests. */
export const callRequestList = {
  sorts: ['-asked'],
  filters: { state: ['waiting', 'done'] },
} as const satisfies ListRules;
