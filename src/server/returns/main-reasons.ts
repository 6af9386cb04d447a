import { mainReasons, type MainReason } from '@/domain/orders/return-request';
import type { Sealer } from '@/server/base/sealing';
import { columnsOf, type RowOf } from '@/server/db/columns';
import type { SqlSession } from '@/server/db/database';
import { orderReturns } from '@/server/db/schema/after-sale';

const columns = columnsOf(orderReturns, ['id', 'orderId', 'sealedMainReason']);

export const mainReasonPlaceOf = (id: string) => `order_returns.main_reason:${id}`;

/** Null where none was given, and for one that this version does not know. */
export function openMainReason(
  sealer: Sealer,
  { id, sealed }: { id: string; sealed: string | null },
): MainReason | null {
  const word = sealed === null ? null : sealer.open(sealed, mainReasonPlaceOf(id));
  return mainReasons.find((known) => known === word) ?? null;
}

/** The main reason of each order's return that was neither declined nor cancelled, where one was given. */
export async function readMainReasons(
  sql: SqlSession,
  sealer: Sealer,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, MainReason>> {
  const rows = await sql.query<RowOf<typeof columns>>(
    `select distinct on (order_id) ${columns} from order_returns
     where order_id = any($1::text[]) and status not in ('declined', 'canceled') and sealed_main_reason is not null
     order by order_id, created_at desc, id`,
    [orderIds],
  );
  return new Map(
    rows.flatMap(({ id, orderId, sealedMainReason }) => {
      const reason = openMainReason(sealer, { id, sealed: sealedMainReason });
      return reason === null ? [] : [[orderId, reason]];
    }),
  );
}
