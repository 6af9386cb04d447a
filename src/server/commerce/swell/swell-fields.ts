import { boolean, mixed, number, object, string } from 'yup';
import type { Metadata } from '@/domain/carts/cart-record';
import { currencyCodes, defaultCurrency } from '@/domain/money';

/*
 * Kinds of fields in Swell's backend records. Fields that may be missing in Swell are optional here; only what we
 * cannot do without is required, where it is used.
 */

export const text = string().nullable();
export const flag = boolean().nullable();
/** An amount of money in major units. */
export const decimal = number().nullable();
export const currency = string().oneOf(currencyCodes).default(defaultCurrency);

/** A product's attributes, by attribute id. */
export const attributes = mixed<Readonly<Record<string, unknown>>>().nullable();
export const attributeValue = mixed<string | number | readonly string[]>(
  (value): value is string | number | readonly string[] =>
    typeof value === 'string' ||
    typeof value === 'number' ||
    (Array.isArray(value) && value.every((one) => typeof one === 'string')),
).required();
export const namedValue = object({ value: attributeValue }).required();

/** Free values that a store's owner or our own client attached. */
export const metadata = mixed<Metadata>().nullable();
