import type { AddressFields } from './address-form';
import { cardExpiryState, type CardExpiry } from '../checkout/card';

/** An entry of a customer's address book, as our forms show it. */
export type BookAddress = {
  id: string;
  fields: AddressFields;
  /** False for any other country, which the checkout's form does not support. */
  isCanadian: boolean;
};

/** A customer's saved card. */
export type BookCard = {
  id: string;
  /** A vault token; it pays for its owner's orders only. */
  token: string;
  brand: string;
  last4: string;
  expiry: CardExpiry;
};

/** The saved details that may prefill a customer's next order. Newest first, as the shop lists them. */
export type AccountBook = {
  addresses: readonly BookAddress[];
  cards: readonly BookCard[];
  /** Default shipping address; null when that is no entry of the book. */
  shippingAddressId: string | null;
  /** Default billing address; the shipping address until the customer chooses another one. */
  billingAddressId: string | null;
  /** The default card. */
  cardId: string | null;
};

/** State of a saved card: it can pay, it expires soon, or it has expired. */
export type CardState = 'good' | 'expiring' | 'expired';

/** Cards that expire this month or next month get a warning. */
const shortWhileMonths = 1;

export function cardState({ month, year }: CardExpiry, now: Date): CardState {
  if (cardExpiryState({ month, year }, now) === 'past') return 'expired';
  const monthsLeft = (year - now.getUTCFullYear()) * 12 + (month - 1 - now.getUTCMonth());
  return monthsLeft <= shortWhileMonths ? 'expiring' : 'good';
}

/** `08 / 28`, as cards print it. */
export function printedExpiry({ month, year }: CardExpiry): string {
  return `${String(month).padStart(2, '0')} / ${String(year % 100).padStart(2, '0')}`;
}

/** The card a payment starts with: the default one, else the newest that can still pay. Null when none can. */
export function startingCard({ cards, cardId }: AccountBook, now: Date): BookCard | null {
  const usable = cards.filter(({ expiry }) => cardState(expiry, now) !== 'expired');
  return usable.find(({ id }) => id === cardId) ?? usable[0] ?? null;
}

/** The entries a checkout may start with: the default one of each kind, else the newest. Null when there is none. */
export function startingAddresses(book: AccountBook): {
  shipping: BookAddress | null;
  billing: BookAddress | null;
} {
  const usable = book.addresses.filter(({ isCanadian }) => isCanadian);
  const named = (wanted: string | null) => usable.find(({ id }) => id === wanted);
  const shipping = named(book.shippingAddressId) ?? usable[0] ?? null;
  return { shipping, billing: named(book.billingAddressId) ?? shipping };
}

/** The book in display order: the defaults come first. */
export function inReadingOrder(book: AccountBook): AccountBook {
  const rank = ({ id }: { id: string }) =>
    Number(id !== book.shippingAddressId && id !== book.cardId) +
    Number(id !== book.billingAddressId && id !== book.cardId);
  const sorted = <Entry extends { id: string }>(entries: readonly Entry[]) =>
    [...entries].sort((one, other) => rank(one) - rank(other));
  return { ...book, addresses: sorted(book.addresses), cards: sorted(book.cards) };
}

/** Whether two addresses are the same apart from surrounding blanks. */
export function isSameAddress(one: AddressFields, other: AddressFields): boolean {
  return spelled(one) === spelled(other);
}

function spelled(address: AddressFields): string {
  const { firstName, lastName, address: street, apartment, city, province } = address;
  const lines = [firstName, lastName, street, apartment, city, province].map((line) => line.trim());
  const codes = [address.postalCode, address.phone].map((code) => code.replace(/[\s()-]/g, ''));
  return JSON.stringify([...lines, ...codes]).toLowerCase();
}
