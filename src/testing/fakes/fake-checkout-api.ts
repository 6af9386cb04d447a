import type { SwellClient } from 'swell-js';
import { wireCart, wireLine } from './wire-cart';

/** Names of the checkout's calls, as `heard` records them. */
export type CheckoutCall =
  | 'get'
  | 'update'
  | 'coupon'
  | 'remove-coupon'
  | 'remove-gift-card'
  | 'submit'
  | 'order'
  | 'token'
  | 'intent'
  | 'methods';

type Body = Record<string, unknown>;

const services = [
  { id: 'priority_shipping', name: 'Priority shipping', description: '2–4 days', price: 0 },
  { id: 'express', name: 'Express', description: '1–2 days', price: 15 },
  {
    id: 'pickup_montreal',
    name: 'Café Plume',
    description: 'Usually ready in 24 hours',
    price: 0,
    pickup: true,
  },
];

/** Fakes swell-js in a checkout: a cart with one pair of hearing aids that becomes one order. */
export class FakeCheckoutApi {
  readonly heard: CheckoutCall[] = [];
  /** Bodies of `update`, `token` and `intent` calls, in order of arrival. */
  readonly sent: Body[] = [];
  /** Extra fields of the cart, or of the answer to `update`. */
  more: Body = {};
  /** True for a visitor without a cart. */
  isEmpty = false;
  intent: Body = { id: 'int_1', status: 'requires_capture' };
  order: Body | null = null;
  /** Refusals by call; each is thrown by the next call of this name. */
  refusals: Partial<Record<CheckoutCall, Body>> = {};
  /** The name of calls that are never answered. */
  silent: CheckoutCall | null = null;
  private changes = 0;
  private service: unknown = 'priority_shipping';

  readonly client = {
    cart: {
      get: () => this.answer('get', () => this.cart()),
      update: (change: Body) =>
        this.answer('update', () => {
          this.sent.push(change);
          const { shipping } = change;
          if (hasService(shipping)) this.service = shipping.service;
          return this.cart();
        }),
      applyCoupon: (code: string) =>
        this.answer('coupon', () => {
          this.more = { ...this.more, coupon_code: code.toUpperCase(), discount_total: 400 };
          return this.cart();
        }),
      removeCoupon: () =>
        this.answer('remove-coupon', () => {
          this.more = { ...this.more, coupon_code: null, discount_total: 0 };
          return this.cart();
        }),
      removeGiftcard: () =>
        this.answer('remove-gift-card', () => {
          this.more = { ...this.more, giftcards: [] };
          return this.cart();
        }),
      submitOrder: () =>
        this.answer('submit', () => {
          this.order ??= { id: 'order_1', cart_id: 'cart-1' };
          this.isEmpty = true;
          return this.order;
        }),
      getOrder: () =>
        this.answer('order', () => {
          if (!this.order) throw { code: 'validation_error', param: 'checkout_id' };
          return this.order;
        }),
    },
    card: {
      createToken: (card: Body) =>
        this.answer('token', () => {
          this.sent.push(card);
          return { token: 'tok_1' };
        }),
    },
    payment: {
      createIntent: (request: Body) =>
        this.answer('intent', () => {
          this.sent.push(request);
          return this.intent;
        }),
      methods: () =>
        this.answer('methods', () => ({
          card: { id: 'card', name: 'Card', gateway: 'embedded', mode: 'test' },
        })),
    },
  } as unknown as SwellClient;

  /** The Store API's cart as it is now. */
  cart(): Body | null {
    if (this.isEmpty) return null;
    this.changes += 1;
    const line = { id: 'line-1', quantity: 1, price: 4000, name: 'Charge-and-Go' };
    return wireCart([wireLine({ ...line, variant: 'Premium, Pair, Graphite, Large' })], {
      changedAt: this.changes,
      coupon_code: null,
      giftcards: [],
      shipment_rating: { services },
      shipping: { service: this.service },
      ...this.more,
    });
  }

  private async answer(call: CheckoutCall, work: () => unknown): Promise<unknown> {
    this.heard.push(call);
    if (this.silent === call) return new Promise(() => undefined);
    const refusal = this.refusals[call];
    if (refusal) {
      this.refusals = { ...this.refusals, [call]: undefined };
      throw refusal;
    }
    return work();
  }
}

function hasService(shipping: unknown): shipping is { service: unknown } {
  return typeof shipping === 'object' && shipping !== null && 'service' in shipping;
}
