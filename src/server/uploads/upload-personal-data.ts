import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import type { Sealer } from '@/server/base/sealing';
import { goesWithAccount, ownAndUnclaimed } from '@/server/visits/ownership';
import { createUploadRows } from './upload-rows';

/** An export contains what the account owns; the current visit adds nothing. */
const nobodysVisit = '';

/** The files the customer sent. Erased ones become inaccessible at once; the next clean-up removes the bytes. */
export function createUploadPersonalData({ sealer }: { sealer: Sealer }): PersonalDataRecord {
  const rows = createUploadRows(sealer);
  return {
    name: 'uploads',
    tables: ['uploads'],
    async export(sql, { accountId }) {
      const files = await rows.owned(sql, { accountId, visit: nobodysVisit });
      return files.map(({ id, name, size, locale, createdAt }) => ({
        name,
        size,
        locale,
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
