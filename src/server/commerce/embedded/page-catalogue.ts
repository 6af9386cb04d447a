import { toPageProduct, type CatalogueProduct, type Product } from '@/domain/catalogue';
import { pagePrices } from '@/domain/page-prices';
import { storeCurrencies } from '@/domain/store';
import type { Catalogue } from '../port';
import type { CatalogueSnapshot } from './catalogue-snapshot';

/** The catalogue as pages read it, from wherever its snapshots come: the running engine, or the seed while building. */
export function createPageCatalogue(snapshot: () => Promise<CatalogueSnapshot>): Catalogue {
  return {
    async listProducts(kind) {
      const current = await snapshot();
      return current.products
        .filter((product) => product.kind === kind)
        .map((product) => onEveryList(product, current));
    },
    async findProduct(slug) {
      const current = await snapshot();
      const product = current.productsBySlug.get(slug);
      return product ? onEveryList(product, current) : null;
    },
  };
}

/**
 * A page is the same file for everybody, so it carries every price list and the browser picks. A list without all of
 * the product's plans is left out: prices are told by their place.
 */
function onEveryList(product: CatalogueProduct, snapshot: CatalogueSnapshot): Product {
  const page = toPageProduct(product);
  const others = storeCurrencies.flatMap((currency) => {
    const listed = snapshot.inCurrency(currency).productsById.get(product.id);
    const isWhole = listed?.plans.length === product.plans.length;
    if (currency === product.currency || !listed || !isWhole) return [];
    return [[currency, pagePrices(toPageProduct(listed))] as const];
  });
  return { ...page, otherPrices: Object.fromEntries(others) };
}
