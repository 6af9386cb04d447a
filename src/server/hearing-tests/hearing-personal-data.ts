import { columnsOf, type RowOf } from '@/server/db/columns';
import { hearingWaivers } from '@/server/db/schema/hearing';
import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import type { Sealer } from '@/server/base/sealing';
import { goesWithAccount, ownAndUnclaimed, ownedCondition } from '@/server/visits/ownership';
import { exportedMetadata } from '@/server/personal-data/exported';
import { createResultRows } from './result-rows';
import { readReviews } from './reviews';

const waiverColumns = columnsOf(hearingWaivers, ['at', 'textVersion']);

const owned = ownedCondition('$1', '$2');

/** An export contains what the account owns; the current visit adds nothing. */
const nobodysVisit = '';

/**
 * The customer's hearing data: results with every single tone, and decisions to go on without a test. All of it is
 * deleted.
 */
export function createHearingPersonalData({ sealer }: { sealer: Sealer }): PersonalDataRecord {
  const rows = createResultRows(sealer);
  return {
    name: 'hearing',
    tables: ['hearing_results', 'hearing_reviews', 'hearing_sessions', 'hearing_waivers'],

    async export(sql, { accountId }) {
      const results = await rows.owned(sql, { accountId, visit: nobodysVisit });
      const waivers = await sql.query<RowOf<typeof waiverColumns>>(
        `select ${waiverColumns} from hearing_waivers where ${owned} order by at desc`,
        [accountId, nobodysVisit],
      );
      return {
        results: await Promise.all(
          results.map(async ({ id, name, result, signs, provider, savedAt, expiresAt }) => ({
            name,
            provider,
            savedAt,
            expiresAt,
            result: exportedMetadata(result),
            signs,
            reviews: (await readReviews(sql, sealer, id)).map(({ decision, note, at }) => ({
              decision,
              note,
              at,
            })),
          })),
        ),
        waivers: waivers.map(({ at, textVersion }) => ({ at, textVersion })),
      };
    },

    async erase(tx, subject) {
      for (const table of ['hearing_results', 'hearing_sessions', 'hearing_waivers']) {
        await tx.query(`delete from ${table} where ${goesWithAccount}`, ownAndUnclaimed(subject));
      }
    },
  };
}
