import type { Cents } from '@/domain/money';

/** Whole cents as the decimal JSON number of the wire; every amount of the Store API passes here. */
export function decimal(amount: Cents): number {
  return amount / 100;
}

/** The same for an amount that may be missing. */
export function decimalOrNull(amount: Cents | null): number | null {
  return amount === null ? null : decimal(amount);
}
