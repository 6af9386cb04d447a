import type { Sealer } from '@/server/base/sealing';
import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import { emailMarks } from './tombstones';

/**
 * Notes that an account under the same proven address was erased before. It is kept: without it a restore would bring
 * the person's data back.
 */
export const createErasurePersonalData = ({ sealer }: { sealer: Sealer }): PersonalDataRecord => ({
  name: 'erasures',
  tables: ['erasures'],
  async export(sql, { email, isEmailProven }) {
    if (!isEmailProven) return [];
    return sql.query<{ erasedAt: string }>(
      `select erased_at as "erasedAt" from erasures where email_mark = any($1) order by erased_at`,
      [emailMarks(sealer, email)],
    );
  },
  erase: async () => undefined,
});
