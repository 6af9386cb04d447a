import type { Database } from '@/server/db/database';
import type { SavedCards } from '@/server/payments/port';
import type { CustomerRecords } from '../../port';
import { accountHolding } from './account-holding';
import { createAddressHolding } from './address-holding';
import { createCardHolding } from './card-holding';
import { cartHolding } from './cart-holding';
import { orderHolding } from './order-holding';
import { subscriptionHolding } from './subscription-holding';
import { visitHolding } from './visit-holding';

type RecordsDeps = { db: Database; savedCards: SavedCards; now: () => Date };

type Row = { email: string; isEmailProven: boolean };

/** What the engine holds about its customers. */
export function createCustomerRecords({ db, savedCards, now }: RecordsDeps): CustomerRecords {
  return {
    // Carts first, as every other writer takes its rows; the account last, because all else is found by it.
    holdings: [
      cartHolding,
      visitHolding,
      subscriptionHolding,
      orderHolding,
      createCardHolding({ savedCards }),
      createAddressHolding({ db, now }),
      accountHolding,
    ],
    async findSubject(accountId) {
      const [row] = await db.query<Row>(
        `select email, email_proven_at is not null as "isEmailProven" from accounts where id = $1`,
        [accountId],
      );
      return row ? { accountId, ...row } : null;
    },
  };
}
