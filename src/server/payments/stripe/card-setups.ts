import { randomUUID } from 'node:crypto';
import type { SqlSession } from '@/server/db/database';
import type { CardSetups } from '../port';
import { customerOf, learnCard } from './cards';
import type { StripeApi } from './stripe-api';

/** Stripe's Setup Intents: a card to keep, agreed to by its bank, without a payment (docs.stripe.com/payments/save-and-reuse). */
export function createCardSetups({ db, api }: { db: SqlSession; api: StripeApi }): CardSetups {
  return {
    async open(account) {
      const known = await customerOf(db, account);
      // Named by the account, so that a second try on the same day does not make another customer.
      const customer = known ?? (await api.createCustomer(`customer-of-${account}`));
      const setup = await api.createSetup({ customer, account }, `setup-${randomUUID()}`);
      return { clientSecret: setup.client_secret };
    },
    async tokenOf(account, setupId) {
      const setup = await api.readSetup(setupId);
      const isTheirs = setup?.metadata.account === account;
      if (!isTheirs || setup.status !== 'succeeded' || !setup.payment_method) return null;
      return (await learnCard({ db, api }, setup.payment_method))?.token ?? null;
    },
  };
}
