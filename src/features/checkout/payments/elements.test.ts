import { cartFromWire } from '@/client/wire/cart-from-wire';
import { answerOf, refusalOf } from '@/client/requests/store-answer';
import type { StoreCall } from '@/client/requests/store-requests';
import type { PaymentFault } from '@/domain/checkout/checkout-fault';
import type { PaymentMethodId } from '@/domain/checkout/checkout-method';
import { readReturn } from '@/domain/checkout/checkout-return';
import { filledCheckout as form } from '@/testing/checkout-form';
import { FakeStore } from '@/testing/fakes/fake-store';
import { loadStrategy } from './gateways/load-strategy';
import type { Approval, CheckoutWorld } from './strategy';

let store: FakeStore;
let left: string[];

beforeEach(() => {
  store = new FakeStore();
  left = [];
  globalThis.fetch = store.fetch;
  window.history.replaceState({ __N: true }, '', '/checkout');
  document.body.innerHTML = '<div id="google-element"></div><div id="apple-element"></div>';
  Reflect.deleteProperty(window, 'google');
  Reflect.deleteProperty(window, 'ApplePaySession');
});

const world: CheckoutWorld = {
  ask,
  askPatiently: ask,
  changeCart: async (call) => {
    const answer = await ask(call);
    return answer.ok ? { ok: true, value: cartFromWire(answer.value)?.cart ?? null } : answer;
  },
  markUnsettled: () => undefined,
  loadStrategy,
  leave: (url) => left.push(url),
};

function ask(call: StoreCall) {
  return call(store.client).then(answerOf, refusalOf);
}

async function askSlowly(call: StoreCall) {
  await new Promise((resolve) => setTimeout(resolve, 50));
  return ask(call);
}

async function strategyOf(id: PaymentMethodId) {
  const strategy = await loadStrategy(id);
  if (!strategy) throw new Error(`No strategy for ${id}`);
  return strategy;
}

/** Chooses the method and presses `Pay now`. */
async function pay(id: PaymentMethodId, { isShown = true } = {}): Promise<Approval> {
  const strategy = await strategyOf(id);
  if (isShown) await strategy.show?.(world).ready;
  const cart = cartFromWire(store.cart)?.cart;
  if (!cart) throw new Error('There is no cart to show');
  const method = anyMethod(id);
  const authorised = await strategy.authorise({ form, cart, method }, world);
  if (!authorised.ok) return authorised.failure;
  return (await authorised.approve?.()) ?? { kind: 'approved' };
}

async function comeBack(query: Record<string, string>): Promise<Approval> {
  const answer = readReturn(query);
  if (!answer?.method) throw new Error('Not a way back');
  return (await strategyOf(answer.method)).comeBack(answer, world);
}

const billed = () => store.sent.map(({ billing }) => billing).filter(Boolean);
const failing = (method: PaymentMethodId, fault: PaymentFault) => ({
  kind: 'method-failed',
  method,
  fault,
});

describe('a method that the shop no longer takes', () => {
  test.each(['paypal', 'klarna', 'quickpay', 'ideal', 'google'] as const)(
    '%s is disabled',
    async (id) => {
      store.settings = { card: { id: 'card', gateway: 'embedded', mode: 'test' } };
      expect(await pay(id)).toEqual(failing(id, { kind: 'disabled' }));
      expect(store.heard).not.toContain('PUT /cart');
    },
  );

  test('or takes through somebody we do not speak with', async () => {
    store.settings = { klarna: { id: 'klarna', gateway: 'affirm', mode: 'live' } };
    const fault = { kind: 'unsupported', gateway: 'affirm' } as const;
    expect(await pay('klarna')).toEqual(failing('klarna', fault));
    expect(await comeBack({ gateway: 'klarna_direct' })).toEqual(failing('klarna', fault));
  });
});

