import { mixed, number, object, string, ValidationError, type ObjectShape } from 'yup';
import { currencyCodes } from '@/domain/money';
import { paths } from '@/domain/paths';
import type { IntentTerms, VaultFault } from './vault';

/** A wrong shape reads as empty. Left to yup it would throw, with the value (a card number) in its message. */
const text = () =>
  string()
    .transform((_, sent: unknown) =>
      typeof sent === 'string' || typeof sent === 'number' ? String(sent) : '',
    )
    .default('');

/** The same for objects. */
function fields<Shape extends ObjectShape>(shape: Shape) {
  const isObject = (sent: unknown) =>
    typeof sent === 'object' && sent !== null && !Array.isArray(sent);
  return object(shape).transform((value: unknown, sent: unknown) => (isObject(sent) ? value : {}));
}

const maxAmount = 99_999_999;

const pathForm = /^\/[^\\\s]{0,499}$/;

/** A path on our own origin; anything that a browser could read as another host, dots resolved, is refused. */
function isOwnPath(path: string): boolean {
  if (!pathForm.test(path)) return false;
  const shop = 'http://shop.invalid';
  const { origin, pathname } = new URL(path, shop);
  return origin === shop && !pathname.startsWith('//');
}

const id = string().matches(/^[A-Za-z0-9_-]{1,100}$/);

/** Everything is text on this wire; wrong shapes read as empty and fail the card rules. */
export const cardInput = fields({
  number: text(),
  exp_month: text(),
  exp_year: text(),
  cvc: text(),
  billing: fields({ address1: text(), zip: text() }),
});

export const requestInput = fields({ gateway: text(), intent: mixed().nullable() });

const intentSchema = object({
  amount: number().integer().min(1).max(maxAmount).required(),
  currency: text().uppercase().oneOf(currencyCodes).required(),
  payment_method: id.required(),
  return_url: string().default(paths.checkout).test('own path', isOwnPath),
});

const faultMessages: Readonly<Record<string, string>> = {
  amount: 'The amount has to be a whole number of cents above zero',
  currency: 'This currency is not available',
  payment_method: 'This card is no longer available. Please enter it again.',
  return_url: 'The return address has to be a path of this shop',
};

/** The terms of an authorisation, or the field at fault. */
export function intentInput(data: unknown): { ok: true; value: IntentTerms } | VaultFault {
  try {
    const { amount, currency, payment_method, return_url } = intentSchema.validateSync(data ?? {});
    return {
      ok: true,
      value: { amount, currency, cardToken: payment_method, returnPath: return_url },
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const field = error.path || 'amount';
    return { ok: false, field, code: 'INVALID', message: faultMessages[field] ?? 'Not valid' };
  }
}

/** The id in `{ id }`; null when it cannot be one of ours. */
export function intentIdInput(data: unknown): string | null {
  const schema = object({ id: id.required() });
  return schema.isValidSync(data) ? schema.cast(data).id : null;
}
