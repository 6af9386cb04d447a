/** Card rules of spec 5 and store contract 13.2, shared by the checkout form and the vault. */

export type CardBrand =
  'Visa' | 'MasterCard' | 'American Express' | 'Discover' | 'JCB' | 'Diners Club';

/** The digits of a number typed with blanks and dashes. */
export function cardDigits(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** 10 to 16 digits that pass the Luhn check. */
export function isCardNumber(text: string): boolean {
  const digits = cardDigits(text);
  return /^\d{10,16}$/.test(digits) && passesLuhn(digits);
}

/** ISO/IEC 7812-1: catches every single wrong digit and nearly every swapped pair. Digits only. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export type CardExpiry = { month: number; year: number };

/** Reads `12/30`, `12-2030`, `12 30`; a two-digit year is of this century. Null when it is not a month and year. */
export function parseCardExpiry(text: string): CardExpiry | null {
  const matched = /^\s*(\d{1,2})\s*[\s/-]\s*(\d{2}|\d{4})\s*$/.exec(text);
  if (!matched) return null;
  const [, month, year] = matched;
  return { month: Number(month), year: Number(year) + (year?.length === 2 ? 2000 : 0) };
}

/** An expiry further ahead is a typing mistake; swell-js refuses it too. */
const farthestExpiryMonths = 50 * 12;

/** `impossible`: not a calendar month, or 50 years and more ahead, so a typing mistake. */
export type CardExpiryState = 'good' | 'past' | 'impossible';

/** A card is good until the last moment (UTC) of its month. */
export function cardExpiryState({ month, year }: CardExpiry, now: Date): CardExpiryState {
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12;
  if (!isMonth || !Number.isInteger(year)) return 'impossible';
  const monthsLeft = (year - now.getUTCFullYear()) * 12 + (month - 1 - now.getUTCMonth());
  if (monthsLeft < 0) return 'past';
  return monthsLeft < farthestExpiryMonths ? 'good' : 'impossible';
}

/** 3 or 4 digits. */
export function isCardCvc(text: string): boolean {
  return /^\d{3,4}$/.test(text.trim());
}

/** Prefixes are the issuers' ranges, the longer and rarer ones first. */
const brandPrefixes: readonly (readonly [CardBrand, RegExp])[] = [
  ['American Express', /^3[47]/],
  ['Diners Club', /^3(0[0-5]|[689])/],
  ['JCB', /^35(2[89]|[3-8])/],
  ['Discover', /^6(011|4[4-9]|5|22)/],
  ['MasterCard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['Visa', /^4/],
];

/** The card brand by its prefix, even while the number is still being typed; null when unknown. */
export function cardBrand(text: string): CardBrand | null {
  const digits = cardDigits(text);
  return brandPrefixes.find(([, prefix]) => prefix.test(digits))?.[0] ?? null;
}
