import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import type { Sealer } from '@/server/base/sealing';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { sentTexts, textNumbers } from '@/server/db/schema/sixty-days';
import { phonePlaceOf } from './text-numbers';

const numberColumns = columnsOf(textNumbers, ['id', 'sealedPhone', 'state']);
const sentColumns = columnsOf(sentTexts, ['status', 'at']);

/** The number for texts, and which texts were sent to it. */
export function createTextPersonalData({ sealer }: { sealer: Sealer }): PersonalDataRecord {
  return {
    name: 'texts',
    tables: ['text_numbers', 'sent_texts'],
    async export(sql, { accountId }) {
      const numbers = await sql.query<RowOf<typeof numberColumns>>(
        `select ${numberColumns} from text_numbers where account_id = $1`,
        [accountId],
      );
      const sent = await sql.query<RowOf<typeof sentColumns>>(
        `select ${sentColumns} from sent_texts where account_id = $1 order by at, key`,
        [accountId],
      );
      return {
        numbers: numbers.map(({ id, sealedPhone, state }) => ({
          phone: sealer.open(sealedPhone, phonePlaceOf(id)),
          state,
        })),
        sent,
      };
    },
    async erase(tx, { accountId }) {
      await tx.query('delete from text_numbers where account_id = $1', [accountId]);
      await tx.query('delete from sent_texts where account_id = $1', [accountId]);
    },
  };
}
