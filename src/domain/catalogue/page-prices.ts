import type { PagePrices, Product, Variant } from './catalogue';
import type { CurrencyCode } from '../money';

/** The prices of a product that are sent to the browser for currencies other than the store's own. */
export function pagePrices({ price, variants, plans }: Product): PagePrices {
  return {
    price,
    variants: variants.map((variant) => variant.price),
    plans: plans.map((plan) => plan.price),
  };
}

/** The product at the prices of a currency; unchanged when it is not sold in that currency. */
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

/**
 * Updates a page's product with the prices and stock of a later answer; prices in other currencies stay as they were. A
 * variant missing from a list of variants is no longer sold; an answer without a list leaves the variants alone. Where
 * neither the answer nor the page knows a price, only the stock is taken.
 */
export function refreshed(known: Product, answer: Product): Product {
  const inCurrency = pricedIn(known, answer.currency);
  const { stockStatus } = answer;
  const variants = inCurrency.variants.map((variant) => refreshedVariant(variant, answer));
  const isPriced = inCurrency.currency === answer.currency || namesAllPrices(known, answer);
  if (!isPriced) return { ...known, stockStatus };
  return {
    ...known,
    currency: answer.currency,
    price: answer.price,
    stockStatus,
    otherPrices:
      known.currency === answer.currency
        ? known.otherPrices
        : { ...known.otherPrices, [known.currency]: pagePrices(known) },
    variants,
    plans: inCurrency.plans.map((plan) => ({
      ...plan,
      price: answer.plans.find(({ id }) => id === plan.id)?.price ?? plan.price,
    })),
  };
}

function refreshedVariant(variant: Variant, { variants }: Product): Variant {
  if (variants.length === 0) return variant;
  const answered = variants.find(({ id }) => id === variant.id);
  if (!answered) return { ...variant, stockStatus: 'discontinued' };
  return { ...variant, price: answered.price, stockStatus: answered.stockStatus };
}

function namesAllPrices(known: Product, answer: Product): boolean {
  const named = new Set([...answer.variants, ...answer.plans].map(({ id }) => id));
  return [...known.variants, ...known.plans].every(({ id }) => named.has(id));
}
