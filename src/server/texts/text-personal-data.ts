import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import type { Sealer } from '@/server/base/sealing';
import { phonePlaceOf } from './text-numbers';

/** The number for texts, and which texts were sent to it. */
export function createTextPersonalData({ sealer }: { sealer: Sealer }): PersonalDataRecord {
  return {
    name: 'texts',
    tables: ['text_numbers', 'sent_texts'],
    async export(sql, { accountId }) {
      const numbers = await sql.query<{ id: string; sealedPhone: string; state: string }>(
        'select id, sealed_phone as "sealedPhone", state from text_numbers where account_id = $1',
        [accountId],
      );
      const sent = await sql.query<{ status: string; at: string }>(
        'select status, at from sent_texts where account_id = $1 order by at, key',
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
