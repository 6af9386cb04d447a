import type { SwellClient } from 'swell-js';
import { wireMargaret } from './fake-account-api';

type Body = Record<string, unknown>;

const plan = (id: string, name: string, price: number, count: number) => ({
  id,
  name,
  price,
  billing_schedule: { interval: 'monthly', interval_count: count },
});

/** A subscription of two kits every three months, in the Store API's form. */
export const wireKit: Body = {
  id: 'sub-1',
  number: '700001',
  status: 'active',
  cancel_at_end: false,
  product_id: 'kit',
  product_name: 'Dome & Filter Kit',
  product: {
    images: [{ file: { url: '/pictures/products/accessories/dome-and-filter-kit.webp' } }],
  },
  plan_id: 'every-3-months',
  plan_name: 'Every 3 months',
  interval: 'monthly',
  interval_count: 3,
  quantity: 2,
  price: 24,
  price_total: 48,
  currency: 'USD',
  date_period_end: '2048-02-21T12:00:00.000Z',
  date_pause_end: null,
  billing: { card: { brand: 'Visa', last4: '4242' } },
};

const invoice = (id: string, subscriptionId: string) => ({
  id: `invoice-${id}`,
  number: `900000${id}`,
  subscription_id: subscriptionId,
  status: 'paid',
  grand_total: 50.4,
  currency: 'USD',
  date_created: '2047-11-21T12:00:00.000Z',
});

/** Fakes swell-js in the account of a customer with subscriptions. Each refusal is thrown once. */
export class FakeSubscriptionsApi {
  subscriptions: Body[] = [wireKit];
  cards: Body[] = [];
  readonly changes: [id: string, change: Body][] = [];
  refusals: { list?: Error; update?: Error } = {};

  readonly client = {
    account: {
      get: () => Promise.resolve(wireMargaret),
      listAddresses: () => Promise.resolve({ results: [] }),
      listCards: () => Promise.resolve({ results: this.cards }),
    },
    cart: { get: () => Promise.resolve(null) },
    products: {
      get: () =>
        Promise.resolve({
          currency: 'USD',
          purchase_options: {
            subscription: {
              plans: [
                plan('every-3-months', 'Every 3 months', 24, 3),
                plan('every-6-months', 'Every 6 months', 26, 6),
              ],
            },
          },
        }),
    },
    invoices: {
      list: () => Promise.resolve({ results: [invoice('1', 'sub-1'), invoice('2', 'sub-2')] }),
    },
    subscriptions: {
      list: async () => {
        this.refuse('list');
        return { results: this.subscriptions };
      },
      update: async (id: string, change: Body) => {
        this.refuse('update');
        this.changes.push([id, change]);
        this.subscriptions = this.subscriptions.map((one) =>
          one.id === id ? { ...one, ...effectOf(change) } : one,
        );
        return this.subscriptions.find((one) => one.id === id);
      },
    },
  } as unknown as SwellClient;

  private refuse(call: 'list' | 'update'): void {
    const refusal = this.refusals[call];
    if (!refusal) return;
    this.refusals = { ...this.refusals, [call]: undefined };
    throw refusal;
  }
}

function effectOf(change: Body): Body {
  if (change.billing) return {};
  if (change.paused === true) return { status: 'paused', date_pause_end: change.date_pause_end };
  if (change.paused === false) return { status: 'active', date_pause_end: null };
  if (change.canceled === true) {
    return { status: 'canceled', date_canceled: '2047-12-01T12:00:00.000Z' };
  }
  return change;
}
