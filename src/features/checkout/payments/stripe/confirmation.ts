import type { CheckoutFailure } from '@/domain/checkout/checkout-outcome';
import type { Approval } from '../strategy';
import { openStripe } from './script';

type Confirming = {
  publishableKey: string;
  clientSecret: string;
  /** What a bank's no means for this card. */
  declined: CheckoutFailure;
};

/** What Stripe says when the shopper failed to prove to her bank that it is she. */
const notAuthenticated = 'payment_intent_authentication_failure';

/** Has a card agree to what is to be paid; her bank may ask her on a sheet over this page. Never rejects. */
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
