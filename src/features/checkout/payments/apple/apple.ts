import { brand } from '@/domain/brand';
import { PaymentError } from '@/domain/checkout/checkout-fault';
import type { CartToPay } from '@/domain/schemas/checkout-payments';
import { expectApplePay, type AppleSessionMaker } from './apple-pay';
import { cartToPay } from '../element-calls';
import { elementStrategy } from '../element-strategy';
import type { ElementContext, ElementParams, PaymentElement } from '../payment-element';
import { dropWallet, openWallet, payWithWallet } from '../wallet-authorisation';
import { walletNetworks } from '../wallet-network';
import { placeOf } from '../wallet-place';

/** The first version with all the networks below (Apple's version history of Apple Pay on the Web). */
const version = 3;

/** The wallet's sheet opens on this page; there is no other page to come back from. */
export const apple = elementStrategy('apple', openApple, ['embedded']);

function openApple(context: ElementContext): PaymentElement {
  let maker: AppleSessionMaker | null = null;
  return {
    async createElements({ elementId }) {
      const place = placeOf(elementId);
      maker = expectApplePay();
      place.dataset.ready = 'true';
    },
    async tokenize(params) {
      if (maker === null) throw new PaymentError({ kind: 'element' });
      await runSheet(maker, await cartToPay(context.world), params, context);
    },
  };
}

/** Resolves when the sheet is closed, by the shopper or the system. */
function runSheet(
  maker: AppleSessionMaker,
  cart: CartToPay,
  { onSuccess, onCancel, onError }: ElementParams,
  context: ElementContext,
): Promise<void> {
  return new Promise((resolve) => {
    const session = new maker(version, sheetOf(cart));
    let clientToken: string | null = null;
    const end = (tell: () => void) => {
      tell();
      resolve();
    };
    const validate = async () => {
      clientToken = await openWallet('apple', cart, context);
      session.completeMerchantValidation({ merchantSessionIdentifier: clientToken });
    };
    const authorise = async () => {
      if (clientToken === null) throw new PaymentError({ kind: 'element' });
      await payWithWallet('apple', clientToken, cart, context);
      session.completePayment({ status: maker.STATUS_SUCCESS });
      end(onSuccess);
    };
    session.onvalidatemerchant = () =>
      void validate().catch((thrown: unknown) => {
        session.abort();
        end(() => onError(thrown));
      });
    session.onpaymentauthorized = () =>
      void authorise().catch((thrown: unknown) => {
        session.completePayment({ status: maker.STATUS_FAILURE });
        end(() => onError(thrown));
      });
    session.oncancel = () => {
      if (clientToken !== null) void dropWallet(clientToken);
      end(onCancel);
    };
    session.begin();
  });
}

function sheetOf(cart: CartToPay) {
  return {
    countryCode: 'CA',
    currencyCode: cart.currency,
    supportedNetworks: walletNetworks.map((network) =>
      network === 'MASTERCARD' ? 'masterCard' : network.toLowerCase(),
    ),
    merchantCapabilities: ['supports3DS', 'supportsCredit', 'supportsDebit'],
    total: { label: brand.name, amount: cart.capture_total.toFixed(2) },
  };
}
