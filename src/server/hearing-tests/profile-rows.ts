import type { HearingProfile } from '@/domain/hearing/hearing-profile';
import { profileItemKinds } from '@/domain/hearing/hearing-profile';
import { canMove, orderStatuses, type OrderStatus } from '@/domain/orders/order-machine';
import type { HoldReason } from '@/domain/provinces';
import { createHoldMarks, holdColumns, type HoldColumns } from '@/server/orders/hold-marks';
import type { Sealer } from '@/server/base/sealing';
import type { SqlParameter, SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { hearingProfileItems, hearingProfiles } from '@/server/db/schema/hearing';
import { ownedCondition, type Owner } from '@/server/visits/ownership';
import { createStandings } from '../hearing-standing/standing';

const itemColumns = columnsOf(hearingProfileItems, ['kind', 'reference']);

/** One part of an order's hearing profile; `reference` is its id in its own table. */
export type ProfileItem = RowOf<typeof itemColumns>;

/** Adds the items that are not in the profile yet. */
export async function addProfileItems(
  tx: SqlSession,
  orderId: string,
  items: readonly ProfileItem[],
): Promise<void> {
  for (const { kind, reference } of items) {
    await tx.query(
      `insert into hearing_profile_items (order_id, kind, reference) values ($1, $2, $3) on conflict do nothing`,
      [orderId, kind, reference],
    );
  }
}

/** Oldest first. A test that staff rejected does not count. */
export async function readProfileItems(
  sql: SqlSession,
  sealer: Sealer,
  orderId: string,
): Promise<ProfileItem[]> {
  const params: SqlParameter[] = [orderId, profileItemKinds];
  const place = (value: string) => `$${params.push(value)}`;
  const isWanting = createStandings(sealer).states.condition('needs_more', place, 'r');
  return sql.query<ProfileItem>(
    `select ${itemColumns} from hearing_profile_items
     where order_id = $1 and kind = any($2::text[]) and not exists (select 1 from hearing_results r
       where kind = 'test' and r.id = reference and (r.review_state = 'needs_more' or ${isWanting})) order by created_at, kind, reference`,
    params,
  );
}

const ofOrder = columnsOf(hearingProfileItems, ['reference', 'orderId'], { of: 'i' });

/**
 * An order that a record belongs to; `reference` is the record's id. Number and state are null when a hosted store
 * keeps the orders.
 */
export type OrderWith = RowOf<typeof ofOrder> & {
  number: string | null;
  status: OrderStatus | null;
  holdReason: HoldReason | null;
};

/** The orders that tests and files belong to, newest first. */
export async function readOrdersWith(
  sql: SqlSession,
  sealer: Sealer,
  references: readonly string[],
): Promise<OrderWith[]> {
  const holds = createHoldMarks(sealer);
  const rows = await sql.query<Omit<OrderWith, 'holdReason'> & HoldColumns>(
    `select ${ofOrder}, o.number::text as number, o.status, ${holdColumns}
     from hearing_profile_items i left join orders o on o.id = i.order_id
     where i.reference = any($1::text[]) order by i.created_at desc, i.order_id`,
    [references],
  );
  return rows.map(({ plainReason, holdMark, ...row }) => ({
    ...row,
    holdReason: holds.read(row.orderId, { status: row.status, plainReason, holdMark }),
  }));
}

const owned = ownedCondition('$1', '$2');
const openOrdersSql = `with own as (
    select id from hearing_results where ${owned} union all select id from hearing_waivers where ${owned}
    union all select id from uploads where ${owned} union all select id from questionnaires where ${owned})
  select o.id from orders o where o.status = any($3::text[])
    and (o.account_id = $1::text or exists (select 1 from hearing_profile_items i join own on own.id = i.reference
      where i.order_id = o.id))`;

/** Ids of orders that can still be held: those of the owner's account, and those that use a record of the owner. */
export async function readOpenOrdersOf(
  sql: SqlSession,
  { accountId, visit }: Owner,
): Promise<string[]> {
  const goingOn = orderStatuses.filter((status) => canMove(status, 'hold'));
  const rows = await sql.query<{ id: string }>(openOrdersSql, [accountId, visit, goingOn]);
  return rows.map(({ id }) => id);
}

const profileColumns = columnsOf(hearingProfiles, ['reviewedAt']);

export async function readProfile(
  sql: SqlSession,
  sealer: Sealer,
  orderId: string,
): Promise<HearingProfile> {
  const [items, [row]] = await Promise.all([
    readProfileItems(sql, sealer, orderId),
    sql.query<RowOf<typeof profileColumns>>(
      `select ${profileColumns} from hearing_profiles where order_id = $1`,
      [orderId],
    ),
  ]);
  return {
    kinds: [...new Set(items.map(({ kind }) => kind))],
    reviewedAt: row?.reviewedAt ?? null,
  };
}

/** Records that a staff member approved the profile. */
export async function writeReview(
  tx: SqlSession,
  review: { orderId: string; staffId: string; at: Date },
): Promise<void> {
  await tx.query(
    `insert into hearing_profiles (order_id, reviewed_at, reviewed_by) values ($1, $2, $3)
     on conflict (order_id) do update set reviewed_at = $2, reviewed_by = $3`,
    [review.orderId, review.at, review.staffId],
  );
}

/** True for the first caller: an order gets one reminder. */
export async function claimReminder(tx: SqlSession, orderId: string, at: Date): Promise<boolean> {
  const rows = await tx.query(
    `insert into hearing_profiles (order_id, reminded_at) values ($1, $2)
     on conflict (order_id) do update set reminded_at = $2 where hearing_profiles.reminded_at is null
     returning 1`,
    [orderId, at],
  );
  return rows.length === 1;
}
