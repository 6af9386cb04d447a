import { send, type Answer } from '../tools/http-client';

const authorization = `Basic ${Buffer.from('pk_embedded').toString('base64')}`;

type Json = Record<string, unknown>;

/** A shopper without a browser: keeps the session id the way swell-js does. */
class Shopper {
  private session: string | undefined;

  constructor(private readonly origin: string) {}

  async call(method: string, path: string, body?: unknown): Promise<Json> {
    const answer = await send(method, this.origin + path, this.headers(), body);
    const { 'x-session': session } = answer.headers;
    if (typeof session === 'string') this.session = session;
    return parsed(answer, `${method} ${path}`);
  }

  private headers(): Record<string, string> {
    return { authorization, ...(this.session && { 'x-session': this.session }) };
  }
}

function parsed(answer: Answer, what: string): Json {
  const body = JSON.parse(answer.text || 'null') as Json | null;
  if (answer.status !== 200 || body === null || body.error || body.errors) {
    throw new Error(`${what} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  }
  return body;
}

/** The four choices that make one variant of the hearing aid. */
const premiumPair = [
  { id: 'Tech level', value: 'Premium' },
  { id: 'Ears', value: 'Pair' },
  { id: 'Colour', value: 'Graphite' },
  { id: 'Receiver', value: 'Large' },
];

/** What there are only a few of, when the bench says so. */
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
  const hearingAid = idOf('charge-go');
  const charger = idOf('standard-charger');
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
  const cart = await shopper.call('POST', '/api/cart/items', { ...item, quantity: 1 });
  const address = {
    name: 'Margaret Okafor',
    address1: '118 Lakeshore Road',
    city: 'Calgary',
    state: 'AB',
    zip: 'T2P 1J9',
    country: 'CA',
    phone: '+1 403 555 0118',
  };
  await shopper.call('PUT', '/api/cart', {
    account: { email: 'margaret@example.ca' },
    shipping: { ...address, service: 'priority_shipping' },
  });
  const card = await vault(shopper, 'tokens', {
    number: '4242424242424242',
    exp_month: 12,
    exp_year: new Date().getUTCFullYear() + 2,
    cvc: '123',
  });
  const amount = Math.round(Number(cart.capture_total ?? cart.grand_total) * 100);
  const intent = await vault(shopper, 'intent', {
    gateway: 'embedded',
    intent: { amount, currency: 'USD', payment_method: card.token },
  });
  await shopper.call('PUT', '/api/cart', {
    billing: {
      ...address,
      method: 'card',
      card: { token: card.token },
      intent: { embedded: { id: intent.id } },
    },
  });
  const order = await shopper.call('POST', '/api/cart/order');
  if (typeof order.number !== 'string') throw new Error('The order has no number');
}

/** The vault wraps its answers: `$status` and `$data`, always on HTTP 200. */
async function vault(shopper: Shopper, resource: string, data: Json): Promise<Json> {
  const answer = (await shopper.call('POST', `/api/vault/${resource}`, data)) as {
    $status: number;
    $data: Json;
  };
  if (answer.$status !== 200 || answer.$data.errors) {
    throw new Error(`The vault refused: ${JSON.stringify(answer)}`);
  }
  return answer.$data;
}
