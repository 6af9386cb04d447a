import type { CheckoutFailure } from '@/domain/checkout/checkout-outcome';
import type { Approval } from '../strategy';
import { openStripe } from './script';

type Confirming = {
  publishableKey: string;
  clientSecret: string;
  /** The failure when the bank declines this card. */
  declined: CheckoutFailure;
};

/** Stripe's code when the shopper failed to authenticate with their bank. */
const notAuthenticated = 'payment_intent_authentication_failure';

/** Confirms a payment with a card; the bank may ask the shopper on a sheet over this page. Never rejects. */
export async function confirmCard({
  publishableKey,
  clientSecret,
  declined,
}: Confirming): Promise<Approval> {
  const stripe = await openStripe(publishableKey).catch(() => null);
  if (!stripe) return { kind: 'unreachable' };
  const { error } = await stripe.confirmCardPayment(clientSecret);
  if (!error) return { kind: 'approved' };
  if (error.code === notAuthenticated) return { kind: 'confirmation-canceled' };
  return error.type === 'card_error' ? declined : { kind: 'unreachable' };
}
