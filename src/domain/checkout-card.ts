import type { CheckoutProblem } from './checkout-problem';

/** Spec 5: 10 to 16 digits once blanks and dashes are gone. */
const fewestDigits = 10;
const mostDigits = 16;
/** Longest year a card can be ahead: more is a typing mistake (swell-js refuses it too). */
const mostMonthsAhead = 50 * 12;

/** The digits of a card number as typed, without blanks and dashes. */
export function cardNumberDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** What is wrong with a card number, as exactly as we can say it; null when it may be sent. */
export function cardNumberProblem(typed: string): CheckoutProblem | null {
  const digits = cardNumberDigits(typed);
  if (digits === '') return 'cardMissing';
  if (!/^\d+$/.test(digits)) return 'cardNumberInvalid';
  if (digits.length > mostDigits) return 'cardNumberLong';
  if (passesLuhn(digits)) return digits.length < fewestDigits ? 'cardNumberShort' : null;
  return digits.length < usualLength(digits) ? 'cardNumberShort' : 'cardNumberInvalid';
}

/** American Express prints 15 digits, the others we take 16. */
function usualLength(digits: string): number {
  return /^3[47]/.test(digits) ? 15 : 16;
}

/** ISO/IEC 7812-1: catches every single wrong digit and nearly every swapped pair. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const value = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Month 1 to 12 and a year of four digits, or null when the text is no date of a card. */
export function readExpiry(typed: string): { month: number; year: number } | null {
  const parts = /^\s*(\d{1,2})[\s/-]+(\d{2}|\d{4})\s*$/.exec(typed);
  if (!parts) return null;
  const month = Number(parts[1]);
  const year = Number(parts[2]) + (parts[2]?.length === 2 ? 2000 : 0);
  return month >= 1 && month <= 12 ? { month, year } : null;
}

/** A card is good until the last moment of the month printed on it. */
export function cardExpiryProblem(typed: string, now: Date): CheckoutProblem | null {
  if (typed.trim() === '') return 'cardExpiryMissing';
  const expiry = readExpiry(typed);
  if (!expiry) return 'cardExpiryInvalid';
  const monthsLeft = (expiry.year - now.getFullYear()) * 12 + expiry.month - 1 - now.getMonth();
  if (monthsLeft < 0) return 'cardExpired';
  return monthsLeft < mostMonthsAhead ? null : 'cardExpiryInvalid';
}

export function securityCodeProblem(typed: string): CheckoutProblem | null {
  if (typed.trim() === '') return 'securityCodeMissing';
  return /^\d{3,4}$/.test(typed.trim()) ? null : 'securityCodeInvalid';
}
