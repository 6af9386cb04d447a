import type { Address } from './address';
import type { Metadata } from '../carts/cart-record';
import type { Cents } from '../money';

/** The part of an account that its cart and orders copy. */
export type AccountSummary = {
  id: string;
  email: string;
  name: string | null;
  /** Guests have none. An account with one shows its data only to sessions that are logged in. */
  hasPassword: boolean;
};

/** A customer's default shipping address, and the saved address it was taken from, if any. */
export type AccountShipping = Address & { accountAddressId: string | null };

/** The customer's billing address and default card. */
export type AccountBilling = Address & { accountCardId: string | null };

/** An account as its customer sees it. */
export type Account = AccountSummary & {
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  emailOptin: boolean;
  metadata: Metadata;
  shipping: AccountShipping | null;
  billing: AccountBilling | null;
  /** Number of orders that the customer can see. */
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

/** A saved card; its token pays for its owner's orders only. */
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

/** Shortest password the Store API accepts (contract 10); our own forms ask for more. */
export const minimumPasswordLength = 5;

/** Lifetime of mailed links for a new password or for a login without one (contract 10, spec 6). */
export const passwordKeyLifetimeMs = 24 * 60 * 60 * 1000;
export const loginKeyLifetimeMs = 15 * 60 * 1000;
/** The link that deletes an account is meant to be used at once, so it is short-lived. */
export const deletionKeyLifetimeMs = 15 * 60 * 1000;

/** A new address must be proven within a day; for a week the old one can restore the account. */
export const emailKeyLifetimeMs = 24 * 60 * 60 * 1000;
export const restoreKeyLifetimeMs = 7 * 24 * 60 * 60 * 1000;
/** For this long after a login by mailed link, no password is needed to set a new address or password. */
export const freshProofMs = 15 * 60 * 1000;

/** Purpose of a mailed key. `email` proves a new address, `restore` brings the old one back. */
export type KeyPurpose = 'password' | 'login' | 'delete' | 'email' | 'restore';

/** Placeholder for the key in the link that is mailed (contract 10). */
export const keyPlace = '{reset_key}';

/** Lower-cased and trimmed: the form in which addresses are stored, compared and unique. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Masks an address so that only its owner recognises it: `m…@e….ca` for `margaret@example.ca`. The last part of the
 * host stays whole.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const dot = email.lastIndexOf('.');
  const [name, host] = [email.slice(0, at), email.slice(at + 1, dot)];
  return `${[...name][0] ?? ''}…@${[...host][0] ?? ''}…${email.slice(dot)}`;
}

/**
 * The mailbox behind an address, for rate limits: most hosts deliver `ada+anything@…` to `ada@…`.
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
 * One bare address without anything around it: mail programs parse names, lists, groups and comments out of
 * `<>(),:;"[]\`, so an address with one of these characters could send a mail to somebody else (RFC 5322, 3.4).
 */
const bareEmail = /^([^\s@\p{C}<>(),:;"[\]\\]+)@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/**
 * Whether this is one address that mail can be sent to. Surrounding blanks are ignored. Only the form is checked; only
 * a mail that arrives proves the address.
 */
export function isEmail(text: string): boolean {
  const email = text.trim();
  const [, local] = bareEmail.exec(email) ?? [];
  return (
    local !== undefined && local.length <= maximumLocalLength && email.length <= maximumEmailLength
  );
}
