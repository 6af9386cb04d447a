import { create } from 'zustand';
import type { Product } from '@/domain/catalogue';
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
  /** What pages brought last, whole and one by one: a page that is opened again does not bring back old prices. */
  wholePage: readonly Product[] | null;
  fromPages: Readonly<Record<string, Product>>;
};

export type ProductsState = Record<ProductTag, ProductList>;

const unread: ProductList = {
  products: [],
  isWhole: false,
  learnedAt: null,
  question: null,
  answeredIn: null,
  hasFailed: false,
  wholePage: null,
  fromPages: {},
};

/** Products and accessories (spec 3). Static pages fill it while they hydrate; `refreshProducts` asks the Store API. */
export const useProductsStore = create<ProductsState>(() => ({
  product: unread,
  accessories: unread,
}));

export function changeList(tag: ProductTag, change: Partial<ProductList>): void {
  useProductsStore.setState((state) => ({ [tag]: { ...state[tag], ...change } }));
}

type Seed = { isWhole: boolean; now: number };

/**
 * Takes what a page brought along. A page that was here before, unchanged, says nothing new.
 *
 * @param now in milliseconds since 1970
 */
export function seedProducts(
  tag: ProductTag,
  page: readonly Product[],
  { isWhole, now }: Seed,
): void {
  const known = useProductsStore.getState()[tag];
  const isNews = isWhole
    ? page !== known.wholePage
    : page.some((product) => known.fromPages[product.id] !== product);
  if (!isNews) return;
  const newest = page.map((product) => {
    const isOld = known.fromPages[product.id] === product;
    return (isOld && known.products.find(({ id }) => id === product.id)) || product;
  });
  const others = known.products.filter(({ id }) => !page.some((product) => product.id === id));
  const isAll = isWhole || known.learnedAt === null;
  changeList(tag, {
    products: isWhole ? newest : [...newest, ...others],
    isWhole: isWhole || known.isWhole,
    learnedAt: isAll ? now : known.learnedAt,
    wholePage: isWhole ? page : known.wholePage,
    fromPages: {
      ...known.fromPages,
      ...Object.fromEntries(page.map((product) => [product.id, product])),
    },
  });
}
