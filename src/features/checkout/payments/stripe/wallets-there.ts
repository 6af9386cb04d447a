import type { WalletId } from '@/domain/checkout/checkout-fault';
import { openStripe } from './script';

/** The wallets that Stripe's code finds on this device. */
export async function walletsThere(publishableKey: string): Promise<readonly WalletId[]> {
  const stripe = await openStripe(publishableKey);
  const request = stripe.paymentRequest({
    country: 'CA',
    currency: 'cad',
    // A placeholder amount: this only checks whether there is a wallet.
    total: { label: 'total', amount: 100 },
  });
  const can = await request.canMakePayment();
  const wallets: WalletId[] = [];
  if (can?.googlePay) wallets.push('google');
  if (can?.applePay) wallets.push('apple');
  return wallets;
}
