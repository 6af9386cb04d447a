import { object, string } from 'yup';
import { calibrationModes, type CalibrationMode } from '@/domain/audiometry/test-result';
import { fittingBases, type FittingBasis } from '@/domain/fitting/fitting-basis';
import type { Sealer } from '@/server/base/sealing';
import type { SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { fittingSheets } from '@/server/db/schema/fittings';
import { sheetPlaceOf } from './sheet-rows';

/** What a sheet was made from, and how that test was calibrated; null for a starting fit. */
export type SheetBasis = { basis: FittingBasis; mode: CalibrationMode | null };

const schema = object({
  basis: string().oneOf(fittingBases).required(),
  result: object({
    calibration: object({ mode: string().oneOf(calibrationModes).required() }).required(),
  })
    .nullable()
    .default(null),
});

const columns = columnsOf(fittingSheets, ['id', 'orderId', 'sealed']);

/**
 * What the aids of these orders were set by: the last signed sheet of each that was not measured through the delivered
 * aids. Nothing else of a sheet leaves this room.
 */
export async function readSheetBases(
  sql: SqlSession,
  sealer: Sealer,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, SheetBasis>> {
  const rows = await sql.query<RowOf<typeof columns>>(
    `select ${columns} from fitting_sheets
     where order_id = any($1::text[]) and signed_at is not null order by order_id, version`,
    [orderIds],
  );
  const found = new Map<string, SheetBasis>();
  for (const { id, orderId, sealed } of rows) {
    const { basis, result } = schema.validateSync(
      JSON.parse(sealer.open(sealed, sheetPlaceOf(id))),
    );
    if (basis !== 'in_situ') found.set(orderId, { basis, mode: result?.calibration.mode ?? null });
  }
  return found;
}
