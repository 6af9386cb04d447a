import { brand } from '@/domain/brand';
import { PaymentError } from '@/domain/checkout-fault';
import type { CartToPay } from '@/domain/schemas/checkout-payments';
import { cartToPay } from './element-calls';
import { elementStrategy } from './element-strategy';
import type { ElementContext, ElementParams, PaymentElement } from './payment-element';
import { dropWallet, openWallet, payWithWallet } from './wallet-authorisation';
import { walletNetworks } from './wallet-network';
import { placeOf } from './wallet-place';

/** As much of Apple Pay as we ask of it. Apple's browsers bring it along. */
type Session = {
  onvalidatemerchant: (() => void) | null;
  onpaymentauthorized: (() => void) | null;
  oncancel: (() => void) | null;
  completeMerchantValidation(session: object): void;
  completePayment(result: { status: number }): void;
  begin(): void;
  abort(): void;
};

type SessionMaker = {
  new (version: number, request: object): Session;
  canMakePayments(): boolean;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
};

declare global {
  interface Window {
    ApplePaySession?: SessionMaker;
  }
}

/** The first version with all the networks below (Apple's version history of Apple Pay on the Web). */
const version = 3;

/** The wallet's sheet opens on this page; there is no other page to come back from. */
export const apple = elementStrategy('apple', openApple, ['embedded']);

function openApple(context: ElementContext): PaymentElement {
  let maker: SessionMaker | null = null;
  return {
    async createElements({ elementId }) {
      const place = placeOf(elementId);
      const { ApplePaySession } = window;
      if (!ApplePaySession?.canMakePayments()) {
        throw new PaymentError({ kind: 'not-capable', wallet: 'apple' });
      }
      maker = ApplePaySession;
      place.dataset.ready = 'true';
    },
    async tokenize(params) {
      if (maker === null) throw new PaymentError({ kind: 'element' });
      await runSheet(maker, await cartToPay(context.world), params, context);
    },
  };
}

/** Resolves when the sheet is closed, by whomever. */
function runSheet(
  maker: SessionMaker,
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
