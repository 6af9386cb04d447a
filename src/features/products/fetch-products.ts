import { productsFromWire, type AnsweredProducts } from '@/client/wire/products-from-wire';
import { unreadableRefusal, type StoreRefusal } from '@/client/requests/store-answer';
import { storeRequest } from '@/client/requests/store-requests';
import type { CurrencyCode } from '@/domain/money';
import { refreshed } from '@/domain/catalogue/page-prices';
import { tellFailure } from '@/features/failures/public';
import { changeList, useProductsStore, type ProductTag } from './products-store';

/** Spec 7: limit 25, page 1, by tag; hearing aids with their variants. */
const firstPage = { limit: 25, page: 1 };
const queries = {
  product: { ...firstPage, tags: 'product', expand: ['variants:1000'] },
  accessories: { ...firstPage, tags: 'accessories' },
} satisfies Record<ProductTag, object>;

const failures = { product: 'fetchProducts', accessories: 'fetchAccessories' } as const;

/**
 * Loads a list with today's prices and stock from the Store API. The known list stays on the screen meanwhile, and
 * after a failure, which a toast reports. A request in another currency replaces the running one.
 */
export async function fetchProductList(tag: ProductTag, currency: CurrencyCode): Promise<void> {
  if (useProductsStore.getState()[tag].question?.currency === currency) return;
  const question = { currency };
  changeList(tag, { question });
  const answer = await storeRequest((swell) => swell.products.list(queries[tag]));
  if (useProductsStore.getState()[tag].question !== question) return;
  if (!answer.ok) return fail(tag, answer);
  try {
    take(tag, productsFromWire(answer.value, tag), currency);
  } catch (failure) {
    fail(tag, unreadableRefusal(failure));
  }
}

function take(tag: ProductTag, { products, isWhole }: AnsweredProducts, currency: CurrencyCode) {
  const known = useProductsStore.getState()[tag].products;
  const answered = products.map((product) => {
    const before = known.find(({ id }) => id === product.id);
    return before ? refreshed(before, product) : product;
  });
  const others = known.filter(({ id }) => !products.some((product) => product.id === id));
  changeList(tag, {
    products: isWhole ? answered : [...answered, ...others],
    isWhole: true,
    learnedAt: Date.now(),
    question: null,
    answeredIn: currency,
    hasFailed: false,
  });
}

function fail(tag: ProductTag, refusal: StoreRefusal) {
  changeList(tag, { question: null, hasFailed: true });
  tellFailure(failures[tag], refusal, 'products');
}
