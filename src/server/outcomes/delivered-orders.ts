import { orderedAidsOf } from '@/domain/fitting/ordered-aids';
import type { OrderLine } from '@/domain/orders/order';
import type { SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { orders } from '@/server/db/schema/commerce';

const ofOrder = columnsOf(orders, ['accountId'], {
  as: { orderId: 'id', placedAt: 'createdAt' },
  of: 'o',
});

/** Hearing aids that have arrived. Who has them is only an id. */
export type DeliveredOrder = RowOf<typeof ofOrder> & {
  /** When the last parcel arrived, ISO UTC. */
  deliveredAt: string;
  lines: readonly Pick<OrderLine, 'isHearingAid' | 'options' | 'variantName'>[];
  /** A return was asked for, and neither declined nor cancelled. */
  isReturned: boolean;
};

/** Unlike the mails after a delivery, the figures also count people who want no mail. */
const deliveredSql = `select ${ofOrder}, arrived.at as "deliveredAt", o.data -> 'lines' as lines,
    exists (select 1 from order_returns r where r.order_id = o.id
      and r.status not in ('declined', 'canceled')) as "isReturned"
  from orders o
  join (select order_id, max(delivered_at) as at from shipments group by order_id
    having bool_and(delivered_at is not null)) arrived on arrived.order_id = o.id
  where o.data -> 'lines' @> '[{"isHearingAid": true}]'
  order by o.created_at, o.id`;

/** All orders of hearing aids that have arrived, oldest first. */
export function readDeliveredOrders(sql: SqlSession): Promise<DeliveredOrder[]> {
  return sql.query<DeliveredOrder>(deliveredSql);
}

/** Level and receiver as groups of the figures. */
export function aidsOf({ lines }: Pick<DeliveredOrder, 'lines'>) {
  const { level, receiver } = orderedAidsOf(lines);
  return { level: level ?? 'unknown', receiver: receiver ?? 'unknown' } as const;
}
