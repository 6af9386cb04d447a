import { object, string } from 'yup';
import type { FittingSheet } from '@/domain/fitting/fitting-sheet';
import type { Signature } from '@/domain/fitting/sign-off';
import { parseSheet } from '@/domain/fitting/stored-sheet';
import type { Sealer } from '@/server/base/sealing';
import { columnsOf, type RowOf } from '@/server/db/columns';
import type { SqlSession } from '@/server/db/database';
import { fittingSheets } from '@/server/db/schema/fittings';

export const sheetPlaceOf = (id: string) => `fitting_sheets:${id}`;
export const signaturePlaceOf = (id: string) => `fitting_sheets.signature:${id}`;

/** A version of an order's sheet. */
export type StoredSheet = {
  id: string;
  version: number;
  sheet: FittingSheet;
  signature: Signature | null;
  /** Who of the staff made it. */
  staffName: string;
  /** ISO UTC. */
  createdAt: string;
};

const columns = columnsOf(fittingSheets, [
  ...(['id', 'version', 'sealed', 'sealedSignature', 'staffName', 'createdAt'] as const),
]);

const signatureSchema = object({
  clinician: string().defined(),
  licence: string().defined(),
  staffId: string().required(),
  staffName: string().required(),
  at: string().required(),
});

/** Sheets of an order, oldest first. */
export function readSheets(
  sql: SqlSession,
  sealer: Sealer,
  orderId: string,
): Promise<StoredSheet[]> {
  return read(sql, sealer, 'order_id = $1', orderId);
}

/** Sheets of the orders that an account shows: what guests ordered under an unproven address is not told. */
export function readSheetsOfAccount(
  sql: SqlSession,
  sealer: Sealer,
  accountId: string,
): Promise<StoredSheet[]> {
  return read(
    sql,
    sealer,
    `account_id = $1 and not exists
       (select 1 from orders o where o.id = order_id and not o.is_attached)`,
    accountId,
  );
}

async function read(
  sql: SqlSession,
  sealer: Sealer,
  condition: string,
  value: string,
): Promise<StoredSheet[]> {
  const rows = await sql.query<RowOf<typeof columns>>(
    `select ${columns} from fitting_sheets where ${condition} order by created_at, order_id, version`,
    [value],
  );
  return rows.map(({ sealed, sealedSignature, ...row }) => ({
    ...row,
    sheet: parseSheet(JSON.parse(sealer.open(sealed, sheetPlaceOf(row.id)))),
    signature:
      sealedSignature === null
        ? null
        : signatureSchema.validateSync(
            JSON.parse(sealer.open(sealedSignature, signaturePlaceOf(row.id))),
          ),
  }));
}

/** Whether an order's newest sheet was signed; false without a sheet. */
export async function isNewestSheetSigned(sql: SqlSession, orderId: string): Promise<boolean> {
  const [newest] = await sql.query<{ isSigned: boolean }>(
    `select signed_at is not null as "isSigned" from fitting_sheets
     where order_id = $1 order by version desc limit 1`,
    [orderId],
  );
  return newest?.isSigned ?? false;
}

type NewSheet = Omit<StoredSheet, 'signature'> & {
  orderId: string;
  accountId: string;
  staffId: string;
  expiresAt: Date;
};

/** Adds a version; false when another one has just taken its number. */
export async function insertSheet(
  tx: SqlSession,
  sealer: Sealer,
  { sheet, ...row }: NewSheet,
): Promise<boolean> {
  const sealed = sealer.seal(JSON.stringify(sheet), sheetPlaceOf(row.id));
  const added = await tx.query(
    `insert into fitting_sheets
       (id, order_id, version, account_id, sealed, staff_id, staff_name, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (order_id, version) do nothing returning 1`,
    [
      ...[row.id, row.orderId, row.version, row.accountId, sealed],
      ...[row.staffId, row.staffName, row.createdAt, row.expiresAt],
    ],
  );
  return added.length === 1;
}

/** Signs a version that nobody has signed yet; false when somebody has. */
export async function signSheet(
  tx: SqlSession,
  sealer: Sealer,
  { id, signature }: { id: string; signature: Signature },
): Promise<boolean> {
  const sealed = sealer.seal(JSON.stringify(signature), signaturePlaceOf(id));
  const signed = await tx.query(
    `update fitting_sheets set sealed_signature = $2, signed_at = $3
     where id = $1 and signed_at is null returning 1`,
    [id, sealed, signature.at],
  );
  return signed.length === 1;
}
