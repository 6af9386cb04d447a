import { object, string } from 'yup';
import { calibrationModes, type CalibrationMode } from '@/domain/audiometry/test-result';
import type { ProfileItemKind } from '@/domain/hearing/hearing-profile';
import type { Sealer } from '@/server/base/sealing';
import type { SqlSession } from '@/server/db/database';
import { columnsOf, type LeftJoined, type RowOf } from '@/server/db/columns';
import { hearingProfileItems, hearingResults } from '@/server/db/schema/hearing';
import { resultPlaceOf } from './result-rows';

/** What an order's hearing profile has, and how its newest test was calibrated; null without a test. */
export type ProfileMode = { kinds: readonly ProfileItemKind[]; mode: CalibrationMode | null };

const schema = object({
  result: object({
    calibration: object({ mode: string().oneOf(calibrationModes).required() }).required(),
  }).required(),
});

const ofItem = columnsOf(hearingProfileItems, ['orderId', 'kind'], { of: 'i' });
const ofResult = columnsOf(hearingResults, ['sealed'], { as: { resultId: 'id' }, of: 'r' });

/** How the tests of these orders were calibrated. Nothing else of a result leaves this room. */
export async function readProfileModes(
  sql: SqlSession,
  sealer: Sealer,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ProfileMode>> {
  const rows = await sql.query<RowOf<typeof ofItem> & LeftJoined<typeof ofResult>>(
    `select ${ofItem}, ${ofResult}
     from hearing_profile_items i
     left join hearing_results r on i.kind = 'test' and r.id = i.reference
     where i.order_id = any($1::text[]) order by i.order_id, r.taken_at nulls first, i.kind`,
    [orderIds],
  );
  const found = new Map<string, ProfileMode>();
  for (const { orderId, kind, resultId, sealed } of rows) {
    const before = found.get(orderId) ?? { kinds: [], mode: null };
    const mode =
      resultId === null || sealed === null
        ? before.mode
        : schema.validateSync(JSON.parse(sealer.open(sealed, resultPlaceOf(resultId)))).result
            .calibration.mode;
    found.set(orderId, { kinds: [...before.kinds, kind], mode });
  }
  return found;
}
