import type { Address } from './address';
import type { Metadata } from '../carts/cart-record';
import type { Cents } from '../money';

/** The part of an account that its cart and orders carry along. */
export type AccountSummary = {
  id: string;
  email: string;
  name: string | null;
  /** Guests have none. An account with one shows its data only to sessions that are logged in. */
  hasPassword: boolean;
};

/** Where a customer's parcels go when she says nothing else; the saved address it was taken from, if any. */
export type AccountShipping = Address & { accountAddressId: string | null };

/** Her billing address, and the saved card that pays when she says nothing else. */
export type AccountBilling = Address & { accountCardId: string | null };

/** A customer, as she herself sees it. */
export type Account = AccountSummary & {
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  emailOptin: boolean;
  metadata: Metadata;
  shipping: AccountShipping | null;
  billing: AccountBilling | null;
  /** Of the orders she can see. */
  orderCount: number;
  /** Σ grand totals of those in the store's currency, canceled ones left out. */
  orderValue: Cents;
  /** ISO UTC. */
  createdAt: string;
  updatedAt: string;
};

/** An entry of the address book. */
export type SavedAddress = Address & {
  id: string;
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
};

/** A card kept with us; its token pays for its owner's orders only. */
export type AccountCard = {
  id: string;
  token: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  billing: Address | null;
  createdAt: string;
  updatedAt: string;
};

/** Shortest password the Store API takes (contract 10); our own forms ask for more. */
export const minimumPasswordLength = 5;

/** Links by mail work this long: a new password, and a login without one (contract 10, spec 6). */
export const passwordKeyLifetimeMs = 24 * 60 * 60 * 1000;
export const loginKeyLifetimeMs = 15 * 60 * 1000;
/** A link that deletes an account is asked for a moment before it is used. */
export const deletionKeyLifetimeMs = 15 * 60 * 1000;

/** A new address is proven within a day; for a week its old one can bring the account back. */
export const emailKeyLifetimeMs = 24 * 60 * 60 * 1000;
export const restoreKeyLifetimeMs = 7 * 24 * 60 * 60 * 1000;
/** So long after a mailed link logged somebody in, it stands for the password where a new address or password is set. */
export const freshProofMs = 15 * 60 * 1000;

/** What a mailed key opens. `email` proves a new address, `restore` brings the old one back. */
export type KeyPurpose = 'password' | 'login' | 'delete' | 'email' | 'restore';

/** Where the key goes in the address that a mail links to (contract 10). */
export const keyPlace = '{reset_key}';

/** Addresses are compared without case and surrounding blanks; this is the form that is stored and unique. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * An address that its owner recognises and nobody else learns: `m…@e….ca` for `margaret@example.ca`. The last part of the
 * host stays whole.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const dot = email.lastIndexOf('.');
  const [name, host] = [email.slice(0, at), email.slice(at + 1, dot)];
  return `${[...name][0] ?? ''}…@${[...host][0] ?? ''}…${email.slice(dot)}`;
}

/**
 * The mailbox behind an address, to count mails by: most hosts deliver `ada+anything@…` to `ada@…`.
 *
 * @returns the normalised address without its plus part
 */
export function mailboxOf(email: string): string {
  return normaliseEmail(email).replace(/^([^+@]+)\+[^@]*@/, '$1@');
}

/** RFC 5321, 4.5.3.1: a whole address, and the part before the @. */
const maximumEmailLength = 254;
const maximumLocalLength = 64;

/**
 * One bare address and nothing around it: mail programs read names, lists, groups and comments out of
 * `<>(),:;"[]\`, so an address with one of them could lead a mail to somebody else (RFC 5322, 3.4).
 */
const bareEmail = /^([^\s@\p{C}<>(),:;"[\]\\]+)@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/**
 * Is this one address that mail can be sent to? Blanks around it are ignored. Beyond its form the proof is the mail
 * that arrives.
 */
export function isEmail(text: string): boolean {
  const email = text.trim();
  const [, local] = bareEmail.exec(email) ?? [];
  return (
    local !== undefined && local.length <= maximumLocalLength && email.length <= maximumEmailLength
  );
}
