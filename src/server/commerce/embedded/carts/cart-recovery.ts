import { joinedCart } from '@/domain/accounts/account-cart';
import type { CartRecord } from '@/domain/carts/cart-record';
import type { Database } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { carts } from '@/server/db/schema/commerce';
import { readCartOwner } from '../accounts/account-rows';
import { holdSession, readVisit, saveCart } from './cart-rows';
import type { CartWriter } from './cart-writer';
import type { CheckoutIds } from './checkout-ids';
import type { Carts, Outcome } from '../engine';
import { transactionUnlessRefused } from '../refused';

type RecoveryDeps = {
  db: Database;
  writer: CartWriter;
  checkoutIds: CheckoutIds;
  now: () => Date;
};

const columns = columnsOf(carts, ['id', 'state']);

/** Attaches the open cart with a checkout id to the calling session. That does not log the session in. */
export function createCartRecovery({
  db,
  writer,
  checkoutIds,
  now,
}: RecoveryDeps): Carts['recover'] {
  return async (session, checkoutId) => {
    const { cartId, digest } = checkoutIds.keysOf(checkoutId);
    await readVisit(db, session, now());
    const attached = await transactionUnlessRefused<CartRecord>(db, async (tx) => {
      const [row] = await tx.query<RowOf<typeof columns>>(
        `select ${columns} from carts
         where (id = $1 or checkout_id = $2) and status = 'open' for update`,
        [cartId, digest],
      );
      if (!row) return { ok: false, code: 'cart_not_found' };
      const { session: record } = await holdSession(tx, session, now());
      await tx.query('update sessions set cart_id = $2 where id = $1', [session.key, row.id]);
      const found = { ...withoutSavedData(row.state), isRecovered: true };
      const { accountId } = record;
      const cart =
        accountId === null ? found : joinedCart(found, await readCartOwner(tx, accountId));
      await saveCart(tx, { ...cart, updatedAt: now().toISOString() });
      return { ok: true, value: cart };
    });
    return attached.ok ? foundAgain(session) : attached;
  };

  async function foundAgain(session: Parameters<Carts['recover']>[0]) {
    const cart = await writer.find(session);
    const outcome: Outcome<NonNullable<typeof cart>> = cart
      ? { ok: true, value: cart }
      : { ok: false, code: 'cart_not_found' };
    return outcome;
  }
}

/** Leaves out data from an account's address book, and every card: they belong to the account's owner. */
function withoutSavedData(cart: CartRecord): CartRecord {
  const { shipping, billing } = cart;
  const isSavedCard = billing === null || billing.accountCardId !== null;
  return {
    ...cart,
    shipping: shipping?.accountAddressId ? null : shipping,
    billing: isSavedCard ? null : { ...billing, card: null, intent: null, means: null },
  };
}
