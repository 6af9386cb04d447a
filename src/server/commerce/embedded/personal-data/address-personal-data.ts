import type { Database } from '@/server/db/database';
import { exportedAddress } from '@/server/personal-data/exported';
import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import { createAddressBook } from '../accounts/address-book';

/** The address book. */
export function createAddressPersonalData(deps: {
  db: Database;
  now: () => Date;
}): PersonalDataRecord {
  const book = createAddressBook(deps);
  return {
    name: 'addresses',
    tables: ['account_addresses'],
    async export(_sql, { accountId }) {
      const saved = await book.list(accountId);
      return saved.map((entry) => ({
        address: exportedAddress(entry),
        createdAt: entry.createdAt,
        updatedAt: entry.updatedAt,
      }));
    },
    async erase(tx, { accountId }) {
      await tx.query('delete from account_addresses where account_id = $1', [accountId]);
    },
  };
}