describe('what swell-js runs itself', () => {
  test('Klarna back with its token: billed, and the address and the history as they were', async () => {
    const entries = window.history.length;
    const query = { gateway: 'klarna_direct', sid: 's 1', authorization_token: 'auth_1' };
    expect(await comeBack(query)).toEqual({ kind: 'approved' });
    expect(billed()).toEqual([{ method: 'klarna', klarna: { token: 'auth_1' } }]);
    expect(window.location.search).toBe('');
    expect(window.history.length).toBe(entries);
    expect(window.history.state).toEqual({ __N: true });
    expect(Object.hasOwn(window.history, 'pushState') && window.history.pushState).not.toBe(
      window.history.replaceState,
    );
  });

  test('Klarna back without: not approved, and nothing is billed', async () => {
    expect(await comeBack({ gateway: 'klarna_direct', sid: 's1' })).toEqual({
      kind: 'confirmation-canceled',
    });
    expect(billed()).toEqual([]);
  });

  test.each([
    ['SUCCESS', { kind: 'approved' }],
    ['AUTHORIZED', { kind: 'approved' }],
    ['CANCELED_CUSTOMER', { kind: 'confirmation-canceled' }],
    ['EXPIRED', { kind: 'confirmation-unknown' }],
  ])('Paysafecard says %s', async (status, approval) => {
    store.cart = { ...store.cart, billing: { intent: { paysafecard: { id: 'psc_1' } } } };
    store.vault = { 'put /intent': { id: 'psc_1', status } };
    expect(await comeBack({ gateway: 'paysafecard' })).toEqual(approval);
  });

  test('Paysafecard back to a cart that is gone', async () => {
    store.cart = null;
    expect(await comeBack({ gateway: 'paysafecard' })).toEqual(
      failing('paysafecard', { kind: 'cart' }),
    );
  });

  test('Quickpay stands where swell-js looks for the card', async () => {
    store.vault = { 'post /authorization': { token: 'card_1', brand: 'Visa', last4: '4242' } };
    const query = { gateway: 'quickpay', redirect_status: 'succeeded', card_id: 'card_1' };
    expect(await comeBack(query)).toEqual({ kind: 'approved' });
    expect(store.sent).toContainEqual({
      gateway: 'quickpay',
      params: { action: 'get', id: 'card_1' },
    });
    expect(billed()).toMatchObject([
      { method: 'card', card: { token: 'card_1', gateway: 'quickpay', test: true } },
    ]);
  });

  test.each([
    ['canceled', { kind: 'confirmation-canceled' }],
    ['failed', { kind: 'payment-declined' }],
    ['processing', { kind: 'confirmation-unknown' }],
  ])('Quickpay back with %s bills nothing', async (redirect_status, approval) => {
    expect(await comeBack({ gateway: 'quickpay', redirect_status })).toEqual(approval);
    expect(billed()).toEqual([]);
  });

  test('Amazon back from the second visit: the cart is not written again', async () => {
    const query = { gateway: 'amazon', redirect_status: 'succeeded', confirm: 'true' };
    expect(await comeBack(query)).toEqual({ kind: 'approved' });
    expect(billed()).toEqual([]);
  });
});

