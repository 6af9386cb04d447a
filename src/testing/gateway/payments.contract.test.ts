import { testDatabases } from '@/testing/shops/database';
import { itKeeps } from '../contracts/contract';
import { paymentsContract } from '../contracts/payments-contract';
import { stripeWorld } from './payments-world';
import { useStripe } from './use-stripe';

describe.each(testDatabases().slice(1))('payments by Stripe on $kind', ({ use }) => {
  const shop = use();
  const stripe = useStripe();
  itKeeps(paymentsContract, () => stripeWorld(shop.db, stripe.standIn));
});
