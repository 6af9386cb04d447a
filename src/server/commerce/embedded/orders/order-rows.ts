import { cents } from '@/domain/money';
import type { Order } from '@/domain/orders/order';
import type { Sealer } from '@/server/base/sealing';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { orders } from '@/server/db/schema/commerce';
import type { SqlSession } from '@/server/db/database';
import { hiddenCheckoutId, type CheckoutKeys } from '../carts/checkout-ids';
import { createHoldMarks } from '@/server/orders/hold-marks';

export const orderColumns = columnsOf(
  orders,
  [
    'id',
    'number',
    'accountId',
    'status',
    'holdMark',
    'isPaid',
    'refundedAmount',
    'shippingChange',
    'data',
  ],
  { as: { plainReason: 'holdReason' } },
);

export type OrderColumns = RowOf<typeof orderColumns>;

const selectBy = {
  id: `select ${orderColumns} from orders where id = $1`,
  number: `select ${orderColumns} from orders where number = $1`,
} as const;

/** An order as it was sold, with its current status; null when there is none. */
export async function readOrder(
  sql: SqlSession,
  sealer: Sealer,
  key: keyof typeof selectBy,
  value: string,
): Promise<Order | null> {
  const [row] = await sql.query<OrderColumns>(selectBy[key], [value]);
  return row ? orderReader(sealer)(row) : null;
}

const byCheckoutSql = `select ${orderColumns} from orders
  where (cart_id = $1 and checkout_id = $2) or checkout_id = $3`;

/** The order of a checkout id; null for none, and once its customer has erased their account. */
export async function readOrderOfCheckout(
  sql: SqlSession,
  sealer: Sealer,
  { cartId, digest }: CheckoutKeys,
): Promise<Order | null> {
  const params = [cartId, hiddenCheckoutId(cartId), digest];
  const [row] = await sql.query<OrderColumns>(byCheckoutSql, params);
  return row ? orderReader(sealer)(row) : null;
}

const ownedSql = `select ${orderColumns} from orders
  where account_id = $1 and is_attached order by created_at desc, id limit 200`;

const lastOf = (session: `$${number}`) =>
  `(select last_order_id from sessions where id = ${session} and retired_at is null)`;

const lastSql = `select ${orderColumns} from orders where id = ${lastOf('$1')}`;

const ownedOrLastSql = `select ${orderColumns} from orders
  where id = $1 and ((account_id = $2 and is_attached) or id = ${lastOf('$3')})`;

/** The orders a customer may see, newest first. */
export async function readOrdersOf(
  sql: SqlSession,
  sealer: Sealer,
  accountId: string,
): Promise<Order[]> {
  return (await sql.query<OrderColumns>(ownedSql, [accountId])).map(orderReader(sealer));
}

/** An order that belongs to the account, or that the session placed last; null for any other. */
export async function readOwnedOrder(
  sql: SqlSession,
  sealer: Sealer,
  orderId: string,
  owner: { accountId: string | null; sessionKey: string },
): Promise<Order | null> {
  const [row] = await sql.query<OrderColumns>(ownedOrLastSql, [
    orderId,
    owner.accountId,
    owner.sessionKey,
  ]);
  return row ? orderReader(sealer)(row) : null;
}

/** The order that a session placed last; null without one. */
export async function readLastOrder(
  sql: SqlSession,
  sealer: Sealer,
  sessionKey: string,
): Promise<Order | null> {
  const [row] = await sql.query<OrderColumns>(lastSql, [sessionKey]);
  return row ? orderReader(sealer)(row) : null;
}

const beforePlans = { plan: null, isShipped: true } as const;

/** Converts rows to orders. */
export function orderReader(sealer: Sealer): (row: OrderColumns) => Order {
  const holds = createHoldMarks(sealer);
  return (row) => ({
    ...row.data,
    // Orders from before plans lack these fields.
    lines: row.data.lines.map((line) => ({ ...beforePlans, ...line })),
    account: { ...row.data.account, id: row.accountId },
    shipping: row.shippingChange ?? row.data.shipping,
    number: String(row.number),
    status: row.status,
    holdReason: holds.read(row.id, row),
    isPaid: row.isPaid,
    refundedTotal: cents(row.refundedAmount),
  });
}

const writeOrderSql = `with closed as (
    update carts set status = 'converted', order_id = $1, updated_at = $9 where id = $2
  ), moved as (
    update sessions set cart_id = null, last_order_id = $1, last_used_at = $9 where id = $10
  )
  insert into orders (id, number, cart_id, checkout_id, account_id, status, hold_mark, is_paid, data, created_at, updated_at, is_attached)
  values ($1, nextval('order_numbers'), $2, $3, $4, $5, $6, $7, $8, $9, $9,
    $11 or exists (select 1 from accounts where id = $4 and email = $12 and email_proven_at is not null))
  returning number`;

/**
 * Writes the order, closes its cart and makes it the session's last order, in one statement. Returns the numbered
 * order. A guest's order also belongs to their account if the account has proven the address in the order.
 */
export async function writeOrder(
  tx: SqlSession,
  sealer: Sealer,
  order: Omit<Order, 'number'>,
  from: { cartId: string; sessionKey: string },
): Promise<Order> {
  const [row] = await tx.query<{ number: number }>(writeOrderSql, [
    order.id,
    from.cartId,
    hiddenCheckoutId(from.cartId),
    order.account.id,
    order.status,
    createHoldMarks(sealer).of(order.id, order.holdReason),
    order.isPaid,
    // The hold reason is only in the hidden column.
    { ...order, holdReason: undefined },
    order.createdAt,
    from.sessionKey,
    !order.isGuest,
    order.account.email,
  ]);
  if (!row) throw new Error('An order was written without a number.');
  return { ...order, number: String(row.number) };
}

const ownOrdersSql = `select ${orderColumns} from orders
  where account_id = $1 and is_attached order by created_at desc, id`;

/** The orders an account shows, newest first. */
export async function readOwnOrders(
  sql: SqlSession,
  sealer: Sealer,
  accountId: string,
): Promise<Order[]> {
  const rows = await sql.query<OrderColumns>(ownOrdersSql, [accountId]);
  return rows.map(orderReader(sealer));
}

const ownOrderSql = `select ${orderColumns} from orders
  where account_id = $1 and is_attached and (id = $2 or number = $3)`;

/** One order of an account; null for an unknown one and for anybody else's. */
export async function readOwnOrder(
  sql: SqlSession,
  sealer: Sealer,
  accountId: string,
  { id = null, number = null }: { id?: string | null; number?: number | null },
): Promise<Order | null> {
  const [row] = await sql.query<OrderColumns>(ownOrderSql, [accountId, id, number]);
  return row ? orderReader(sealer)(row) : null;
}
