import { boolean, number, object, string } from 'yup';
import { cents, currencyCodes, type Cents, type CurrencyCode } from '@/domain/money';

/** A payment that waits for the shopper's word, or has got it. */
export type Confirmation = {
  /** Null when a means of payment is approved and not an amount. */
  amount: Cents | null;
  currency: CurrencyCode | null;
  isDecided: boolean;
  /** Path on our origin. */
  returnUrl: string;
};

export type Decision = 'approve' | 'decline';

const address = '/api/sandbox/confirm';

const schema = object({
  amount: number().integer().nullable().default(null),
  currency: string().oneOf(currencyCodes).nullable().default(null),
  isDecided: boolean().required(),
  returnUrl: string()
    .matches(/^\/(?![/\\])/)
    .required(),
});

/** Null for a payment nobody knows. Rejects when the server does not answer. */
export async function loadConfirmation(intent: string): Promise<Confirmation | null> {
  const response = await fetch(`${address}?${new URLSearchParams({ intent }).toString()}`);
  if (response.status === 404 || response.status === 400) return null;
  return read(response);
}

/** Rejects when the answer did not reach the server; sending it again is safe. */
export async function sendDecision(intent: string, decision: Decision): Promise<Confirmation> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ intent, decision }),
  });
  return read(response);
}

async function read(response: Response): Promise<Confirmation> {
  if (!response.ok) throw new Error(`Confirmation answered ${response.status}`);
  const confirmation = await schema.validate(await response.json());
  const { amount } = confirmation;
  return { ...confirmation, amount: amount === null ? null : cents(amount) };
}
