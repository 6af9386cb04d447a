import type {
  StripeCardCvcElementChangeEvent,
  StripeCardExpiryElementChangeEvent,
  StripeCardNumberElementChangeEvent,
} from '@stripe/stripe-js';
import { emptyHostedCard, type HostedCardField } from '@/domain/checkout/checkout-form';
import type { CheckoutProblem } from '@/domain/checkout/checkout-problem';

/** A change in one of Stripe's card fields. */
export type FieldChange =
  | StripeCardNumberElementChangeEvent
  | StripeCardExpiryElementChangeEvent
  | StripeCardCvcElementChangeEvent;

/** Stripe's error codes with our problems (docs.stripe.com/error-codes). */
const problemsByCode: Readonly<Record<string, CheckoutProblem>> = {
  incomplete_number: 'cardNumberShort',
  invalid_number: 'cardNumberInvalid',
  incomplete_expiry: 'cardExpiryInvalid',
  invalid_expiry_month: 'cardExpiryInvalid',
  invalid_expiry_month_past: 'cardExpired',
  invalid_expiry_year: 'cardExpiryInvalid',
  invalid_expiry_year_past: 'cardExpired',
  incomplete_cvc: 'securityCodeInvalid',
  invalid_cvc: 'securityCodeInvalid',
};

const unfinished: Readonly<Record<HostedCardField, CheckoutProblem>> = {
  number: 'cardNumberShort',
  expiry: 'cardExpiryInvalid',
  securityCode: 'securityCodeInvalid',
};

/** What is wrong with a field after a change; null when nothing is. */
export function problemIn(
  name: HostedCardField,
  { complete, empty, error }: FieldChange,
): CheckoutProblem | null {
  if (error) return problemsByCode[error.code] ?? unfinished[name];
  if (empty) return emptyHostedCard[name];
  return complete ? null : unfinished[name];
}
