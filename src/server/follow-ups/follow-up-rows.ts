import { randomBytes, randomUUID } from 'node:crypto';
import { pickupPlace } from '@/domain/orders/shipping';
import {
  followUpKindOf,
  type FollowUpKind,
  type SentFollowUp,
} from '@/domain/sixty-days/due-mails';
import type { Sealer } from '@/server/base/sealing';
import { codeColumns, codeMarks, codePlaceOf, keptCode } from '@/server/codes/kept-codes';
import type { SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { orders } from '@/server/db/schema/commerce';
import { followUpChoices } from '@/server/db/schema/follow-ups';

const ofOrder = columnsOf(orders, ['accountId'], { as: { orderId: 'id' }, of: 'o' });

/** An order of hearing aids that has arrived. */
export type Delivery = RowOf<typeof ofOrder> & {
  /** When the last parcel arrived, ISO UTC. */
  deliveredAt: string;
  /** Province of the delivery address or of the pick-up place, code or name. */
  state: string | null;
  sent: readonly SentFollowUp[];
  /** The customer has said that they keep the hearing aids. */
  isKept: boolean;
  /** The customer asked for a pause of the mails. */
  isPaused: boolean;
};

type DeliveryRow = Omit<Delivery, 'sent'> & { sent: readonly { kind: string; at: string }[] };

/**
 * Orders of accounts that still exist and want these mails. One of several parcels on its way means that the order has
 * not arrived.
 */
const arrivedSql = `select ${ofOrder}, arrived.at as "deliveredAt",
    case when o.data #>> '{shippingRate,pickup}' is null
      then coalesce(o.shipping_change ->> 'state', o.data #>> '{shipping,state}')
      else '${pickupPlace.province}' end as state,
    coalesce((select json_agg(json_build_object('kind', f.kind, 'at', f.at)) from follow_ups f
      where f.order_id = o.id), '[]') as sent,
    exists (select 1 from kept_orders k where k.order_id = o.id) as "isKept",
    exists (select 1 from follow_up_pauses p where p.account_id = o.account_id) as "isPaused"
  from orders o
  join (select order_id, max(delivered_at) as at from shipments group by order_id
    having max(delivered_at) > $1 and bool_and(delivered_at is not null)) arrived on arrived.order_id = o.id
  where o.status = 'complete' and o.data -> 'lines' @> '[{"isHearingAid": true}]'
    and exists (select 1 from accounts a where a.id = o.account_id)
    and not exists (select 1 from follow_up_choices c where c.account_id = o.account_id and c.stopped_at is not null)`;

const notPausedSql =
  ' and not exists (select 1 from follow_up_pauses p where p.account_id = o.account_id)';

/** What has arrived since that time, oldest first; without customers who stopped or paused these mails. */
export async function readDeliveries(sql: SqlSession, since: Date): Promise<Delivery[]> {
  const rows = await sql.query<DeliveryRow>(
    `${arrivedSql}${notPausedSql} order by arrived.at, o.id`,
    [since],
  );
  return rows.map(toDelivery);
}

/** One of them; null when its customer is gone, stopped or paused the mails, or the order is not one of these. */
export async function readDelivery(
  sql: SqlSession,
  orderId: string,
  since: Date,
): Promise<Delivery | null> {
  const [found] = await sql.query<DeliveryRow>(`${arrivedSql}${notPausedSql} and o.id = $2`, [
    ...[since, orderId],
  ]);
  return found ? toDelivery(found) : null;
}

/** The same with the customers who paused, for staff. */
export async function readTrials(sql: SqlSession, since: Date): Promise<Delivery[]> {
  const rows = await sql.query<DeliveryRow>(`${arrivedSql} order by arrived.at, o.id`, [since]);
  return rows.map(toDelivery);
}

function toDelivery({ sent, ...row }: DeliveryRow): Delivery {
  const known = sent.flatMap(({ kind: name, at }) => {
    const kind = followUpKindOf(name);
    return kind ? [{ kind, at }] : [];
  });
  return { ...row, sent: known };
}

/** False when the mail was claimed before. */
export async function claimFollowUp(
  tx: SqlSession,
  { orderId, accountId }: Pick<Delivery, 'orderId' | 'accountId'>,
  { kind, at }: { kind: FollowUpKind; at: Date },
): Promise<boolean> {
  const claimed = await tx.query(
    `insert into follow_ups (order_id, kind, account_id, at) values ($1, $2, $3, $4)
     on conflict do nothing returning 1`,
    [orderId, kind, accountId, at],
  );
  return claimed.length > 0;
}

const codeOfChoice = columnsOf(followUpChoices, ['id', 'sealedStopCode']);

/** The code of the link that stops a customer's mails; made with the first mail. */
export async function stopCodeOf(
  tx: SqlSession,
  sealer: Sealer,
  accountId: string,
  at: Date,
): Promise<string> {
  const id = randomUUID();
  // 192 random bits, so that nobody can stop the mails of others by guessing.
  const code = randomBytes(24).toString('base64url');
  const kept = keptCode(sealer, codeColumns.followUpStop, { id, code });
  const [row] = await tx.query<RowOf<typeof codeOfChoice>>(
    `insert into follow_up_choices (id, account_id, stop_code, sealed_stop_code, created_at)
     values ($1, $2, $3, $4, $5)
     on conflict (account_id) do update set account_id = excluded.account_id
     returning ${codeOfChoice}`,
    [id, accountId, kept.mark, kept.sealed, at],
  );
  if (!row) throw new Error('The choice of a customer was not written');
  return sealer.open(row.sealedStopCode, codePlaceOf(codeColumns.followUpStop, row.id));
}

/** False for an unknown code. A second click keeps the time of the first. */
export async function stopBy(
  sql: SqlSession,
  sealer: Sealer,
  { code, at }: { code: string; at: Date },
): Promise<boolean> {
  const stopped = await sql.query(
    `update follow_up_choices set stopped_at = coalesce(stopped_at, $2)
     where stop_code = any($1::text[]) returning 1`,
    [codeMarks(sealer, codeColumns.followUpStop, code), at],
  );
  return stopped.length > 0;
}

/** Whether a customer wants what we write after a delivery. */
export type WritingState = 'on' | 'paused' | 'stopped';

export async function readWritingState(sql: SqlSession, accountId: string): Promise<WritingState> {
  const [row] = await sql.query<{ isStopped: boolean; isPaused: boolean }>(
    `select exists (select 1 from follow_up_choices where account_id = $1 and stopped_at is not null) as "isStopped",
       exists (select 1 from follow_up_pauses where account_id = $1) as "isPaused"`,
    [accountId],
  );
  if (row?.isStopped) return 'stopped';
  return row?.isPaused ? 'paused' : 'on';
}

/** Pauses or resumes; repeatable. */
export async function setPause(
  sql: SqlSession,
  accountId: string,
  { isPaused, at }: { isPaused: boolean; at: Date },
): Promise<void> {
  if (isPaused) {
    await sql.query(
      'insert into follow_up_pauses (account_id, at) values ($1, $2) on conflict do nothing',
      [accountId, at],
    );
  } else {
    await sql.query('delete from follow_up_pauses where account_id = $1', [accountId]);
  }
}
