import type { Database } from '@/server/db/database';

/** References between tables; the database itself enforces only some of them. */
const references = [
  ['orders', 'cart_id', 'carts', 'id'],
  ['orders', 'account_id', 'accounts', 'id'],
  ['carts', 'order_id', 'orders', 'id'],
  ['payments', 'order_id', 'orders', 'id'],
  ['card_tokens', 'order_id', 'orders', 'id'],
  ['sessions', 'cart_id', 'carts', 'id'],
  ['sessions', 'account_id', 'accounts', 'id'],
  ['sessions', 'last_order_id', 'orders', 'id'],
  ['coupon_uses', 'order_id', 'orders', 'id'],
  ['gift_card_debits', 'order_id', 'orders', 'id'],
  ['order_returns', 'order_id', 'orders', 'id'],
  ['uploads', 'order_id', 'orders', 'id'],
  ['uploads', 'account_id', 'accounts', 'id'],
  ['hearing_profile_items', 'order_id', 'orders', 'id'],
  ['hearing_profiles', 'order_id', 'orders', 'id'],
  ['conversations', 'account_id', 'accounts', 'id'],
  ['subscriptions', 'account_id', 'accounts', 'id'],
  [`pgboss.job`, `data ->> 'orderId'`, 'orders', 'id'],
] as const;

type Key = { from: string; fromColumns: string[]; to: string; toColumns: string[] };

const keysSql = `select conrelid::regclass::text as "from", confrelid::regclass::text as "to",
    (select array_agg(quote_ident(a.attname) order by k.place) from unnest(conkey) with ordinality k(number, place)
       join pg_attribute a on a.attrelid = conrelid and a.attnum = k.number) as "fromColumns",
    (select array_agg(quote_ident(a.attname) order by k.place) from unnest(confkey) with ordinality k(number, place)
       join pg_attribute a on a.attrelid = confrelid and a.attnum = k.number) as "toColumns"
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

const booksSql = `select
  (select count(*) from orders) as orders,
  (select count(*) from orders o where o.grand_total <> coalesce((select sum(amount) from payments p where p.order_id = o.id), 0)
     + coalesce((select sum(amount) from gift_card_debits d where d.order_id = o.id), 0)) as unpaid,
  (select count(*) from carts where status = 'converted') as carts,
  (select count(*) from orders o where not exists
     (select from pgboss.job j where j.name = 'send-order-confirmation' and j.data ->> 'orderId' = o.id)) as unmailed`;

/**
 * Lists inconsistencies in a shop whose orders were all paid in full, one sentence each, empty when all is well: every
 * reference has its target, every order has its cart, its money and its mail.
 */
export async function findBrokenParts(db: Database): Promise<string[]> {
  const keys = await db.query<Key>(keysSql);
  const guarded = keys.map(
    ({ from, fromColumns, to, toColumns }) =>
      [from, ...fromColumns.slice(0, 1), to, ...toColumns.slice(0, 1)] as const,
  );
  const broken: string[] = [];
  for (const [from, column, to, target] of [...references, ...guarded]) {
    const [row] = await db.query<{ lost: number }>(
      `select count(*) as lost from ${from} a where a.${column} is not null
         and not exists (select from ${to} b where b.${target} = a.${column})`,
    );
    if (row?.lost !== 0) broken.push(`${row?.lost} of ${from}.${column} lead nowhere`);
  }
  const [books] = await db.query<{
    orders: number;
    unpaid: number;
    carts: number;
    unmailed: number;
  }>(booksSql);
  const { orders = 0, unpaid = 0, carts = 0, unmailed = 0 } = books ?? {};
  return [
    ...broken,
    ...(unpaid > 0 ? [`${unpaid} orders whose money is not their total`] : []),
    ...(carts !== orders ? [`${orders} orders of ${carts} carts`] : []),
    ...(unmailed > 0 ? [`${unmailed} orders without a mail to send`] : []),
  ];
}
