import { isChargeable, toChargeUnits } from '@/domain/checkout/charge';
import { PaymentError, type WalletId } from '@/domain/checkout/checkout-fault';
import type { CheckoutFailure } from '@/domain/checkout/checkout-outcome';
import { parseClientIntent } from '@/domain/schemas/checkout-answers';
import { parseBilledCard } from '@/domain/schemas/checkout-payments';
import { asked, bill, cartToPay, NotApproved, understood } from '../element-calls';
import { elementStrategy } from '../element-strategy';
import type { ElementContext } from '../payment-element';
import { openProviderButton } from '../provider-button';
import { RefusedCall } from '../refused-call';
import { confirmCard } from './confirmation';
import { loadStripe } from './script';

export const stripeGoogle = walletByStripe('google');
export const stripeApple = walletByStripe('apple');

/** The card that Stripe's button writes into the cart is confirmed like a typed one before the order is sent. */
function walletByStripe(id: WalletId) {
  const open = openProviderButton({
    id,
    makeReady: loadStripe,
    options: { style: { height: '48px' } },
    settle: confirmWallet,
  });
  return elementStrategy(id, open, ['stripe']);
}

/** Confirms a wallet's card: some need it like typed ones, the others pass at once. Throws when it fails. */
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
  const { id, clientSecret } = understood(parseClientIntent(answer));
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