describe('our own elements', () => {
  test('iDEAL: the cart is billed before the shopper leaves', async () => {
    store.vault = {
      'post /intent': {
        id: 'pi_1',
        status: 'requires_action',
        payment_method: 'pm_1',
        redirect_url: '/sandbox/confirm?intent=pi_1',
      },
    };
    expect(await pay('ideal')).toEqual({ kind: 'away', url: null });
    expect(left).toEqual(['/sandbox/confirm?intent=pi_1']);
    expect(store.sent[0]).toMatchObject({
      gateway: 'embedded',
      intent: { payment_method_types: 'ideal', amount: '14900', currency: 'usd' },
    });
    expect(billed()).toEqual([
      { method: 'ideal', ideal: { token: 'pm_1' }, intent: { embedded: { id: 'pi_1' } } },
    ]);
  });

  test.each([
    ['a status we do not support', { id: 'pi_1', status: 'processing' }],
    ['a script to go to', { id: 'pi_1', status: 'requires_action', redirect_url: 'javascript:1' }],
  ])('iDEAL with %s goes nowhere', async (_, intent) => {
    store.vault = { 'post /intent': { payment_method: 'pm_1', ...intent } };
    expect(await pay('ideal')).toEqual(failing('ideal', { kind: 'intent-status' }));
    expect(left).toEqual([]);
  });

  test('Bancontact asks the vault what became of it', async () => {
    store.vault = { 'put /intent': { id: 'seti_1', status: 'succeeded' } };
    const query = {
      gateway: 'bancontact',
      redirect_status: 'succeeded',
      setup_intent_client_secret: 'secret_1',
    };
    expect(await comeBack(query)).toEqual({ kind: 'approved' });
    expect(billed()).toEqual([{ method: 'bancontact', bancontact: { token: 'seti_1' } }]);
    store.vault = { 'put /intent': { id: 'seti_1', status: 'canceled' } };
    expect(await comeBack(query)).toEqual({ kind: 'confirmation-canceled' });
    store.vault = { 'put /intent': { id: 'seti_1', status: 'requires_action' } };
    expect(await comeBack(query)).toEqual(failing('bancontact', { kind: 'intent-status' }));
  });

  test('PayPal asks for the amount in decimals and takes only what was approved', async () => {
    store.vault = {
      'post /intent': { id: 'order_1', redirect_url: '/sandbox/confirm?intent=1' },
      'put /intent': { id: 'order_1', status: 'APPROVED' },
    };
    expect(await pay('paypal')).toEqual({ kind: 'away', url: null });
    expect(store.sent[0]).toMatchObject({
      gateway: 'paypal',
      intent: { purchase_units: [{ amount: { value: '149', currency_code: 'USD' } }] },
    });
    const query = { gateway: 'paypal', redirect_status: 'succeeded', token: 'order_1' };
    expect(await comeBack(query)).toEqual({ kind: 'approved' });
    expect(billed()).toEqual([{ method: 'paypal', paypal: { order_id: 'order_1' } }]);
    store.vault = { 'put /intent': { id: 'order_1', status: 'VOIDED' } };
    expect(await comeBack(query)).toEqual({ kind: 'confirmation-canceled' });
  });

  test('PayPal takes neither nothing nor, without its Commerce Platform, a subscription', async () => {
    const { cart } = store;
    store.cart = { ...cart, capture_total: 0 };
    expect(await pay('paypal')).toEqual(failing('paypal', { kind: 'paypal-amount' }));
    store.cart = { ...cart, subscription_delivery: true };
    expect(await pay('paypal')).toEqual(failing('paypal', { kind: 'paypal-subscription' }));
    store.settings = {
      paypal: { id: 'paypal', gateway: 'embedded', mode: 'test', ppcp: true },
    };
    store.vault = { 'post /intent': { id: 'order_1', redirect_url: '/sandbox/confirm' } };
    expect(await pay('paypal')).toEqual({ kind: 'away', url: null });
  });
});

test.each([
  ['embedded', { embedded: { id: 'pi_1' } }],
  ['braintree', null],
])('a typed card through %s is named with the intent %j', async (gateway, intent) => {
  store.vault = {
    'post /tokens': { token: 'tok_1' },
    'post /intent': { id: 'pi_1', status: 'requires_capture' },
  };
  const cart = cartFromWire(store.cart)?.cart;
  if (!cart) throw new Error('There is no cart to show');
  const method = { ...anyMethod('card'), gateway };
  const authorised = await (await strategyOf('card')).authorise({ form, cart, method }, world);
  expect(authorised).toEqual({
    ok: true,
    patch: { method: 'card', card: { token: 'tok_1' }, intent },
    approve: null,
  });
});

type Sheet = 'approve' | 'close' | 'fail';

function bringGooglePay(sheet: Sheet, isReady = true) {
  window.google = {
    payments: {
      api: {
        PaymentsClient: class {
          isReadyToPay = async () => ({ result: isReady });
          async loadPaymentData() {
            if (sheet === 'close') throw { statusCode: 'CANCELED' };
            if (sheet === 'fail') throw { statusCode: 'DEVELOPER_ERROR' };
            return {};
          }
        },
      },
    },
  };
}

