import type { SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { shipmentLabels } from '@/server/db/schema/admin-orders';
import type { Sealer } from '@/server/base/sealing';
import type { Labels, ParcelLabel } from './port';

/** Stores a label as it was printed, so that it can be printed again. */
export async function keepLabel(
  sql: SqlSession,
  sealer: Sealer,
  kept: { shipmentId: string; provider: Labels['adapter']; label: ParcelLabel; at: Date },
): Promise<void> {
  const { shipmentId, provider, label, at } = kept;
  const pdf = Buffer.from(label.pdf).toString('base64');
  await sql.query(
    `insert into shipment_labels (shipment_id, provider, reference, sealed_pdf, created_at)
     values ($1, $2, $3, $4, $5)`,
    [shipmentId, provider, label.reference, sealer.seal(pdf, labelPlaceOf(shipmentId)), at],
  );
}

const columns = columnsOf(shipmentLabels, ['sealedPdf']);

/** Null for a parcel without a label, and for a label that was cleaned up. */
export async function readLabel(
  sql: SqlSession,
  sealer: Sealer,
  shipmentId: string,
): Promise<Uint8Array | null> {
  const [row] = await sql.query<RowOf<typeof columns>>(
    `select ${columns} from shipment_labels where shipment_id = $1`,
    [shipmentId],
  );
  return row ? Buffer.from(sealer.open(row.sealedPdf, labelPlaceOf(shipmentId)), 'base64') : null;
}

export function labelPlaceOf(shipmentId: string): string {
  return `shipment_labels.pdf:${shipmentId}`;
}
