import type { PagePrices, Product } from './catalogue';
import type { CurrencyCode } from './money';

/** The prices of a product as they travel to the browser beside those in the store's own currency. */
export function pagePrices({ price, variants, plans }: Product): PagePrices {
  return {
    price,
    variants: variants.map((variant) => variant.price),
    plans: plans.map((plan) => plan.price),
  };
}

/** The product at the prices of a currency; as it is when it is not sold in that one. */
export function pricedIn(product: Product, currency: CurrencyCode): Product {
  const listed = product.otherPrices?.[currency];
  if (!listed || currency === product.currency) return product;
  return {
    ...product,
    currency,
    price: listed.price,
    variants: product.variants.map((variant, place) => ({
      ...variant,
      price: listed.variants[place] ?? variant.price,
    })),
    plans: product.plans.map((plan, place) => ({
      ...plan,
      price: listed.plans[place] ?? plan.price,
    })),
  };
}
