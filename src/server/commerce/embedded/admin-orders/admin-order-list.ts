import { addressName } from '@/domain/accounts/address';
import { countCeiling, sortOf } from '@/domain/staff/admin-list';
import type { Order } from '@/domain/orders/order';
import { holdReasons } from '@/domain/provinces';
import { orderStatuses } from '@/domain/orders/order-machine';
import type { Sealer } from '@/server/base/sealing';
import type { SqlParameter, SqlSession } from '@/server/db/database';
import { readPageBy, type ListRows } from '@/server/db/list-page';
import { createConditions } from '@/server/db/people-search';
import { addWordSearch } from '@/server/db/word-search';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { hearingProfileItems } from '@/server/db/schema/hearing';
import { createStandings } from '@/server/hearing-standing/standing';
import { createHoldMarks } from '@/server/orders/hold-marks';
import { orderColumns, orderReader, type OrderColumns } from '../orders/order-rows';
import type {
  AdminOrderCounts,
  AdminOrderLine,
  AdminOrderQuery,
  ProfileState,
} from '@/server/commerce/admin-orders';

/** How many orders the export reads at a time. */
const piece = 500;

const sortColumns: Readonly<Record<string, string>> = {
  placed: 'created_at',
  total: 'grand_total',
};

/** There are few different statements on purpose: each is prepared once and uses its own index. */
function rowsOf(sealer: Sealer, { status, reason, search, sort }: AdminOrderQuery): ListRows {
  const conditions = createConditions();
  const { add, place } = conditions;
  if (status !== '') add(`status = ${place(status)}`);
  const known = holdReasons.find((one) => one === reason);
  if (known) add(`status = 'hold' and ${createHoldMarks(sealer).marks.condition(known, place)}`);
  addWordSearch(conditions, search);
  const { column, direction } = orderOf(sort);
  const order = `${column} ${direction}, id ${direction}`;
  return { from: 'orders', key: 'id', ...conditions, order };
}

function orderOf(sort: string) {
  const { by, isDescending } = sortOf(sort);
  return { column: sortColumns[by] ?? 'created_at', direction: isDescending ? 'desc' : 'asc' };
}

export async function readAdminOrderPage(
  sql: SqlSession,
  sealer: Sealer,
  query: AdminOrderQuery,
): Promise<{ count: number; results: AdminOrderLine[] }> {
  const { count, results } = await readPageBy(sql, rowsOf(sealer, query), query, (clause, params) =>
    sql.query<OrderColumns>(`select ${orderColumns} from orders ${clause}`, params),
  );
  return { count, results: await linesOf(sql, sealer, results) };
}

/** All rows, piece by piece, each starting where the last one ended, so that all orders are never in memory at once. */
export async function* readEveryAdminOrder(
  sql: SqlSession,
  sealer: Sealer,
  query: AdminOrderQuery,
): AsyncGenerator<readonly AdminOrderLine[]> {
  const { conditions, params, order } = rowsOf(sealer, query);
  const { column, direction } = orderOf(query.sort);
  const last = `$${params.length + 1}`;
  const after = `(${column}, id) ${direction === 'desc' ? '<' : '>'} (select ${column}, id from orders where id = ${last})`;
  const textOf = (all: readonly string[]) =>
    `select ${orderColumns} from orders ${all.length > 0 ? `where ${all.join(' and ')}` : ''}
     order by ${order} limit ${piece}`;
  const [first, next] = [textOf(conditions), textOf([...conditions, after])];
  let rows = await sql.query<OrderColumns>(first, params);
  while (rows.length > 0) {
    yield await linesOf(sql, sealer, rows);
    if (rows.length < piece) return;
    rows = await sql.query<OrderColumns>(next, [...params, rows.at(-1)?.id]);
  }
}

const othersSql = `select ${orderColumns} from orders where account_id = $1 and id <> $2
  order by created_at desc, id limit 5`;

/** The newest other orders of an order's account. */
export async function readOtherOrders(
  sql: SqlSession,
  sealer: Sealer,
  { id, account }: Order,
): Promise<AdminOrderLine[]> {
  return linesOf(sql, sealer, await sql.query<OrderColumns>(othersSql, [account.id, id]));
}

const countsSql = (needsTest: string) => `select s.status, (
    select count(*)::int from (
      select 1 from orders o where o.status = s.status limit ${countCeiling}
    ) counted
  ) as count from unnest($1::text[]) as s (status)
  union all select 'needs_test', count(*)::int from (
    select 1 from orders where status = 'hold' and ${needsTest} limit ${countCeiling}
  ) waiting`;

/** Counts only as far as lists are counted. */
export async function readAdminOrderCounts(
  sql: SqlSession,
  sealer: Sealer,
): Promise<AdminOrderCounts> {
  const params: SqlParameter[] = [orderStatuses];
  const place = (value: string) => `$${params.push(value)}`;
  const needsTest = createHoldMarks(sealer).marks.condition('hearing_test_needed', place);
  const rows = await sql.query<{ status: keyof AdminOrderCounts; count: number }>(
    countsSql(needsTest),
    params,
  );
  return Object.fromEntries(
    rows.filter(({ count }) => count > 0).map(({ status, count }) => [status, count]),
  );
}

async function linesOf(
  sql: SqlSession,
  sealer: Sealer,
  rows: readonly OrderColumns[],
): Promise<AdminOrderLine[]> {
  const orders: Order[] = rows.map(orderReader(sealer));
  const withAids = orders.filter(({ lines }) => lines.some(({ isHearingAid }) => isHearingAid));
  const profiles = await readProfileStates(
    sql,
    sealer,
    withAids.map(({ id }) => id),
  );
  return orders.map((one) => ({
    id: one.id,
    number: one.number,
    placedAt: one.createdAt,
    status: one.status,
    holdReason: one.holdReason,
    isPaid: one.isPaid,
    email: one.account.email,
    name: (one.shipping && addressName(one.shipping)) ?? one.billing?.name ?? '',
    place: [one.shipping?.city, one.shipping?.state].filter(Boolean).join(', '),
    items: one.lines.map(({ productName, variantName, quantity, isHearingAid }) => ({
      name: productName,
      variant: variantName,
      quantity,
      isHearingAid,
    })),
    profile: profiles.get(one.id) ?? 'none',
    total: one.totals.grandTotal,
    refunded: one.refundedTotal,
    currency: one.currency,
  }));
}

const ofItem = columnsOf(hearingProfileItems, ['orderId'], { of: 'i' });

async function readProfileStates(
  sql: SqlSession,
  sealer: Sealer,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ProfileState>> {
  if (orderIds.length === 0) return new Map();
  const params: SqlParameter[] = [orderIds];
  const place = (value: string) => `$${params.push(value)}`;
  const isMarked = createStandings(sealer).flags.condition('yes', place, 'r');
  const rows = await sql.query<RowOf<typeof ofItem> & { isFlagged: boolean }>(
    `select ${ofItem}, coalesce(bool_or(r.is_flagged or ${isMarked}), false) as "isFlagged"
     from hearing_profile_items i left join hearing_results r on i.kind = 'test' and r.id = i.reference
     where i.order_id = any($1::text[]) and i.kind <> 'questionnaire' group by i.order_id`,
    params,
  );
  const found = new Map(rows.map(({ orderId, isFlagged }) => [orderId, isFlagged]));
  return new Map(
    orderIds.map((id): [string, ProfileState] => {
      const isFlagged = found.get(id);
      if (isFlagged === undefined) return [id, 'waiting'];
      return [id, isFlagged ? 'flagged' : 'received'];
    }),
  );
}
