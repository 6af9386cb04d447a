import { toPageProduct, type CatalogueProduct, type Product } from '@/domain/catalogue/catalogue';
import { pagePrices } from '@/domain/catalogue/page-prices';
import { storeCurrencies } from '@/domain/store';
import type { Catalogue } from '@/server/commerce/port';
import type { StoredProduct } from './catalogue-rows';
import type { CatalogueSnapshot } from './catalogue-snapshot';
import type { Stocked } from './stock-book';

/** A product as pages show it, and the stock it was built with. */
type Shown = { page: Product; stock: string };

/** The catalogue as pages read it, from any source of snapshots: the running engine, or the seed while building. */
export function createPageCatalogue(snapshot: () => Promise<CatalogueSnapshot>): Catalogue {
  const shown = new WeakMap<StoredProduct, Shown>();

  /** Returns the same object while pages would show the same. */
  function listed(stored: StoredProduct, current: CatalogueSnapshot): Product | null {
    const stock = shownStock(stored, current.stock);
    const known = shown.get(stored);
    if (known?.stock === stock) return known.page;
    const product = current.productsById.get(stored.id);
    if (!product) return null;
    const page = onEveryList(product, current);
    shown.set(stored, { page, stock });
    return page;
  }

  return {
    async listProducts(kind, most) {
      const current = await snapshot();
      const ofKind = current.shelf.filter((product) => product.kind === kind);
      const products = ofKind.slice(0, most).map((product) => listed(product, current));
      return products.filter((product) => product !== null);
    },
    async findProduct(slug) {
      const current = await snapshot();
      const product = current.productsBySlug.get(slug);
      return product ? onEveryList(product, current) : null;
    },
    inLocale: (locale) => createPageCatalogue(async () => (await snapshot()).inLocale(locale)),
    async mark() {
      const { version, stock } = await snapshot();
      return `${version}-${stock.statusChanges}`;
    },
  };
}

/** The part of the stock that pages show: not how many there are. */
function shownStock({ id, variants }: StoredProduct, stock: Stocked): string {
  if (variants.length === 0) return levelWord(stock.levelOf(id));
  return variants.map((variant) => levelWord(stock.levelOf(variant.id))).join('');
}

function levelWord(level: number | undefined): string {
  if (level === undefined) return '?';
  return level > 0 ? '+' : '0';
}

/**
 * A page is the same file for everybody, so it carries every price list and the browser picks one. A list without all
 * of the product's plans is left out, because prices are matched by position.
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
