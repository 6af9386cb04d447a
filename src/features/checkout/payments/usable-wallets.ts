import type { WalletId } from '@/domain/checkout-fault';
import { openStripe } from './stripe-script';

/** The wallets that this browser can pay with, as Stripe's code finds out. None where that cannot be had. */
export async function usableWallets(publishableKey: string): Promise<readonly WalletId[]> {
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
