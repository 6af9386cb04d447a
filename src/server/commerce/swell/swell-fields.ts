import { boolean, mixed, number, object, string } from 'yup';
import type { Metadata } from '@/domain/carts/cart-record';
import { currencyCodes, defaultCurrency } from '@/domain/money';

/*
 * Kinds of fields in Swell's backend records. Whatever may be missing in Swell may be missing here;
 * only what we cannot do without is required, where it is used.
 */

export const text = string().nullable();
/** The same for words that are empty when they are missing. */
export const words = string()
  .default('')
  .transform((value: string | null) => value ?? '');
export const flag = boolean().nullable();
/** An amount of money in major units. */
export const decimal = number().nullable();
export const currency = string().oneOf(currencyCodes).default(defaultCurrency);

const priced = object({ currency: string().nullable() });

/** False for a record in another currency than the shop's: one of them must not take a whole list down. */
export function isInOurCurrency(record: unknown): boolean {
  if (!priced.isValidSync(record)) return true;
  const { currency: code } = priced.cast(record);
  return code === null || code === undefined || currencyCodes.some((known) => known === code);
}

/** Free values that a store's owner or our own client attached. */
export const metadata = mixed<Metadata>().nullable();