function bringApplePay(sheet: Sheet, canPay = true) {
  window.ApplePaySession = class {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    static canMakePayments = () => canPay;
    onvalidatemerchant: (() => void) | null = null;
    onpaymentauthorized: (() => void) | null = null;
    oncancel: (() => void) | null = null;
    begin() {
      if (sheet === 'close') this.oncancel?.();
      else this.onvalidatemerchant?.();
    }
    completeMerchantValidation() {
      this.onpaymentauthorized?.();
    }
    completePayment() {}
    abort() {}
  };
}

describe.each([
  ['google', bringGooglePay],
  ['apple', bringApplePay],
] as const)('%s, a wallet', (id, bring) => {
  const nonceBilled = { method: id, card: null, [id]: { nonce: 'n_1', gateway: 'embedded' } };

  beforeEach(() => {
    store.vault = {
      'post /authorization': 'ct_1',
      'put /intent': { id: 'ct_1', status: 'succeeded', nonce: 'n_1' },
      'post /tokens': { token: 'tok_1' },
    };
  });

  test('pressed while it is being shown anew, Pay waits for it', async () => {
    bring('approve');
    const strategy = await strategyOf(id);
    await strategy.show?.(world).ready;
    const again = strategy.show?.({ ...world, ask: askSlowly }).ready;
    expect(await pay(id, { isShown: false })).toEqual({ kind: 'approved' });
    await again;
  });

  test('approved in its sheet pays with its nonce', async () => {
    bring('approve');
    expect(await pay(id)).toEqual({ kind: 'approved' });
    expect(billed()).toEqual([nonceBilled]);
    expect(store.heard).toContain('POST /sandbox/confirm');
  });

  test('pays what renews with the card behind it', async () => {
    bring('approve');
    store.cart = { ...store.cart, subscription_delivery: true, account_id: 'acc_1' };
    expect(await pay(id)).toEqual({ kind: 'approved' });
    expect(billed()).toEqual([{ method: 'card', card: { token: 'tok_1' }, [id]: null }]);
  });

  test('whose sheet was closed charges nothing', async () => {
    bring('close');
    expect(await pay(id)).toEqual({ kind: 'sheet-closed', method: id });
    expect(billed()).toEqual([]);
  });

  test.each([
    ['refused', { id: 'ct_1', status: 'canceled' }, { kind: 'confirmation-canceled' }],
    [
      'with no end',
      { id: 'ct_1', status: 'requires_action' },
      failing(id, { kind: 'intent-status' }),
    ],
  ])('%s at the vault bills nothing', async (_, state, approval) => {
    bring('approve');
    store.vault = { ...store.vault, 'put /intent': state };
    expect(await pay(id)).toEqual(approval);
    expect(billed()).toEqual([]);
  });

  test('that the device does not have', async () => {
    const fault = { kind: 'not-capable', wallet: id } as const;
    expect(await pay(id)).toEqual(failing(id, fault));
    bring('approve', false);
    expect(await pay(id)).toEqual(failing(id, fault));
  });

  test('without its place on the page', async () => {
    bring('approve');
    document.body.innerHTML = '';
    expect(await pay(id)).toEqual(failing(id, { kind: 'container', id: `${id}-element` }));
  });
});

test.each(['google', 'apple'] as const)('%s before it has shown itself', async (id) => {
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./gateways/load-strategy');
    const strategy = await fresh.loadStrategy(id);
    const cart = cartFromWire(store.cart)?.cart;
    const authorised =
      cart && (await strategy?.authorise({ form, cart, method: anyMethod(id) }, world));
    const approval = authorised?.ok ? await authorised.approve?.() : null;
    expect(approval).toEqual(failing(id, { kind: 'element' }));
  });
});

function anyMethod(id: PaymentMethodId) {
  return {
    id,
    gateway: 'embedded',
    isTest: true,
    isCommercePlatform: false,
    keepsCards: false,
    merchantId: '',
    gatewayMerchantId: '',
    clientId: '',
    publishableKey: '',
  };
}
