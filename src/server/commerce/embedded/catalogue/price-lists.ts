import type { Cents, CurrencyCode } from '@/domain/money';
import type { StoredProduct } from './catalogue-rows';

/** The price of one item on one price list. */
export type ListPrice = { price: Cents; salePrice: Cents | null };

/** Prices in addition to those in the product's own currency. Each is set by hand: nothing is converted. */
export type OtherPrices = Partial<Readonly<Record<CurrencyCode, ListPrice>>>;

/**
 * The product at the prices of a currency. Null when it or one of its variants has none there: then it is not sold in
 * that currency at all, rather than at the price of another one. A plan without a price is left out.
 */
export function atPricesOf(product: StoredProduct, currency: CurrencyCode): StoredProduct | null {
  if (product.currency === currency) return product;
  const own = product.otherPrices?.[currency];
  const variants = product.variants.flatMap((variant) => {
    const listed = variant.otherPrices?.[currency];
    return listed ? [{ ...variant, ...listed }] : [];
  });
  const plans = product.plans.flatMap((plan) => {
    const listed = plan.otherPrices?.[currency];
    return listed ? [{ ...plan, price: listed.price }] : [];
  });
  const hasNoWay = !product.isSoldOnce && plans.length === 0;
  if (!own || hasNoWay || variants.length < product.variants.length) return null;
  return { ...product, ...own, currency, variants, plans };
}
