import type { CartRecord } from '@/domain/carts/cart-record';
import { exportedAddress, exportedMetadata } from '@/server/personal-data/exported';
import type { Exported, PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { carts as cartRows } from '@/server/db/schema/commerce';

const columns = columnsOf(cartRows, ['state']);

/**
 * Carts the customer used while logged in. A stranger's cart, into which this address was only typed, does not count.
 */
export const cartPersonalData: PersonalDataRecord = {
  name: 'carts',
  tables: ['carts'],

  async export(sql, { accountId }) {
    const carts = await sql.query<RowOf<typeof columns>>(
      `select ${columns} from carts where account_id = $1 and status = 'open'
         and (state ->> 'isLoggedIn')::boolean order by created_at, id`,
      [accountId],
    );
    return carts.map(({ state }) => exportedCart(state));
  },

  async erase(tx, { accountId }) {
    await tx.query(
      `delete from carts c where account_id = $1 and (
         (status = 'open' and (state ->> 'isLoggedIn')::boolean)
         or exists (select 1 from orders o where o.id = c.order_id and o.account_id = $1 and o.is_attached))`,
      [accountId],
    );
    await tx.query(
      `update carts set account_id = null, revision = revision + 1, state = jsonb_set(state, '{account}', 'null')
       where account_id = $1 and status = 'open'`,
      [accountId],
    );
  },
};

function exportedCart(cart: CartRecord): Exported {
  return {
    items: cart.lines.map(({ productName, variantName, quantity }) => ({
      productName,
      variantName,
      quantity,
    })),
    coupon: cart.coupon?.code ?? null,
    giftCards: cart.giftCards.map(({ last4 }) => last4),
    shipping: exportedAddress(cart.shipping),
    billing: exportedAddress(cart.billing),
    emailOptin: cart.emailOptin,
    smsOptin: cart.smsOptin,
    comments: cart.comments,
    giftMessage: cart.giftMessage,
    metadata: exportedMetadata(cart.metadata),
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
  };
}
