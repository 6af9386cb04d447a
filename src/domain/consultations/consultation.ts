import type { CallWay } from './booking';
import type { ListRules } from '../staff/admin-list';
import { normalizePhone } from '../checkout/checkout-address';

/**
 * Spec 9: first after the page was loaded, then after each move to another page; and how long it then stays away. After an
 * input it waits longer, so that it interrupts nobody.
 */
export const popupDelays = {
  afterLoadMs: 15_000,
  afterMoveMs: 5_000,
  afterInputMs: 30_000,
  restMs: 86_400_000,
} as const;

/** How to reach somebody who wants to talk to us. */
export type CallBackValues = { name: string; email: string; phone: string };
export type CallBackField = keyof CallBackValues;

/** In the order of the form. */
export const callBackFields = [
  'name',
  'email',
  'phone',
] as const satisfies readonly CallBackField[];

/** What somebody fills in to book a call. */
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

/** A person reads it before she dials: anything that holds enough digits will do, an extension too. */
export function isDialable(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').length;
  return phone.length <= longestPhone && digits >= 7 && digits <= 20;
}

/** In one form where it is a usual number, else as it was typed. */
export function keptPhone(phone: string): string {
  return normalizePhone(phone) ?? phone.trim();
}

/** What our staff's list of people who want to be called can be sorted by and narrowed to. */
export const callRequestList = {
  sorts: ['-asked'],
  filters: { state: ['waiting', 'done'] },
} as const satisfies ListRules;
