import type { Cart } from 'swell-js';
import type { Confirmations } from '@/server/payments/port';
import type { Visitor } from './store-server';

/** The page a shopper comes from and goes back to, as the SDK spells it. */
const checkoutPage = 'https://shop.example/checkout';

type Fields = Record<string, unknown>;

/** A visitor, and their answer on the bank's page. */
export type Shopper = { visitor: Visitor; confirmations: Confirmations };

/** One method as its own code in the SDK goes through it, call by call. */
export type Journey = {
  /** Asks for the payment, of another amount when a test says so. @returns the id on the bank page. */
  start(shopper: Shopper, cart: Cart, amount?: number): Promise<string>;
  /** What the visitor brings back for the billing; null when the method's code ends in an error. */
  finish(shopper: Shopper, id: string, returnPath: string): Promise<Fields | null>;
};

const due = (cart: Cart) => Math.round((cart.capture_total ?? 0) * 100);

const pageId = (address: unknown) => String(address).replace('/sandbox/confirm?intent=', '');

const parameterOf = (path: string, name: string) =>
  new URL(path, checkoutPage).searchParams.get(name);

/** The SDK answers `object`: fields of it, to be read. */
const read = (value: unknown): Fields => Object(value);

/** The SDK's types know fewer methods than its code. */
export async function bill({ cart }: Visitor, billing: Fields): Promise<void> {
  await cart.update({ billing } as Parameters<typeof cart.update>[0]);
}

function wallet(method: 'google' | 'apple'): Journey {
  return {
    async start({ visitor: { payment } }, cart, amount = due(cart)) {
      const clientToken = await payment.authorizeGateway({
        gateway: 'embedded',
        params: { method, amount, currency: 'usd' },
      });
      return String(clientToken);
    },
    async finish({ visitor: { payment } }, id) {
      const found = read(await payment.updateIntent({ gateway: 'embedded', intent: { id } }));
      if (found.nonce === undefined) return null;
      return { method, card: null, [method]: { nonce: found.nonce, gateway: 'embedded' } };
    },
  };
}

