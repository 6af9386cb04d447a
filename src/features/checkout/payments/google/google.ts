import { brand } from '@/domain/brand';
import { PaymentError } from '@/domain/checkout/checkout-fault';
import type { PaymentMethod } from '@/domain/checkout/checkout-method';
import type { CartToPay } from '@/domain/schemas/checkout-payments';
import { cartToPay } from '../element-calls';
import { elementStrategy } from '../element-strategy';
import { expectGooglePay, googleApi, googleCards, type PaymentsClient } from './google-pay';
import type { ElementContext, PaymentElement } from '../payment-element';
import { dropWallet, openWallet, payWithWallet } from '../wallet-authorisation';
import { placeOf } from '../wallet-place';

/** The wallet's sheet opens on this page; there is no other page to come back from. */
export const google = elementStrategy('google', openGoogle, ['embedded']);

function openGoogle(context: ElementContext): PaymentElement {
  const { method, world } = context;
  let client: PaymentsClient | null = null;
  return {
    async createElements({ elementId }) {
      const place = placeOf(elementId);
      client = await expectGooglePay(method);
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

function sheetOf(cart: CartToPay, { gateway, merchantId, gatewayMerchantId }: PaymentMethod) {
  const tokenizationSpecification = {
    type: 'PAYMENT_GATEWAY',
    parameters: { gateway, gatewayMerchantId },
  };
  return {
    ...googleApi,
    allowedPaymentMethods: [{ ...googleCards, tokenizationSpecification }],
    merchantInfo: { merchantId, merchantName: brand.name },
    transactionInfo: {
      totalPriceStatus: 'FINAL',
      totalPrice: cart.capture_total.toFixed(2),
      currencyCode: cart.currency,
      countryCode: 'CA',
    },
  };
}

/** Whether Google Pay reports that its sheet was closed. */
function isClosed(thrown: unknown): boolean {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    Reflect.get(thrown, 'statusCode') === 'CANCELED'
  );
}
