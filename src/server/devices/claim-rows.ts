import { array, object, string } from 'yup';
import { claimFaults, claimStatuses, isOpenClaim, type DeviceClaim } from '@/domain/devices/claim';
import { cents } from '@/domain/money';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { deviceClaims } from '@/server/db/schema/devices';
import type { SqlSession } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';

const stepsSchema = array(
  object({ status: string().oneOf(claimStatuses).required(), at: string().required() }).required(),
).required();

const reportSchema = object({
  faults: array(string().oneOf(claimFaults).required()).required(),
  words: string().defined(),
  photoIds: array(string().required()).required(),
});

const labelSchema = object({
  carrier: string().required(),
  trackingCode: string().required(),
  trackingUrl: string().nullable().default(null),
}).nullable();

const parcelSchema = object({
  number: string().required(),
  carrier: string().required(),
  trackingCode: string().required(),
  serial: string().nullable().default(null),
}).nullable();

const columns = columnsOf(deviceClaims, [
  'id',
  'deviceId',
  'originId',
  'accountId',
  'kind',
  'status',
  'steps',
  'sealedReport',
  'sealedNote',
  'fee',
  'feePaidAt',
  'feePaymentId',
  'label',
  'parcel',
  'locale',
  'createdAt',
]);

type Columns = RowOf<typeof columns>;

const labelColumns = columnsOf(deviceClaims, ['sealedParcelLabel']);

const newestFirst = 'order by created_at desc, id';

const selectBy = {
  id: 'where id = $1',
  lockedId: 'where id = $1 for update',
  account: `where account_id = $1 ${newestFirst}`,
  origin: `where origin_id = $1 ${newestFirst}`,
} as const;

export const reportPlaceOf = (id: string) => `device_claims.report:${id}`;
export const claimNotePlaceOf = (id: string) => `device_claims.note:${id}`;
export const parcelLabelPlaceOf = (id: string) => `device_claims.parcel_label:${id}`;

export type ClaimRows = ReturnType<typeof createClaimRows>;

/** Reads and writes claims; reports, notes and printed labels are sealed and opened only here. */
export function createClaimRows(sealer: Sealer) {
  function toClaim({ sealedReport, sealedNote, ...row }: Columns): DeviceClaim {
    const report: unknown = JSON.parse(sealer.open(sealedReport, reportPlaceOf(row.id)));
    return {
      ...row,
      ...reportSchema.validateSync(report),
      note: sealedNote === null ? null : sealer.open(sealedNote, claimNotePlaceOf(row.id)),
      steps: stepsSchema.validateSync(row.steps),
      fee: cents(row.fee),
      label: labelSchema.validateSync(row.label) ?? null,
      parcel: parcelSchema.validateSync(row.parcel) ?? null,
    };
  }
  const sealReport = ({ id, faults, words, photoIds }: DeviceClaim) =>
    sealer.seal(JSON.stringify({ faults, words, photoIds }), reportPlaceOf(id));

  return {
    async read(sql: SqlSession, by: keyof typeof selectBy, value: string): Promise<DeviceClaim[]> {
      const rows = await sql.query<Columns>(
        `select ${columns} from device_claims ${selectBy[by]}`,
        [value],
      );
      return rows.map(toClaim);
    },

    /** Throws a unique violation (`device_claims_one_open`) where another claim is open. */
    async insert(tx: SqlSession, claim: DeviceClaim): Promise<void> {
      const { id, deviceId, originId, accountId, kind, status, steps, fee, locale } = claim;
      await tx.query(
        `insert into device_claims (id, device_id, origin_id, account_id, kind, status, is_open, steps,
           sealed_report, fee, locale, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, true, $7::jsonb, $8, $9, $10, $11, $11)`,
        [
          ...[id, deviceId, originId, accountId, kind, status, JSON.stringify(steps)],
          ...[sealReport(claim), fee, locale, claim.createdAt],
        ],
      );
    },

    /** Saves every field that a step may change. */
    async update(tx: SqlSession, claim: DeviceClaim): Promise<void> {
      const { id, status, steps, note, feePaidAt, feePaymentId, label, parcel } = claim;
      await tx.query(
        `update device_claims set status = $2, is_open = $3, steps = $4::jsonb, sealed_note = $5,
           fee_paid_at = $6, fee_payment_id = $7, label = $8, parcel = $9, updated_at = now() where id = $1`,
        [
          ...[id, status, isOpenClaim(status), JSON.stringify(steps)],
          note === null ? null : sealer.seal(note, claimNotePlaceOf(id)),
          ...[feePaidAt, feePaymentId, label, parcel],
        ],
      );
    },

    ...createParcelLabelRows(sealer),

    /** Keeps that there was a claim, which counts for the cover, and nothing of what it was about. */
    async forget(tx: SqlSession, claim: DeviceClaim): Promise<void> {
      await tx.query(
        `update device_claims set sealed_report = $2, sealed_note = null, sealed_parcel_label = null
         where id = $1`,
        [claim.id, sealReport({ ...claim, faults: [], words: '', photoIds: [] })],
      );
    },
  };
}

/** The printed labels of what we send: they show a name and an address. */
function createParcelLabelRows(sealer: Sealer) {
  return {
    async keepLabel(tx: SqlSession, id: string, pdf: Uint8Array): Promise<void> {
      const text = Buffer.from(pdf).toString('base64');
      await tx.query('update device_claims set sealed_parcel_label = $2 where id = $1', [
        id,
        sealer.seal(text, parcelLabelPlaceOf(id)),
      ]);
    },

    async labelOf(sql: SqlSession, id: string): Promise<Uint8Array | null> {
      const [row] = await sql.query<RowOf<typeof labelColumns>>(
        `select ${labelColumns} from device_claims where id = $1`,
        [id],
      );
      const sealed = row?.sealedParcelLabel ?? null;
      return sealed === null
        ? null
        : Buffer.from(sealer.open(sealed, parcelLabelPlaceOf(id)), 'base64');
    },
  };
}
