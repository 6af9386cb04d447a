import { create } from 'zustand';
import type { Product } from '@/domain/catalogue/catalogue';
import type { CurrencyCode } from '@/domain/money';

/** The two lists that the shop shows, by the tag that the Store API knows them by. */
export type ProductTag = 'product' | 'accessories';

export type ProductList = {
  /** What is known so far, by pages and by answers of the Store API. */
  products: readonly Product[];
  /** Whether these are all that the shop lists under this tag. */
  isWhole: boolean;
  /** When the list was learned, in milliseconds since 1970; null while nothing is known. */
  learnedAt: number | null;
  /** The question under way; null when nobody waits for an answer. */
  question: { currency: CurrencyCode } | null;
  /** Of the last answer; null before the first. */
  answeredIn: CurrencyCode | null;
  /** Whether the last question failed: what is shown may be out of date. */
  hasFailed: boolean;
  /** What pages brought, lists and products: a page that is opened again does not bring back old prices. */
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

/** Prices that the store answered count for this long, whatever pages bring: these may be as old when they arrive. */
export const freshForMs = 60_000;

/** Whether the list is younger than what a page may bring. */
export function isJustAnswered({ answeredIn, learnedAt }: ProductList, now: number): boolean {
  return answeredIn !== null && learnedAt !== null && now - learnedAt <= freshForMs;
}

/**
 * Takes the one product that a page brought along.
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
