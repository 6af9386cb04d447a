import { mixed, number, object, string, ValidationError } from 'yup';
import type { IntentTerms, VaultFault } from './vault';

const text = () => string().default('').ensure();

const maxAmount = 99_999_999;

/** A path on our own origin; anything a browser could read as another host is refused. */
const ownPath = /^\/(?![/\\])[^\\\s]{0,499}$/;

const id = string().matches(/^[A-Za-z0-9_-]{1,100}$/);

/** Everything is text on this wire; wrong shapes read as empty and fail the card rules. */
export const cardInput = object({
  number: text(),
  exp_month: text(),
  exp_year: text(),
  cvc: text(),
  billing: object({ address1: text(), zip: text() }).default({ address1: '', zip: '' }),
});

export const requestInput = object({ gateway: text(), intent: mixed() });

const intentSchema = object({
  amount: number().integer().min(1).max(maxAmount).required(),
  currency: string()
    .uppercase()
    .oneOf(['USD', 'CAD'] as const)
    .required(),
  payment_method: id.required(),
  return_url: string().matches(ownPath).default('/checkout'),
});

const faultMessages: Readonly<Record<string, string>> = {
  amount: 'The amount has to be a whole number of cents above zero',
  currency: 'This currency is not available',
  payment_method: 'This card is no longer available. Please enter it again.',
  return_url: 'The return address has to be a path of this shop',
};

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
