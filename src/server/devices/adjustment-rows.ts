import { array, number, object, string } from 'yup';
import { changedInputs } from '@/domain/fitting/corrections';
import {
  noticeEars,
  noticePlaces,
  notices,
  type AdjustmentRequest,
} from '@/domain/devices/adjustment';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { deviceAdjustments } from '@/server/db/schema/devices';
import type { SqlSession } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';

const requestSchema = object({
  notice: string().oneOf(notices).required(),
  place: string().oneOf(noticePlaces).required(),
  ear: string().oneOf(noticeEars).required(),
  words: string().defined(),
});

const answerSchema = object({
  changes: array(
    object({
      fromHz: number().required(),
      toHz: number().required(),
      input: string().oneOf(changedInputs).required(),
      gainDb: number().required(),
    }).required(),
  ).required(),
  note: string().defined(),
  sheetVersion: number().nullable().default(null),
});

const columns = columnsOf(deviceAdjustments, [
  'id',
  'accountId',
  'orderId',
  'status',
  'sealedRequest',
  'sealedAnswer',
  'staffName',
  'conversationId',
  'changedAt',
  'askedAt',
  'helped',
  'locale',
  'createdAt',
]);

type Columns = RowOf<typeof columns>;

const ofOrder = columnsOf(deviceAdjustments, ['orderId']);

const selectBy = {
  id: 'where id = $1',
  lockedId: 'where id = $1 for update',
  account: 'where account_id = $1 order by created_at desc, id',
  toAsk: `where status = 'changed' and asked_at is null and changed_at < $1 order by changed_at limit 500`,
} as const;

export const requestPlaceOf = (id: string) => `device_adjustments.request:${id}`;
export const answerPlaceOf = (id: string) => `device_adjustments.answer:${id}`;

export type AdjustmentRows = ReturnType<typeof createAdjustmentRows>;

/** Reads and writes requests to change the sound; both sides are sealed and opened only here. */
export function createAdjustmentRows(sealer: Sealer) {
  function toRequest({ sealedRequest, sealedAnswer, ...row }: Columns): AdjustmentRequest {
    const request: unknown = JSON.parse(sealer.open(sealedRequest, requestPlaceOf(row.id)));
    const answer: unknown =
      sealedAnswer === null
        ? { changes: [], note: '', sheetVersion: null }
        : JSON.parse(sealer.open(sealedAnswer, answerPlaceOf(row.id)));
    return { ...row, ...requestSchema.validateSync(request), ...answerSchema.validateSync(answer) };
  }

  return {
    async read(
      sql: SqlSession,
      by: keyof typeof selectBy,
      value: string,
    ): Promise<AdjustmentRequest[]> {
      const rows = await sql.query<Columns>(
        `select ${columns} from device_adjustments ${selectBy[by]}`,
        [value],
      );
      return rows.map(toRequest);
    },

    /** By order; see `Adjustments.firstAdjustments`. */
    firstAdjustments(sql: SqlSession): Promise<{ orderId: string; at: string }[]> {
      return sql.query(
        `select ${ofOrder}, min(created_at) as at from device_adjustments
         where order_id is not null group by order_id order by order_id`,
      );
    },

    async insert(tx: SqlSession, request: AdjustmentRequest): Promise<void> {
      const { id, accountId, orderId, status, notice, place, ear, words } = request;
      const sealed = sealer.seal(JSON.stringify({ notice, place, ear, words }), requestPlaceOf(id));
      await tx.query(
        `insert into device_adjustments (id, account_id, order_id, status, sealed_request, conversation_id,
           locale, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
        [
          ...[id, accountId, orderId, status, sealed, request.conversationId],
          ...[request.locale, request.createdAt],
        ],
      );
    },

    /** Saves every field that may change. */
    async update(tx: SqlSession, request: AdjustmentRequest): Promise<void> {
      const { id, status, changes, note, sheetVersion, staffName, changedAt, askedAt, helped } =
        request;
      const answer = JSON.stringify({ changes, note, sheetVersion });
      const sealed = sealer.seal(answer, answerPlaceOf(id));
      await tx.query(
        `update device_adjustments set status = $2, sealed_answer = $3, staff_name = $4, changed_at = $5,
           asked_at = $6, helped = $7, updated_at = now() where id = $1`,
        [id, status, sealed, staffName, changedAt, askedAt, helped],
      );
    },
  };
}
