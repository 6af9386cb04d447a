import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import type { Sealer } from '@/server/base/sealing';
import { goesWithAccount, ownAndUnclaimed } from '@/server/visits/ownership';
import { createUploadRows } from './upload-rows';

/** A download holds what the account owns; a visit of the moment adds nothing to it. */
const nobodysVisit = '';

/** Files she sent us. Erased ones are out of everybody's reach at once; the bytes go with the next clean-up. */
export function createUploadPersonalData({ sealer }: { sealer: Sealer }): PersonalDataRecord {
  const rows = createUploadRows(sealer);
  return {
    name: 'uploads',
    tables: ['uploads'],
    async export(sql, { accountId }) {
      const files = await rows.owned(sql, { accountId, visit: nobodysVisit });
      return files.map(({ id, name, size, createdAt }) => ({
        name,
        size,
        createdAt,
        file: `/api/files/${id}`,
      }));
    },
    async erase(tx, subject) {
      await tx.query(
        `update uploads set status = 'removed', account_id = null, visit = null, email = null
         where ${goesWithAccount}`,
        ownAndUnclaimed(subject),
      );
    },
  };
}
