import { cartFromWire } from '@/client/wire/cart-from-wire';
import { answerOf, refusalOf } from '@/client/requests/store-answer';
import type { StoreCall } from '@/client/requests/store-requests';
import type { Cart } from '@/domain/carts/cart';
import { emptyCard, type CheckoutForm } from '@/domain/checkout/checkout-form';
import type { PaymentReturn, RedirectStatus } from '@/domain/checkout/checkout-return';
import { filledCheckout as form } from '@/testing/checkout-form';
import { FakeCheckoutApi } from '@/testing/fakes/fake-checkout-api';
import { loadStrategy } from '../payments/gateways/load-strategy';
import type { CheckoutWorld } from '../payments/strategy';
import { placeOrder } from './place-order';
import { resumeCheckout, type Resumption } from './resume-checkout';

let api: FakeCheckoutApi;
let unsettled: (string | null)[];
let left: string[];

beforeEach(() => {
  api = new FakeCheckoutApi();
  unsettled = [];
  left = [];
});

const world: CheckoutWorld = {
  ask,
  askPatiently: ask,
  changeCart: async (call) => {
    const answer = await ask(call);
    return answer.ok ? { ok: true, value: cartFromWire(answer.value)?.cart ?? null } : answer;
  },
  markUnsettled: (cartId) => unsettled.push(cartId),
  loadStrategy,
  leave: (url) => left.push(url),
};

function ask(call: StoreCall) {
  return call(api.client).then(answerOf, refusalOf);
}

function shownCart(): Cart {
  const read = cartFromWire(api.cart());
  if (!read) throw new Error('There is no cart to show');
  return read.cart;
}

function pay(attempt: { unsettledCartId?: string; form?: CheckoutForm; cart?: Cart } = {}) {
  return placeOrder(
    { form, unsettledCartId: null, ...attempt, cart: attempt.cart ?? shownCart() },
    world,
  );
}

describe('a card that is accepted', () => {
  test('becomes a token, an intent over the amount on the button, and an order', async () => {
    expect(await pay()).toEqual({ kind: 'placed', orderId: 'order_1' });
    expect(api.heard).toEqual(['methods', 'token', 'intent', 'update', 'submit']);
    const [card, intent, update] = api.sent;
    expect(card).toEqual({
      number: '4242424242424242',
      exp_month: 8,
      exp_year: 2048,
      cvc: '123',
      name: 'Margaret Okafor',
    });
    expect(intent).toEqual({
      gateway: 'embedded',
      intent: { payment_method: 'tok_1', amount: 400000, currency: 'USD' },
    });
    expect(update).toMatchObject({
      billing: { method: 'card', card: { token: 'tok_1' }, intent: { embedded: { id: 'int_1' } } },
    });
  });

  test('leaves nothing unsettled', async () => {
    await pay();
    expect(unsettled).toEqual(['cart-1', null]);
  });

  test('needs no intent below the minimum charge', async () => {
    api.more = { capture_total: 0.49 };
    expect(await pay()).toMatchObject({ kind: 'placed' });
    expect(api.heard).toEqual(['methods', 'token', 'update', 'submit']);
  });
});

test('an order that gift cards cover asks for no card', async () => {
  api.more = { capture_total: 0 };
  expect(await pay({ form: { ...form, card: emptyCard } })).toMatchObject({ kind: 'placed' });
  expect(api.heard).toEqual(['update', 'submit']);
});

describe('a card that has to be confirmed', () => {
  test('leads to the bank before anything is submitted', async () => {
    api.intent = {
      id: 'int_1',
      status: 'requires_confirmation',
      confirmation_url: '/sandbox/confirm?intent=int_1',
    };
    expect(await pay()).toEqual({
      kind: 'confirmation-needed',
      url: '/sandbox/confirm?intent=int_1',
    });
    expect(api.heard).toEqual(['methods', 'token', 'intent', 'update']);
    expect(unsettled).toEqual(['cart-1']);
  });
});

describe('refused', () => {
  test('by the vault: the field is named and the cart was not touched', async () => {
    api.refusals.token = { code: 'vault_error', param: 'number' };
    expect(await pay()).toEqual({ kind: 'field-refused', field: 'card.number' });
    expect(api.heard).toEqual(['methods', 'token']);
  });

  test('by the bank, when the order was to be written', async () => {
    api.refusals.submit = { code: 'validation_error', param: 'billing.method' };
    expect(await pay()).toEqual({ kind: 'payment-declined' });
    expect(unsettled.at(-1)).toBeNull();
  });

  test('with an intent nobody understands', async () => {
    api.intent = { id: 'int_1', status: 'processing' };
    const fault = { kind: 'intent-status' };
    expect(await pay()).toEqual({ kind: 'method-failed', method: 'card', fault });
    expect(api.heard).not.toContain('submit');
  });

  test('because an item sold out', async () => {
    api.refusals.submit = { code: 'validation_error', param: 'cart' };
    expect(await pay()).toEqual({ kind: 'stock-lost' });
  });

  test('because the e-mail address is none for the server', async () => {
    api.refusals.update = { code: 'validation_error', param: 'account.email' };
    expect(await pay()).toEqual({ kind: 'field-refused', field: 'contactEmail' });
  });

  test('because the delivery is not offered any more', async () => {
    api.refusals.submit = { code: 'invalid_request', param: 'shipping.service' };
    expect(await pay()).toEqual({ kind: 'delivery-lost' });
  });
});

