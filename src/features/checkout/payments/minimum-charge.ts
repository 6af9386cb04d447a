import { cents, type Cents, type CurrencyCode } from '@/domain/money';

/** Spec 9: below these no payment intent is created; the card's token is enough. */
const minimumCharge: Readonly<Record<CurrencyCode, Cents>> = { USD: cents(50), CAD: cents(50) };

/** Whether an amount is enough for a payment intent. */
export function isChargeable(amount: Cents, currency: CurrencyCode): boolean {
  return amount >= minimumCharge[currency];
}
