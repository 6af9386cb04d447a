import { mixed, number, object, string, ValidationError, type ObjectShape, type Schema } from 'yup';
import { isChargeable, isChargeCurrency } from '@/domain/checkout/charge';
import { paths } from '@/domain/pages/paths';
import { isOwnPath, ownPathOf } from './own-path';
import type { VaultFault } from './vault-reply';

/** A wrong type reads as empty. Otherwise yup would throw with the value (a card number) in its message. */
const text = () =>
  string()
    .transform((_, sent: unknown) =>
      typeof sent === 'string' || typeof sent === 'number' ? String(sent) : '',
    )
    .default('');

/** The same for objects. */
export function fields<Shape extends ObjectShape>(shape: Shape) {
  const isObject = (sent: unknown) =>
    typeof sent === 'object' && sent !== null && !Array.isArray(sent);
  return object(shape).transform((value: unknown, sent: unknown) => (isObject(sent) ? value : {}));
}

const maxAmount = 99_999_999;

export const id = () => string().matches(/^[A-Za-z0-9_-]{1,100}$/);

/** Every field is text; wrong types read as empty and fail the card rules. */
export const cardInput = fields({
  number: text(),
  exp_month: text(),
  exp_year: text(),
  cvc: text(),
  nonce: text(),
  billing: fields({ address1: text(), zip: text() }),
});

export const requestInput = fields({
  gateway: text(),
  intent: mixed().nullable(),
  params: mixed().nullable(),
});

/** One call of `/intent` or `/authorization`. */
export type GatewayRequest = { gateway: string; intent?: unknown; params?: unknown };

/** A currency that can be charged, in either case. */
export const currency = () =>
  text()
    .uppercase()
    .test('known', 'This currency is not available', (code) => !code || isChargeCurrency(code));

/** Whole smallest units. */
export const chargeUnits = () => number().integer().min(1).max(maxAmount);

/** A decimal amount above zero. */
export const decimalAmount = () => number().moreThan(0).max(maxAmount);

/** An amount in smallest units that is enough to be charged in its currency (spec 5). */
export const price = () => ({
  amount: chargeUnits()
    .required()
    .test('minimum', 'The amount is too small', (amount, { parent }) =>
      isChargeable(amount, String(Object(parent).currency)),
    ),
  currency: currency().required(),
});

/** A path on our own origin and nothing else. */
export const ownPath = () => string().default(paths.checkout).test('own path', isOwnPath);

/** A return URL, absolute or not: only its path and query are kept. */
export const wayBack = (fallback?: string) =>
  string()
    .transform((_, sent: unknown) =>
      typeof sent === 'string' && sent !== '' ? (ownPathOf(sent) ?? '\\') : undefined,
    )
    .default(fallback)
    .test('own path', (path) => path === undefined || isOwnPath(path));

const faultMessages: Readonly<Record<string, string>> = {
  amount: 'The amount has to be a whole number of the smallest unit, and enough to be charged',
  currency: 'This currency is not available',
  payment_method: 'This card is no longer available. Please enter it again.',
  return_url: 'The return address has to be a path of this shop',
};

/** A part of a request parsed by a schema, or the field at fault; never repeats the value itself. */
export function readTerms<Terms>(
  schema: Schema<Terms>,
  data: unknown,
): { ok: true; value: Terms } | VaultFault {
  try {
    return { ok: true, value: schema.validateSync(data ?? {}, { stripUnknown: true }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const field = lastName(error.path) || 'amount';
    return { ok: false, field, code: 'INVALID', message: faultMessages[field] ?? 'Not valid' };
  }
}

/** The last name in a path: `purchase_units[0].amount.value` becomes `value`. */
function lastName(path: string | undefined): string {
  return path?.split('.').at(-1) ?? '';
}
