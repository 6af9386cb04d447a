import { array, object, string } from 'yup';
import { returnStatuses, type ReturnRequest } from '@/domain/orders/return-request';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { orderReturns } from '@/server/db/schema/after-sale';
import type { SqlSession } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';
import { mainReasonPlaceOf, openMainReason } from './main-reasons';

const stepsSchema = array(
  object({
    status: string().oneOf(returnStatuses).required(),
    at: string().required(),
  }).required(),
).required();

const labelSchema = object({
  carrier: string().required(),
  trackingCode: string().required(),
  trackingUrl: string().nullable().default(null),
}).nullable();

const columns = columnsOf(orderReturns, [
  'id',
  'orderId',
  'orderNumber',
  'accountId',
  'sealedReason',
  'sealedMainReason',
  'status',
  'steps',
  'sealedNote',
  'label',
  'refundId',
  'locale',
  'createdAt',
]);

type ReturnColumns = RowOf<typeof columns>;

const selectBy = {
  order: `select ${columns} from order_returns where order_id = $1 order by created_at desc, id`,
  account: `select ${columns} from order_returns where account_id = $1 order by created_at desc, id`,
  /** Returns of orders that the account shows, whoever asked; for a hosted store's orders by the account alone. */
  owner: `select ${columns} from order_returns r where exists (
      select 1 from orders o where o.id = r.order_id and o.account_id = $1 and o.is_attached)
    or (account_id = $1 and not exists (select 1 from orders o where o.id = r.order_id))
    order by r.created_at desc, r.id`,
  id: `select ${columns} from order_returns where id = $1`,
  lockedId: `select ${columns} from order_returns where id = $1 for update`,
} as const;

export const reasonPlaceOf = (id: string) => `order_returns.reason:${id}`;
export const notePlaceOf = (id: string) => `order_returns.note:${id}`;

function openRow(
  sealer: Sealer,
  { sealedReason, sealedMainReason, sealedNote, label, steps, ...row }: ReturnColumns,
): ReturnRequest {
  return {
    ...row,
    reason: sealer.open(sealedReason, reasonPlaceOf(row.id)),
    mainReason: openMainReason(sealer, { id: row.id, sealed: sealedMainReason }),
    note: sealedNote === null ? null : sealer.open(sealedNote, notePlaceOf(row.id)),
    label: labelSchema.validateSync(label) ?? null,
    steps: stepsSchema.validateSync(steps),
  };
}

export type ReturnRows = ReturnType<typeof createReturnRows>;

/** Reads and writes returns; their reasons are sealed and opened only here. */
export function createReturnRows(sealer: Sealer) {
  const toReturn = (row: ReturnColumns) => openRow(sealer, row);

  return {
    async read(
      sql: SqlSession,
      by: keyof typeof selectBy,
      value: string,
    ): Promise<ReturnRequest[]> {
      return (await sql.query<ReturnColumns>(selectBy[by], [value])).map(toReturn);
    },

    async insert(tx: SqlSession, request: ReturnRequest): Promise<void> {
      const { id, orderId, orderNumber, accountId, reason, mainReason } = request;
      const { status, steps, locale, createdAt } = request;
      await tx.query(
        `insert into order_returns (id, order_id, order_number, account_id, sealed_reason, sealed_main_reason, status,
           steps, locale, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $10)`,
        [
          id,
          orderId,
          orderNumber,
          accountId,
          sealer.seal(reason, reasonPlaceOf(id)),
          mainReason === null ? null : sealer.seal(mainReason, mainReasonPlaceOf(id)),
          status,
          JSON.stringify(steps),
          locale,
          createdAt,
        ],
      );
    },

    /** Saves every field that a step may change. */
    async update(tx: SqlSession, request: ReturnRequest): Promise<void> {
      const { id, status, steps, note, label, refundId } = request;
      await tx.query(
        `update order_returns set status = $2, steps = $3::jsonb, sealed_note = $4, label = $5, refund_id = $6,
           updated_at = now() where id = $1`,
        [
          id,
          status,
          JSON.stringify(steps),
          note === null ? null : sealer.seal(note, notePlaceOf(id)),
          label,
          refundId,
        ],
      );
    },

    /** Forgets everything that the customer and we wrote or tapped. */
    async forgetReason(tx: SqlSession, id: string): Promise<void> {
      await tx.query(
        `update order_returns set sealed_reason = $2, sealed_main_reason = null, sealed_note = null where id = $1`,
        [id, sealer.seal('', reasonPlaceOf(id))],
      );
    },
  };
}
