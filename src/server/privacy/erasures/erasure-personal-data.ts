import type { Sealer } from '@/server/base/sealing';
import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { erasures } from '@/server/db/schema/erasures';
import { emailMarks } from './tombstones';

const columns = columnsOf(erasures, ['erasedAt']);

/**
 * Notes that an account under the same proven address was erased before. It is kept: without it a restore would bring
 * the person's data back.
 */
export const createErasurePersonalData = ({ sealer }: { sealer: Sealer }): PersonalDataRecord => ({
  name: 'erasures',
  tables: ['erasures'],
  async export(sql, { email, isEmailProven }) {
    if (!isEmailProven) return [];
    return sql.query<RowOf<typeof columns>>(
      `select ${columns} from erasures where email_mark = any($1) order by erased_at`,
      [emailMarks(sealer, email)],
    );
  },
  erase: async () => undefined,
});
