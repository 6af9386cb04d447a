declare const centsBrand: unique symbol;

/**
 * An amount in the smallest unit of its currency: whole cents for CAD and USD, whole yen for JPY. The brand type keeps
 * plain numbers (quantities, percentages, decimals from the wire) out. The currency travels once with the aggregate
 * that owns the amounts (cart, order, product).
 */
export type Cents = number & { readonly [centsBrand]: true };

/** Currencies the shop can compute in, by ISO 4217 code. store.ts tells which of them have prices. */
export const currencyCodes = ['USD', 'CAD'] as const;
export type CurrencyCode = (typeof currencyCodes)[number];

export const defaultCurrency: CurrencyCode = 'USD';

export const zero = 0 as Cents;

/** Takes a whole number of cents as such. Throws RangeError on fractions, NaN or unsafe integers. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount: ${amount}`);
  return amount as Cents;
}

/** The sum; zero of none. */
export function addCents(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/** Price × quantity. Throws RangeError when the product is no whole amount. */
export function multiplyCents(amount: Cents, quantity: number): Cents {
  return cents(amount * quantity);
}

/**
 * `$1,500.00` in the given locale; always two decimals in the shop (spec 9). The bare dollar sign stands for every
 * dollar: a screen says once near its first price which dollar that is. Elsewhere use `formatMoneyInFull`.
 */
export function formatMoney(amount: Cents, currency: CurrencyCode, locale: string): string {
  return written(amount, patterns[locale] ?? english);
}

/** Cached by locale and currency: creating a format takes a hundred times as long as using it. */
const formats: Record<string, Intl.NumberFormat> = {};

function formatOf(locale: string, currency: CurrencyCode): Intl.NumberFormat {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return (formats[`${locale} ${currency}`] ??= new Intl.NumberFormat(locale, options));
}

type Pattern = readonly [before: string, between: string, point: string, after: string];

/**
 * Amount patterns (CLDR) used instead of `Intl.NumberFormat`. The first `Intl.NumberFormat` in a page makes the browser
 * search all its languages, which takes an old phone 80 ms in one piece. A locale that is not listed gets the English
 * one.
 */
const english: Pattern = ['$', ',', '.', ''];
const patterns: Readonly<Record<string, Pattern | undefined>> = {
  'fr-CA': ['', '\u00a0', ',', '\u00a0$'],
};

function written(amount: Cents, [before, between, point, after]: Pattern): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, between);
  return (amount < 0 ? '-' : '') + before + whole + point + digits.slice(-2) + after;
}

/**
 * `$1,500.00 USD`, for places where the currency is not clear: a mail shows no currency choice, and a bare dollar sign
 * means another dollar across the border.
 */
export function formatMoneyInFull(amount: Cents, currency: CurrencyCode, locale: string): string {
  const format = formatOf(locale, currency);
  return `${format.format(amount / 100)}\u00a0${currency}`;
}

/** a − b, never below zero. */
export function subtractToZero(amount: Cents, subtracted: Cents): Cents {
  return cents(Math.max(0, amount - subtracted));
}

/** The lesser of two amounts. */
export function smallerOf(one: Cents, other: Cents): Cents {
  return one < other ? one : other;
}

/**
 * `amount × numerator ÷ denominator`, half up. Exact for any safe amounts: the product is computed as a big integer.
 * Throws RangeError if the amount is negative or the denominator is not positive.
 */
export function shareOf(amount: Cents, numerator: number, denominator: number): Cents {
  if (amount < 0 || numerator < 0 || denominator <= 0)
    throw new RangeError('Not a share of an amount');
  const twice = 2n * BigInt(amount) * BigInt(numerator);
  const whole = BigInt(denominator);
  return cents(Number((twice + whole) / (2n * whole)));
}

/** Share in basis points; one percent is 100: 10 % is 1000. */
export function basisPointsOf(amount: Cents, basisPoints: number): Cents {
  return shareOf(amount, basisPoints, 10_000);
}

/**
 * Splits a total over parts in proportion to their weights (largest remainder, ties to the first), so that the parts
 * add up to it exactly and none exceeds its weight. A total above the sum of the weights is cut to that sum.
 */
export function prorate(total: Cents, weights: readonly Cents[]): Cents[] {
  const sum = BigInt(addCents(...weights));
  if (sum === 0n) return weights.map(() => zero);
  const wanted = BigInt(total) < sum ? BigInt(total) : sum;
  const shares = weights.map((weight, index) => {
    const product = wanted * BigInt(weight);
    return { index, floor: product / sum, remainder: product % sum };
  });
  let left = wanted - shares.reduce((given, share) => given + share.floor, 0n);
  const parts = shares.map((share) => share.floor);
  for (const { index, floor } of shares.toSorted(byRemainder)) {
    if (left === 0n) break;
    parts[index] = floor + 1n;
    left -= 1n;
  }
  return parts.map((part) => cents(Number(part)));
}

type Share = { index: number; remainder: bigint };

function byRemainder(one: Share, other: Share): number {
  if (one.remainder === other.remainder) return one.index - other.index;
  return one.remainder > other.remainder ? -1 : 1;
}
