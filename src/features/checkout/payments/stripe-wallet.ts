import type { SwellClient } from 'swell-js';
import { viewOf } from '@/client/swell-view';
import { isChargeable, toChargeUnits } from '@/domain/charge';
import { PaymentError, type WalletId } from '@/domain/checkout-fault';
import type { CheckoutFailure } from '@/domain/checkout-outcome';
import { parseStripeIntent } from '@/domain/schemas/checkout-answers';
import { parseBilledCard } from '@/domain/schemas/checkout-payments';
import { asked, bill, cartToPay, NotApproved, understood } from './element-calls';
import { elementStrategy } from './element-strategy';
import type { ElementContext, ElementParams, PaymentElement } from './payment-element';
import { RefusedCall } from './refused-call';
import { confirmCard } from './stripe-confirmation';
import { loadStripe } from './stripe-script';
import { placeOf } from './wallet-place';

export const stripeGoogle = elementStrategy('google', openWallet('google'), ['stripe']);
export const stripeApple = elementStrategy('apple', openWallet('apple'), ['stripe']);

/**
 * A wallet opens only by its own button, which swell-js puts on the page once the form is in the cart: its sheet shows
 * the total of that moment, and its card becomes the cart's.
 */
function openWallet(wallet: WalletId) {
  return (context: ElementContext): PaymentElement => {
    let endWithout: (() => void) | null = null;
    return {
      async createElements({ elementId }) {
        placeOf(elementId);
        await loadStripe();
      },
      tokenize: (params) =>
        new Promise<void>((resolve) => {
          const end = (tell: () => void) => {
            endWithout = null;
            // Its button shows a total of now, and tells whoever waits now.
            document.getElementById(params.elementId)?.replaceChildren();
            tell();
            resolve();
          };
          const onError = (thrown: unknown) => end(() => params.onError(thrown));
          endWithout = () => end(params.onCancel);
          const onSuccess = () =>
            void confirmWallet(context).then(() => end(params.onSuccess), onError);
          showButton(wallet, context, { ...params, onSuccess, onError }).catch(onError);
        }),
      dismiss: () => endWithout?.(),
    };
  };
}

async function showButton(
  wallet: WalletId,
  { world }: ElementContext,
  { elementId, onSuccess, onError }: ElementParams,
): Promise<void> {
  placeOf(elementId);
  await asked(world, (swell) =>
    loud(swell, onError).payment.createElements({
      [wallet]: { elementId, style: { height: '48px' }, onSuccess, onError },
    }),
  );
}

/** What is refused while the sheet is open swell-js would tell nobody. */
function loud(swell: SwellClient, tell: (thrown: unknown) => void): SwellClient {
  return viewOf(swell, (...call) =>
    swell.request(...call).catch((thrown: unknown) => {
      tell(thrown);
      throw thrown;
    }),
  );
}

/** Some cards in a wallet are to be confirmed like typed ones; the rest agree without a word. Throws unless it did. */
async function confirmWallet({ method, world }: ElementContext): Promise<void> {
  const { gateway, publishableKey } = method;
  const cart = await cartToPay(world);
  const { capture_total: total, currency } = cart;
  const amount = toChargeUnits(total, currency);
  if (!isChargeable(amount, currency)) return;
  const token = understood(parseBilledCard(await asked(world, (swell) => swell.cart.get())));
  const answer = await asked(world, (swell) =>
    swell.payment.createIntent({
      gateway,
      intent: { payment_method: token, amount, currency: currency.toLowerCase() },
    }),
  );
  const { id, clientSecret } = understood(parseStripeIntent(answer));
  if (clientSecret !== null) {
    const declined: CheckoutFailure = { kind: 'payment-declined' };
    const approval = await confirmCard({ publishableKey, clientSecret, declined });
    if (approval.kind === 'confirmation-canceled') throw new NotApproved();
    if (approval.kind === 'unreachable')
      throw new PaymentError({ kind: 'library', library: 'Stripe' });
    if (approval.kind !== 'approved') throw new RefusedCall(refusedByBank);
  }
  await bill(world, { intent: { [gateway]: { id } } });
}

const refusedByBank = {
  ok: false,
  code: 'card_declined',
  param: null,
  message: 'declined',
} as const;
