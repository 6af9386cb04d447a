import { create } from 'zustand';
import type { Product } from '@/domain/catalogue/catalogue';
import type { CurrencyCode } from '@/domain/money';

/** The shop's two lists, by their tag in the Store API. */
export type ProductTag = 'product' | 'accessories';

export type ProductList = {
  /** The products known so far, from pages and from answers of the Store API. */
  products: readonly Product[];
  /** Whether these are all that the shop lists under this tag. */
  isWhole: boolean;
  /** When the list was received, in milliseconds since 1970; null while there is none. */
  learnedAt: number | null;
  /** The running request; null when there is none. */
  question: { currency: CurrencyCode } | null;
  /** Currency of the last answer; null before the first. */
  answeredIn: CurrencyCode | null;
  /** Whether the last request failed: the list shown may be out of date. */
  hasFailed: boolean;
  /** Lists and products that pages have already brought, so that reopening a page does not restore old prices. */
  seen: readonly (Product | readonly Product[])[];
};

export type ProductsState = Record<ProductTag, ProductList>;

const unread: ProductList = {
  products: [],
  isWhole: false,
  learnedAt: null,
  question: null,
  answeredIn: null,
  hasFailed: false,
  seen: [],
};

/** Products and accessories (spec 3). Static pages fill it while they hydrate; `refreshProducts` asks the Store API. */
export const useProductsStore = create<ProductsState>(() => ({
  product: unread,
  accessories: unread,
}));

export function changeList(tag: ProductTag, change: Partial<ProductList>): void {
  useProductsStore.setState((state) => ({ [tag]: { ...state[tag], ...change } }));
}

/**
 * Prices from the store take precedence over a page's for this long: a page's prices may be as old when they arrive.
 */
export const freshForMs = 60_000;

/** Whether the list is newer than what a page may bring. */
export function isJustAnswered({ answeredIn, learnedAt }: ProductList, now: number): boolean {
  return answeredIn !== null && learnedAt !== null && now - learnedAt <= freshForMs;
}

/**
 * Takes the single product that a page brought.
 *
 * @param now in milliseconds since 1970
 */
export function seedProduct(tag: ProductTag, page: Product, now: number): void {
  const known = useProductsStore.getState()[tag];
  const { seen, products, learnedAt } = known;
  if (seen.includes(page) || isJustAnswered(known, now)) return;
  const others = products.filter(({ id }) => id !== page.id);
  changeList(tag, {
    products: [page, ...others],
    learnedAt: learnedAt ?? now,
    seen: [...seen, page],
  });
}