describe('the price moved after the shopper agreed to it', () => {
  test('nothing is submitted', async () => {
    const cart = shownCart();
    api.more = { capture_total: 4100, grand_total: 4100 };
    expect(await pay({ cart })).toEqual({ kind: 'price-changed' });
    expect(api.heard).not.toContain('submit');
  });

  test('a coupon that ran out is called by its name', async () => {
    api.more = { coupon_code: 'WELCOME10', discount_total: 400, capture_total: 3600 };
    const cart = shownCart();
    api.more = {};
    expect(await pay({ cart })).toEqual({ kind: 'coupon-lost', code: 'WELCOME10' });
  });

  test('also between the last look and the order: the refused payment is explained', async () => {
    const cart = shownCart();
    api.refusals.submit = { code: 'validation_error', param: 'billing.method' };
    const update = api.client.cart.update.bind(api.client.cart);
    api.client.cart.update = async (change: object) => {
      const answer = await update(change);
      api.more = { capture_total: 4100 };
      return answer;
    };
    expect(await pay({ cart })).toEqual({ kind: 'price-changed' });
  });

  test('a cart that is gone is no cart to pay for', async () => {
    const cart = shownCart();
    api.isEmpty = true;
    expect(await pay({ cart })).toEqual({ kind: 'cart-gone' });
  });
});

describe('no answer', () => {
  test.each(['token', 'intent', 'update', 'submit'] as const)(
    'to %s can be tried again',
    async (call) => {
      api.refusals[call] = { code: 'internal_error' };
      expect(await pay()).toEqual({ kind: 'unreachable' });
      expect(await pay()).toMatchObject({ kind: 'placed' });
    },
  );

  test('to the submit leaves the cart unsettled', async () => {
    api.refusals.submit = { code: 'connection_error' };
    await pay();
    expect(unsettled).toEqual(['cart-1']);
  });

  test('the next try finds the order that was placed after all, and pays nothing', async () => {
    api.order = { id: 'order_1', cart_id: 'cart-1' };
    expect(await pay({ unsettledCartId: 'cart-1' })).toEqual({
      kind: 'placed',
      orderId: 'order_1',
    });
    expect(api.heard).toEqual(['order']);
  });

  test('the next try pays when there is no such order', async () => {
    api.order = { id: 'order_0', cart_id: 'cart-0' };
    await pay({ unsettledCartId: 'cart-1' });
    expect(api.heard).toEqual(['order', 'methods', 'token', 'intent', 'update', 'submit']);
  });

  test('the next try pays nothing as long as nobody can say', async () => {
    api.refusals.order = { code: 'timeout' };
    expect(await pay({ unsettledCartId: 'cart-1' })).toEqual({ kind: 'unreachable' });
    expect(api.heard).toEqual(['order']);
  });
});

describe('coming back', () => {
  const back = (status: RedirectStatus): PaymentReturn => ({ method: 'card', status, query: {} });
  const resume = (more: Partial<Resumption>) =>
    resumeCheckout(
      { answer: null, form, cart: shownCart(), unsettledCartId: 'cart-1', ...more },
      world,
    );

  test('approved: the order is submitted', async () => {
    const outcome = await resume({ answer: back('succeeded') });
    expect(outcome).toEqual({ kind: 'placed', orderId: 'order_1' });
    expect(api.heard).toEqual(['submit']);
  });

  test('approved by the address only: the server knows better', async () => {
    api.refusals.submit = { code: 'validation_error', param: 'billing.method' };
    expect(await resume({ answer: back('succeeded') })).toEqual({ kind: 'payment-declined' });
  });

  test('approved by the address only, with a cart that was never sent', async () => {
    api.refusals.submit = { code: 'invalid_request' };
    const outcome = await resume({ answer: back('succeeded'), unsettledCartId: null });
    expect(outcome).toEqual({ kind: 'confirmation-unknown' });
  });

  test('declined: nothing is asked of the server', async () => {
    expect(await resume({ answer: back('canceled') })).toEqual({ kind: 'confirmation-canceled' });
    expect(api.heard).toEqual([]);
    expect(unsettled).toEqual([null]);
  });

  test('with a word nobody knows', async () => {
    expect(await resume({ answer: back('unknown') })).toEqual({ kind: 'confirmation-unknown' });
  });

  test('after a reload while the order was being written: it is found', async () => {
    api.order = { id: 'order_1', cart_id: 'cart-1' };
    expect(await resume({ cart: null })).toEqual({ kind: 'placed', orderId: 'order_1' });
    expect(api.heard).toEqual(['order']);
  });

  test('after a reload before anything was written: the form goes on', async () => {
    expect(await resume({})).toBeNull();
    expect(api.heard).toEqual([]);
  });

  test('without a cart: there is nothing to pay for', async () => {
    const outcome = await resume({
      answer: back('succeeded'),
      cart: null,
      unsettledCartId: null,
    });
    expect(outcome).toEqual({ kind: 'method-failed', method: 'card', fault: { kind: 'cart' } });
    expect(api.heard).toEqual([]);
  });

  test('when the cart is gone and no order came of it', async () => {
    expect(await resume({ cart: null })).toBeNull();
    expect(unsettled).toEqual([null]);
  });
});
