import { type Cents, cents } from '@/domain/money';

/** Takes an amount of the wire, which carries two decimals at most, as whole cents. */
export function centsFromDecimal(decimal: number): Cents {
  return cents(Math.round(decimal * 100));
}
