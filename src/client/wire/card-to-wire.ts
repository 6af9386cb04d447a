import { cardDigits, parseCardExpiry } from '@/domain/checkout/card';
import type { CardFields } from '@/domain/checkout/checkout-form';

/** A typed card in the vault's form, with four-digit years, because swell-js reads two digits as the first century. */
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

/** Our field for a field name in the vault's refusal; null for one that nobody typed. */
export function cardFieldOf(param: string | null): keyof CardFields | null {
  return fieldsOnWire[param ?? ''] ?? null;
}
