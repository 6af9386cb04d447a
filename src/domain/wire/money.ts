import { cents, type Cents } from '../money';

/** Whole cents as the decimal JSON number of the wire; every amount of the Store API passes here. */
export function decimal(amount: Cents): number {
  return amount / 100;
}

/** The same for an amount that may be missing. */
export function decimalOrNull(amount: Cents | null): number | null {
  return amount === null ? null : decimal(amount);
}

/** An amount of the wire, which carries two decimals at most, as whole cents; nothing is nothing. */
export function centsFromDecimal(amount: number | null | undefined): Cents {
  return cents(Math.round((amount ?? 0) * 100));
}
