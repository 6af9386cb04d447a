import {
  cardBrand,
  cardDigits,
  cardExpiryState,
  isCardCvc,
  isCardNumber,
  parseCardExpiry,
  passesLuhn,
} from './card';
import type { CheckoutProblem } from './checkout-problem';

const mostDigits = 16;

/** The problem with a card number, as exactly as we can tell; null when it may be sent. */
export function cardNumberProblem(typed: string): CheckoutProblem | null {
  const digits = cardDigits(typed);
  if (digits === '') return 'cardMissing';
  if (!/^\d+$/.test(digits)) return 'cardNumberInvalid';
  if (digits.length > mostDigits) return 'cardNumberLong';
  if (isCardNumber(digits)) return null;
  const isUnfinished = passesLuhn(digits) || digits.length < usualLength(digits);
  return isUnfinished ? 'cardNumberShort' : 'cardNumberInvalid';
}

/** American Express numbers have 15 digits, the other brands we take 16. */
function usualLength(digits: string): number {
  return cardBrand(digits) === 'American Express' ? 15 : 16;
}

/** The problem with an expiry as typed (`MM / YY`); null when it may be sent. */
export function cardExpiryProblem(typed: string, now: Date): CheckoutProblem | null {
  if (typed.trim() === '') return 'cardExpiryMissing';
  const expiry = parseCardExpiry(typed);
  if (!expiry) return 'cardExpiryInvalid';
  const problems = { good: null, past: 'cardExpired', impossible: 'cardExpiryInvalid' } as const;
  return problems[cardExpiryState(expiry, now)];
}

/** The problem with a security code; null when it may be sent. */
export function securityCodeProblem(typed: string): CheckoutProblem | null {
  if (typed.trim() === '') return 'securityCodeMissing';
  return isCardCvc(typed) ? null : 'securityCodeInvalid';
}
