declare const centsBrand: unique symbol;

/**
 * An amount in the smallest unit of its currency: whole cents for CAD and USD, whole yen for JPY.
 * The brand keeps plain numbers (quantities, percentages, decimals from the wire) out by type.
 * The currency travels once with the aggregate that owns the amounts (cart, order, product).
 */
export type Cents = number & { readonly [centsBrand]: true };

/** ISO 4217 code, upper case. */
export type CurrencyCode = 'USD' | 'CAD';

export const defaultCurrency: CurrencyCode = 'USD';

export const zero = 0 as Cents;

/** Takes a whole number of cents as such. Throws RangeError on fractions, NaN or unsafe integers. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount: ${amount}`);
  return amount as Cents;
}

export function addCents(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

export function multiplyCents(amount: Cents, quantity: number): Cents {
  return cents(amount * quantity);
}

/** `$1,500.00` in the given locale; always two decimals in the shop (spec 9). */
export function formatMoney(amount: Cents, currency: CurrencyCode, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100);
}
