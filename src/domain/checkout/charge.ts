/** Amounts in the form card gateways take (store contract, section 14): one table for browser and server. */

/** Smallest charges, in whole units of the currency. A currency that is not listed has no minimum. */
const minimumCharges: Readonly<Record<string, number>> = {
  USD: 0.5,
  AED: 2,
  AUD: 0.5,
  BGN: 1,
  BRL: 0.5,
  CAD: 0.5,
  CHF: 0.5,
  CZK: 15,
  DKK: 2.5,
  EUR: 0.5,
  GBP: 0.3,
  HKD: 4,
  HRK: 0.5,
  HUF: 175,
  INR: 0.5,
  JPY: 50,
  MXN: 10,
  MYR: 2,
  NOK: 3,
  NZD: 0.5,
  PLN: 2,
  RON: 2,
  SEK: 3,
  SGD: 0.5,
  THB: 10,
};

/** Currencies charged in whole units: 500 yen are 500. */
const withoutDecimals: ReadonlySet<string> = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);

/** Whether a currency (ISO code in capitals) can be charged: true for every one in these tables. */
export function isChargeCurrency(currency: string): boolean {
  return Object.hasOwn(minimumCharges, currency) || withoutDecimals.has(currency);
}

/** 0 or 2. */
function chargeDecimals(currency: string): number {
  return withoutDecimals.has(currency) ? 0 : 2;
}

/** A decimal amount in the currency's smallest unit: 10.5 dollars are 1050, 500 yen are 500. */
export function toChargeUnits(amount: number, currency: string): number {
  return Math.round(amount * 10 ** chargeDecimals(currency));
}

/** The reverse of `toChargeUnits`. */
export function fromChargeUnits(units: number, currency: string): number {
  return units / 10 ** chargeDecimals(currency);
}

/** Whether an amount in smallest units is enough for a payment intent (spec 5 and 9). */
export function isChargeable(units: number, currency: string): boolean {
  const minimum = minimumCharges[currency];
  return minimum === undefined || units >= toChargeUnits(minimum, currency);
}

/** `$1,500.00`, `¥500`. */
export function formatCharge(units: number, currency: string, locale: string): string {
  const digits = chargeDecimals(currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(fromChargeUnits(units, currency));
}
