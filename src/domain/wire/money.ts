import { cents, type Cents } from '../money';

/** Whole cents as the decimal JSON number of the wire; every amount of the Store API is converted here. */
export function decimal(amount: Cents): number {
  return amount / 100;
}

/** Does the same for an amount that may be null. */
export function decimalOrNull(amount: Cents | null): number | null {
  return amount === null ? null : decimal(amount);
}

/** A wire amount, which has at most two decimals, as whole cents; a missing amount is zero. */
export function centsFromDecimal(amount: number | null | undefined): Cents {
  return cents(Math.round((amount ?? 0) * 100));
}
