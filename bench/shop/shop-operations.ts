import { comeToPay } from '@/testing/http-shopper/checkout';
import { aid, charger as chargerSlug, premiumPair } from '@/testing/http-shopper/goods';
import { StoreSession } from '@/testing/http-shopper/store-session';
import { send, type Answer } from '../tools/http-client';

type Json = Record<string, unknown>;

/** A shopper without a browser: keeps the session id the way swell-js does. */
class Shopper {
  readonly #session = new StoreSession();

  constructor(private readonly origin: string) {}

  async call(method: string, path: string, body?: unknown): Promise<Json> {
    const headers = this.#session.headersFor(path);
    const answer = await send(method, this.origin + path, headers, body);
    this.#session.follow(answer.headers);
    return parsed(answer, `${method} ${path}`);
  }
}

function parsed(answer: Answer, what: string): Json {
  const body = JSON.parse(answer.text || 'null') as Json | null;
  if (answer.status !== 200 || body === null || body.error || body.errors) {
    throw new Error(`${what} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  }
  return body;
}

/** The product with limited stock, once the bench has set its stock. */
export const limitedThing = 'stream-line-tv';

export type ShopOperations = {
  listProducts: () => Promise<void>;
  addToCart: (index: number) => Promise<void>;
  checkOut: () => Promise<void>;
  /** A whole checkout of the limited thing; false when there is none left. */
  buyLimited: () => Promise<boolean>;
  limitedLeft: () => Promise<number>;
};

/** The measured operations against a running shop; each throws on anything but a full success. */
export async function shopOperations(origin: string): Promise<ShopOperations> {
  const visitor = new Shopper(origin);
  const { results } = (await visitor.call('GET', '/api/products?limit=24')) as {
    results: { id: string; slug: string }[];
  };
  const idOf = (slug: string) => {
    const product = results.find((candidate) => candidate.slug === slug);
    if (!product) throw new Error(`The seed has no ${slug}`);
    return product.id;
  };
  const hearingAid = idOf(aid);
  const charger = idOf(chargerSlug);
  const limited = idOf(limitedThing);
  const shoppers = new Map<number, Shopper>();

  return {
    listProducts: async () => {
      await visitor.call('GET', '/api/products?limit=24');
    },
    addToCart: async (index) => {
      // A hundred shoppers take turns, so that carts stay as small as real ones.
      const shopper = shoppers.get(index % 100) ?? new Shopper(origin);
      shoppers.set(index % 100, shopper);
      await shopper.call('POST', '/api/cart/items', { product_id: charger, quantity: 1 });
    },
    checkOut: () => checkOut(new Shopper(origin), { product_id: hearingAid, options: premiumPair }),
    buyLimited: () =>
      checkOut(new Shopper(origin), { product_id: limited }).then(
        () => true,
        (refusal: unknown) => {
          if (String(refusal).includes('stock')) return false;
          throw refusal;
        },
      ),
    limitedLeft: async () => {
      const product = await visitor.call('GET', `/api/products/${limitedThing}`);
      return Number(product.stock_level);
    },
  };
}

async function checkOut(shopper: Shopper, item: Json): Promise<void> {
  await shopper.call('POST', '/api/cart/items', { ...item, quantity: 1 });
  await comeToPay((...call) => shopper.call(...call), 'margaret@example.ca');
  const order = await shopper.call('POST', '/api/cart/order');
  if (typeof order.number !== 'string') throw new Error('The order has no number');
}
