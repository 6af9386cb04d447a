import { array, number, object, string } from 'yup';
import {
  inputLevels,
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
      input: string().oneOf(inputLevels).required(),
      gainDb: number().required(),
    }).required(),
  ).required(),
  note: string().defined(),
});

const columns = columnsOf(deviceAdjustments, [
  'id',
  'accountId',
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
        ? { changes: [], note: '' }
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

    async insert(tx: SqlSession, request: AdjustmentRequest): Promise<void> {
      const { id, accountId, status, notice, place, ear, words } = request;
      const sealed = sealer.seal(JSON.stringify({ notice, place, ear, words }), requestPlaceOf(id));
      await tx.query(
        `insert into device_adjustments (id, account_id, status, sealed_request, conversation_id, locale,
           created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $7)`,
        [id, accountId, status, sealed, request.conversationId, request.locale, request.createdAt],
      );
    },

    /** Saves every field that may change. */
    async update(tx: SqlSession, request: AdjustmentRequest): Promise<void> {
      const { id, status, changes, note, staffName, changedAt, askedAt, helped } = request;
      const sealed = sealer.seal(JSON.stringify({ changes, note }), answerPlaceOf(id));
      await tx.query(
        `update device_adjustments set status = $2, sealed_answer = $3, staff_name = $4, changed_at = $5,
           asked_at = $6, helped = $7, updated_at = now() where id = $1`,
        [id, status, sealed, staffName, changedAt, askedAt, helped],
      );
    },
  };
}
