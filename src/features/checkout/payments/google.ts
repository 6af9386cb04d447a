import { brand } from '@/domain/brand';
import { PaymentError } from '@/domain/checkout-fault';
import type { PaymentMethod } from '@/domain/checkout-method';
import type { CartToPay } from '@/domain/schemas/checkout-payments';
import { cartToPay } from './element-calls';
import { elementStrategy } from './element-strategy';
import type { ElementContext, PaymentElement } from './payment-element';
import { dropWallet, openWallet, payWithWallet } from './wallet-authorisation';
import { walletNetworks } from './wallet-network';
import { placeOf } from './wallet-place';

/** As much of the Google Pay API as we ask of it. The browser has to bring it: we load no script of Google's. */
type PaymentsClient = {
  isReadyToPay(request: object): Promise<{ result: boolean }>;
  loadPaymentData(request: object): Promise<unknown>;
};

type GooglePay = { PaymentsClient: new (options: { environment: string }) => PaymentsClient };

declare global {
  interface Window {
    google?: { payments?: { api?: GooglePay } };
  }
}

const api = { apiVersion: 2, apiVersionMinor: 0 };

const cards = {
  type: 'CARD',
  parameters: {
    allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCardNetworks: walletNetworks,
  },
};

/** The wallet's sheet opens on this page; there is no other page to come back from. */
export const google = elementStrategy('google', openGoogle, ['embedded']);

function openGoogle(context: ElementContext): PaymentElement {
  const { method, world } = context;
  let client: PaymentsClient | null = null;
  return {
    async createElements({ elementId }) {
      const place = placeOf(elementId);
      const wallet = walletOf(method);
      const readiness = await wallet?.isReadyToPay({ ...api, allowedPaymentMethods: [cards] });
      if (!wallet || !readiness?.result) {
        throw new PaymentError({ kind: 'not-capable', wallet: 'google' });
      }
      client = wallet;
      place.dataset.ready = 'true';
    },
    async tokenize({ onSuccess, onCancel }) {
      if (client === null) throw new PaymentError({ kind: 'element' });
      const cart = await cartToPay(world);
      const clientToken = await openWallet('google', cart, context);
      try {
        await client.loadPaymentData(sheetOf(cart, method));
      } catch (thrown) {
        await dropWallet(clientToken);
        if (isClosed(thrown)) return onCancel();
        throw thrown;
      }
      await payWithWallet('google', clientToken, cart, context);
      onSuccess();
    },
  };
}

function walletOf({ isTest }: PaymentMethod): PaymentsClient | null {
  const googlePay = window.google?.payments?.api;
  return googlePay
    ? new googlePay.PaymentsClient({ environment: isTest ? 'TEST' : 'PRODUCTION' })
    : null;
}

function sheetOf(cart: CartToPay, { gateway, merchantId, gatewayMerchantId }: PaymentMethod) {
  const tokenizationSpecification = {
    type: 'PAYMENT_GATEWAY',
    parameters: { gateway, gatewayMerchantId },
  };
  return {
    ...api,
    allowedPaymentMethods: [{ ...cards, tokenizationSpecification }],
    merchantInfo: { merchantId, merchantName: brand.name },
    transactionInfo: {
      totalPriceStatus: 'FINAL',
      totalPrice: cart.capture_total.toFixed(2),
      currencyCode: cart.currency,
      countryCode: 'CA',
    },
  };
}

/** How Google Pay says that its sheet was closed. */
function isClosed(thrown: unknown): boolean {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    Reflect.get(thrown, 'statusCode') === 'CANCELED'
  );
}
