import { array, number, object, string, type InferType } from 'yup';
import type { CardSummary } from '../port';

/** The parts of Stripe's answers that we read. Other parts are ignored; an answer that does not match is an error. */

const id = string().matches(/^[A-Za-z0-9_]{1,255}$/);

const card = object({
  brand: string().required(),
  last4: string()
    .matches(/^\d{4}$/)
    .required(),
  exp_month: number().integer().required(),
  exp_year: number().integer().required(),
});

export const methodAnswer = object({
  id: id.required(),
  customer: id.nullable(),
  card: card.optional().default(undefined),
});

export const customerAnswer = object({ id: id.required() });

export const refundAnswer = object({
  id: id.required(),
  amount: number().integer().required(),
  status: string().nullable(),
});

export const refundsAnswer = object({ data: array(refundAnswer).required() });

export const intentAnswer = object({
  id: id.required(),
  status: string()
    .oneOf([
      'requires_payment_method',
      'requires_confirmation',
      'requires_action',
      'processing',
      'requires_capture',
      'canceled',
      'succeeded',
    ] as const)
    .required(),
  /** In the currency's smallest unit. */
  amount: number().integer().required(),
  currency: string().uppercase().required(),
  client_secret: string().required(),
  payment_method: id.nullable(),
  metadata: object({ agreed: string() }).default({}),
  next_action: object({
    redirect_to_url: object({ url: string().required() }).optional().default(undefined),
  })
    .nullable()
    .default(null),
});

/** A card that is agreed to without a payment. */
export const setupAnswer = object({
  id: id.required(),
  status: string().required(),
  client_secret: string().required(),
  payment_method: id.nullable(),
  metadata: object({ account: string() }).default({}),
});

export const intentsAnswer = object({ data: array(intentAnswer).required() });

export type StripeIntent = InferType<typeof intentAnswer>;

/** A card with its public brand name: Stripe writes brands in lower case. */
export function cardSummaryOf(answer: InferType<typeof card>): CardSummary {
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = answer;
  return { brand: brandNames[brand] ?? brand, last4, expMonth, expYear };
}

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  diners: 'Diners Club',
};
