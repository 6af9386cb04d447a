import type { WalletId } from '@/domain/checkout-fault';
import { isWallet, type PaymentMethod } from '@/domain/checkout-method';
import { readyApplePay } from './apple-pay';
import { readyGooglePay } from './google-pay';
import { openStripe } from './stripe-script';

/** The wallets among these ways to pay that this device can pay with. One that cannot be asked is not there. */
export async function usableWallets(
  methods: readonly PaymentMethod[],
): Promise<readonly WalletId[]> {
  const wallets = methods.filter(isWallet);
  const [{ publishableKey = '' } = {}] = methods;
  const isStripeAsked = wallets.some(({ gateway }) => gateway === 'stripe');
  const byStripe = isStripeAsked ? await none(walletsOfStripe(publishableKey)) : [];
  const ready = await Promise.all(
    wallets.map(async (wallet): Promise<readonly WalletId[]> => {
      const { id, gateway } = wallet;
      if (gateway === 'stripe') return byStripe.filter((there) => there === id);
      return none(isReady(wallet).then((isThere) => (isThere ? [id] : [])));
    }),
  );
  return ready.flat();
}

function none(asked: Promise<readonly WalletId[]>): Promise<readonly WalletId[]> {
  return asked.catch(() => []);
}

async function isReady(wallet: PaymentMethod): Promise<boolean> {
  return (wallet.id === 'google' ? await readyGooglePay(wallet) : readyApplePay()) !== null;
}

/** As Stripe's code finds out. */
async function walletsOfStripe(publishableKey: string): Promise<readonly WalletId[]> {
  const stripe = await openStripe(publishableKey);
  const request = stripe.paymentRequest({
    country: 'CA',
    currency: 'cad',
    // What is really paid is asked for when it is: this only asks whether there is a wallet.
    total: { label: 'total', amount: 100 },
  });
  const can = await request.canMakePayment();
  const wallets: WalletId[] = [];
  if (can?.googlePay) wallets.push('google');
  if (can?.applePay) wallets.push('apple');
  return wallets;
}