export const journeys: Readonly<Record<string, Journey>> = {
  google: wallet('google'),
  apple: wallet('apple'),

  ideal: {
    async start({ visitor }, cart, amount = due(cart)) {
      const intent = read(
        await visitor.payment.createIntent({
          gateway: 'embedded',
          intent: {
            payment_method_types: 'ideal',
            confirmation_method: 'manual',
            confirm: true,
            amount,
            currency: 'usd',
            return_url: `${checkoutPage}?from=ideal`,
          },
        }),
      );
      await bill(visitor, {
        method: 'ideal',
        ideal: { token: intent.payment_method },
        intent: { embedded: { id: intent.id } },
      });
      return pageId(intent.redirect_url);
    },
    finish: async () => ({}),
  },

  bancontact: {
    async start({ visitor: { payment } }, cart, amount = due(cart)) {
      const setup = {
        gateway: 'embedded',
        action: 'setup',
        account_id: cart.account_id,
        intent: {
          payment_method_types: ['bancontact'],
          usage: 'off_session',
          amount,
          currency: 'usd',
          return_url: checkoutPage,
        },
      };
      const intent = read(await payment.createIntent(setup));
      return pageId(intent.redirect_url);
    },
    async finish({ visitor: { payment } }, _, returnPath) {
      const setup = read(
        await payment.updateIntent({
          gateway: 'embedded',
          intent: { client_secret: parameterOf(returnPath, 'setup_intent_client_secret') },
        }),
      );
      if (setup.status !== 'succeeded') return null;
      return { method: 'bancontact', bancontact: { token: setup.id } };
    },
  },

  klarna: {
    async start({ visitor: { payment } }, cart) {
      const back = `${checkoutPage}?gateway=klarna_direct&sid={{session_id}}`;
      const session = read(
        await payment.createIntent({
          gateway: 'klarna',
          intent: {
            cart_id: cart.id,
            merchant_urls: {
              success: `${back}&authorization_token={{authorization_token}}`,
              back,
              cancel: back,
              error: back,
              failure: back,
            },
          },
        }),
      );
      return pageId(session.redirect_url);
    },
    async finish(_, __, returnPath) {
      const token = parameterOf(returnPath, 'authorization_token');
      return token === null ? null : { method: 'klarna', klarna: { token } };
    },
  },

  paysafecard: {
    async start({ visitor }, cart, amount = due(cart)) {
      const url = `${checkoutPage}?gateway=paysafecard`;
      const payment = read(
        await visitor.payment.createIntent({
          gateway: 'paysafecard',
          intent: {
            type: 'PAYSAFECARD',
            amount: amount / 100,
            redirect: { success_url: url, failure_url: url },
            notification_url: url,
            customer: { id: cart.account_id },
            currency: 'USD',
          },
        }),
      );
      await bill(visitor, { method: 'paysafecard', intent: { paysafecard: { id: payment.id } } });
      return pageId(read(payment.redirect).auth_url);
    },
    async finish({ visitor: { payment } }, id) {
      const found = read(
        await payment.updateIntent({ gateway: 'paysafecard', intent: { payment_id: id } }),
      );
      return found.status === 'AUTHORIZED' || found.status === 'SUCCESS' ? {} : null;
    },
  },

  quickpay: {
    async start({ visitor }, cart, amount = due(cart)) {
      const id = await visitor.payment.createIntent({
        gateway: 'quickpay',
        intent: { order_id: 'k3x9', currency: 'USD', amount: amount },
      });
      await bill(visitor, { method: 'quickpay', intent: { quickpay: { id } } });
      const link = read(
        await visitor.payment.authorizeGateway({
          gateway: 'quickpay',
          params: {
            action: 'create',
            id,
            continueurl: `${checkoutPage}?gateway=quickpay&redirect_status=succeeded`,
            cancelurl: `${checkoutPage}?gateway=quickpay&redirect_status=canceled`,
          },
        }),
      );
      return pageId(link.url);
    },
    async finish({ visitor: { payment } }, _, returnPath) {
      const card = read(
        await payment.authorizeGateway({
          gateway: 'quickpay',
          params: { action: 'get', id: parameterOf(returnPath, 'card_id') },
        }),
      );
      return card.error === undefined ? { method: 'quickpay', card } : null;
    },
  },

  amazon: {
    async start({ visitor, confirmations }, cart, amount = due(cart)) {
      const button = read(
        await visitor.payment.authorizeGateway({
          gateway: 'amazon',
          params: {
            chargePermissionType: 'OneTime',
            webCheckoutDetails: {
              checkoutReviewReturnUrl: `${checkoutPage}?gateway=amazon&redirect_status=succeeded`,
              checkoutCancelUrl: `${checkoutPage}?gateway=amazon&redirect_status=canceled`,
            },
          },
        }),
      );
      const checkoutSessionId = pageId(button.redirect_url);
      await confirmations.decide(checkoutSessionId, 'approve');
      await bill(visitor, { method: 'amazon', amazon: { checkout_session_id: checkoutSessionId } });
      const intent = read(
        await visitor.payment.createIntent({
          gateway: 'amazon',
          intent: {
            checkoutSessionId,
            webCheckoutDetails: {
              checkoutResultReturnUrl: `${checkoutPage}?gateway=amazon&confirm=true&redirect_status=succeeded`,
              checkoutCancelUrl: `${checkoutPage}?gateway=amazon&redirect_status=canceled`,
            },
            paymentDetails: {
              paymentIntent: 'Authorize',
              canHandlePendingAuthorization: true,
              chargeAmount: { amount: amount / 100, currencyCode: 'USD' },
            },
          },
        }),
      );
      return pageId(intent.redirect_url);
    },
    finish: async () => ({}),
  },

  paypal: {
    async start({ visitor: { payment } }, cart, amount = due(cart)) {
      const order = read(
        await payment.createIntent({
          gateway: 'paypal',
          intent: {
            intent: 'AUTHORIZE',
            application_context: { shipping_preference: 'NO_SHIPPING' },
            purchase_units: [
              {
                amount: { value: amount / 100, currency_code: 'USD' },
                payee: { merchant_id: 'sandbox_boreal' },
              },
            ],
          },
        }),
      );
      return String(order.id);
    },
    async finish({ visitor: { payment, cart } }, id) {
      const { id: cart_id } = (await cart.get()) ?? {};
      const order = read(
        await payment.updateIntent({ gateway: 'paypal', intent: { cart_id, paypal_order_id: id } }),
      );
      return order.status === 'APPROVED' ? { method: 'paypal', paypal: { order_id: id } } : null;
    },
  },
};
