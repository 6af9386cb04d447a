import { cardDigits, parseCardExpiry } from '@/domain/checkout/card';
import type { CardFields } from '@/domain/checkout/checkout-form';

/** A typed card as the vault takes it. Years of two digits would be read as the first century (swell-js). */
export function cardToWire({ number, expiry, securityCode, nameOnCard }: CardFields) {
  const printed = parseCardExpiry(expiry);
  return {
    number: cardDigits(number),
    exp_month: printed?.month,
    exp_year: printed?.year,
    cvc: securityCode.trim(),
    name: nameOnCard.trim(),
  };
}

const fieldsOnWire: Readonly<Record<string, keyof CardFields>> = {
  number: 'number',
  exp_month: 'expiry',
  exp_year: 'expiry',
  exp_cvc: 'securityCode',
  cvc: 'securityCode',
};

/** The field that the vault blames by its own name; null for one that nobody typed. */
export function cardFieldOf(param: string | null): keyof CardFields | null {
  return fieldsOnWire[param ?? ''] ?? null;
}
