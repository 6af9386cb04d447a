import { randomBytes, randomUUID } from 'node:crypto';
import { pickupPlace } from '@/domain/orders/shipping';
import type { FollowUpKind } from '@/domain/sixty-days/due-mails';
import type { Sealer } from '@/server/base/sealing';
import { codeColumns, codeMarks, codePlaceOf, keptCode } from '@/server/codes/kept-codes';
import type { SqlSession } from '@/server/db/database';

/** An order of hearing aids that has arrived. */
export type Delivery = {
  orderId: string;
  accountId: string;
  /** When the last parcel arrived, ISO UTC. */
  deliveredAt: string;
  /** Province of the delivery address or of the pick-up place, code or name. */
  state: string | null;
  sent: readonly FollowUpKind[];
};

/**
 * Orders of accounts that still exist and want these mails. One of several parcels on its way means that the order has
 * not arrived.
 */
const arrivedSql = `select o.id as "orderId", o.account_id as "accountId", arrived.at as "deliveredAt",
    case when o.data #>> '{shippingRate,pickup}' is null
      then coalesce(o.shipping_change ->> 'state', o.data #>> '{shipping,state}')
      else '${pickupPlace.province}' end as state,
    array(select f.kind from follow_ups f where f.order_id = o.id) as sent
  from orders o
  join (select order_id, max(delivered_at) as at from shipments group by order_id
    having max(delivered_at) > $1 and bool_and(delivered_at is not null)) arrived on arrived.order_id = o.id
  where o.status = 'complete' and o.data -> 'lines' @> '[{"isHearingAid": true}]'
    and exists (select 1 from accounts a where a.id = o.account_id)
    and not exists (select 1 from follow_up_choices c where c.account_id = o.account_id and c.stopped_at is not null)`;

/** What has arrived since that time, oldest first. */
export function readDeliveries(sql: SqlSession, since: Date): Promise<Delivery[]> {
  return sql.query<Delivery>(`${arrivedSql} order by arrived.at, o.id`, [since]);
}

/** One of them; null when its customer is gone, stopped the mails, or the order is not one of these. */
export async function readDelivery(
  sql: SqlSession,
  orderId: string,
  since: Date,
): Promise<Delivery | null> {
  const [found] = await sql.query<Delivery>(`${arrivedSql} and o.id = $2`, [since, orderId]);
  return found ?? null;
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
  const [row] = await tx.query<{ id: string; sealed: string }>(
    `insert into follow_up_choices (id, account_id, stop_code, sealed_stop_code, created_at)
     values ($1, $2, $3, $4, $5)
     on conflict (account_id) do update set account_id = excluded.account_id
     returning id, sealed_stop_code as sealed`,
    [id, accountId, kept.mark, kept.sealed, at],
  );
  if (!row) throw new Error('The choice of a customer was not written');
  return sealer.open(row.sealed, codePlaceOf(codeColumns.followUpStop, row.id));
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
