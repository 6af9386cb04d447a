import { addressName } from '@/domain/address';
import { sortOf } from '@/domain/admin-list';
import type { OrderStatus } from '@/domain/order-machine';
import type { SqlParameter, SqlSession } from '@/server/db/database';
import { orderColumns, toOrder, type OrderColumns } from '../order-rows';
import type { DeskLine, DeskQuery, ProfileState } from '../../order-desk';

type Condition = { text: string; params: readonly SqlParameter[] };

/** How many orders the export reads at a time. */
const piece = 500;

const sortColumns: Readonly<Record<string, string>> = {
  placed: 'created_at',
  total: 'grand_total',
};

/** The texts are few on purpose: each is prepared once, and each finds its own index. */
function conditionOf({ status, reason, search }: DeskQuery): Condition {
  const params: SqlParameter[] = [];
  const parts: string[] = [];
  const add = (text: string, value: SqlParameter) => parts.push(`${text} $${params.push(value)}`);
  if (status !== '') add('status =', status);
  if (reason !== '') add('hold_reason =', reason);
  const words = searchWords(search);
  if (words !== null) {
    parts.push(`words @@ to_tsquery('simple', $${params.push(words)})`);
  }
  return { text: parts.length > 0 ? `where ${parts.join(' and ')}` : '', params };
}

/** Beginnings of words, all of which an order has to have; null when nothing was typed. */
function searchWords(search: string): string | null {
  const words = search
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => word.replace(/['\\\u0000]/g, ' ').trim())
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ');
}

function orderBy(sort: string): string {
  const { by, isDescending } = sortOf(sort);
  const direction = isDescending ? 'desc' : 'asc';
  return `${sortColumns[by] ?? 'created_at'} ${direction}, id ${direction}`;
}

/** One page. Ids first, from the index alone; the rows themselves, which are large, only of what is shown. */
export async function readDeskPage(
  sql: SqlSession,
  query: DeskQuery,
): Promise<{ count: number; results: DeskLine[] }> {
  const { text, params } = conditionOf(query);
  const [[counted], lines] = await Promise.all([
    sql.query<{ count: number }>(`select count(*) as count from orders ${text}`, params),
    readLines(sql, query, { limit: query.pageSize, offset: (query.page - 1) * query.pageSize }),
  ]);
  return { count: counted?.count ?? 0, results: lines };
}

/** All of it, piece by piece: nobody's memory holds all orders at once. */
export async function* readDeskEverything(
  sql: SqlSession,
  query: DeskQuery,
): AsyncGenerator<readonly DeskLine[]> {
  for (let offset = 0; ; offset += piece) {
    const lines = await readLines(sql, query, { limit: piece, offset });
    if (lines.length > 0) yield lines;
    if (lines.length < piece) return;
  }
}

export async function readDeskCounts(
  sql: SqlSession,
): Promise<Partial<Record<OrderStatus, number>>> {
  const rows = await sql.query<{ status: OrderStatus; count: number }>(
    'select status, count(*) as count from orders group by status',
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

async function readLines(
  sql: SqlSession,
  query: DeskQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<DeskLine[]> {
  const { text, params } = conditionOf(query);
  const order = orderBy(query.sort);
  const rows = await sql.query<OrderColumns>(
    `with wanted as (
       select id from orders ${text} order by ${order} limit $${params.length + 1} offset $${params.length + 2}
     )
     select ${orderColumns} from orders where id in (select id from wanted) order by ${order}`,
    [...params, limit, offset],
  );
  const orders = rows.map(toOrder);
  const withAids = orders.filter(({ lines }) => lines.some(({ isHearingAid }) => isHearingAid));
  const profiles = await readProfileStates(
    sql,
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
    items: one.lines.map(({ productName, variantName, quantity }) => ({
      name: productName,
      variant: variantName,
      quantity,
    })),
    profile: profiles.get(one.id) ?? 'none',
    total: one.totals.grandTotal,
    refunded: one.refundedTotal,
    currency: one.currency,
  }));
}

async function readProfileStates(
  sql: SqlSession,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ProfileState>> {
  if (orderIds.length === 0) return new Map();
  const rows = await sql.query<{ id: string; isFlagged: boolean }>(
    `select i.order_id as id, coalesce(bool_or(r.is_flagged), false) as "isFlagged"
     from hearing_profile_items i left join hearing_results r on i.kind = 'test' and r.id = i.reference
     where i.order_id = any($1::text[]) and i.kind <> 'questionnaire' group by i.order_id`,
    [orderIds],
  );
  const found = new Map(rows.map(({ id, isFlagged }) => [id, isFlagged]));
  return new Map(
    orderIds.map((id): [string, ProfileState] => {
      const isFlagged = found.get(id);
      if (isFlagged === undefined) return [id, 'waiting'];
      return [id, isFlagged ? 'flagged' : 'received'];
    }),
  );
}
