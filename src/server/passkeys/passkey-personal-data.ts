import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import { customerPasskeys } from './passkey-kinds';
import { listPasskeys } from './passkey-rows';

/** When each passkey was made and used; its key would be useless to its owner. */
export const passkeyPersonalData: PersonalDataRecord = {
  name: 'passkeys',
  tables: ['account_passkeys', 'passkey_challenges'],
  export: async (sql, { accountId }) =>
    (await listPasskeys(sql, customerPasskeys, accountId)).map(({ createdAt, lastUsedAt }) => ({
      createdAt,
      lastUsedAt,
    })),
  async erase(tx, { accountId }) {
    await tx.query('delete from account_passkeys where account_id = $1', [accountId]);
    await tx.query('delete from passkey_challenges where account_id = $1', [accountId]);
  },
};
