import { array, boolean, number, object, string } from 'yup';

/** A payment that waits for the shopper's approval, or has got it. */
export type Confirmation = {
  /** The payment method's name for people. */
  name: string;
  /** In the currency's smallest unit; both null when a means of payment is approved instead of an amount. */
  amount: number | null;
  currency: string | null;
  isDecided: boolean;
  /** Path on our origin. */
  returnUrl: string;
  /** Further answers of the method besides yes and no. */
  otherAnswers: readonly OtherAnswer[];
};

const otherAnswers = [
  'failed',
  'unknown',
  'silent',
  'success',
  'canceled_merchant',
  'expired',
  'initiated',
  'redirected',
  'error',
] as const;

export type OtherAnswer = (typeof otherAnswers)[number];

export type Decision = 'approve' | 'decline' | OtherAnswer;

const address = '/api/sandbox/confirm';

const schema = object({
  name: string().default(''),
  amount: number().integer().nullable().default(null),
  currency: string()
    .matches(/^[A-Z]{3}$/)
    .nullable()
    .default(null),
  isDecided: boolean().required(),
  returnUrl: string()
    .matches(/^\/(?![/\\])/)
    .required(),
  otherAnswers: array(string().required()).default([]),
});

/** Null for an unknown payment. Rejects when the server does not answer. */
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
  const named: readonly string[] = confirmation.otherAnswers;
  return { ...confirmation, otherAnswers: otherAnswers.filter((one) => named.includes(one)) };
}
