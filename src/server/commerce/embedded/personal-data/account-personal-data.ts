import { exportedAddress, exportedMetadata } from '@/server/personal-data/exported';
import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import type { SqlSession } from '@/server/db/database';
import { cancelAccountKeys, cancelKeys } from '../accounts/account-keys';
import { languageOf } from '../accounts/account-language';
import { readAccount } from '../accounts/account-rows';
import { giveBackToGuests } from '../accounts/guest-accounts';

/** The customer's account. Deleted last, because everything else is found by it. */
export const accountPersonalData: PersonalDataRecord = {
  name: 'account',
  tables: ['accounts', 'account_keys'],

  async export(sql, { accountId }) {
    const account = await readAccount(sql, accountId);
    if (!account) return null;
    const { email, name, firstName, lastName, phone, emailOptin } = account;
    return {
      email,
      name,
      firstName,
      lastName,
      phone,
      emailOptin,
      hasPassword: account.hasPassword,
      defaultShipping: exportedAddress(account.shipping),
      defaultBilling: exportedAddress(account.billing),
      language: await languageOf(sql, accountId),
      metadata: exportedMetadata(account.metadata),
      createdAt: account.createdAt,
      updatedAt: account.updatedAt,
    };
  },

  async erase(tx, { accountId, email }) {
    await cancelKeys(tx, email);
    await cancelAccountKeys(tx, accountId);
    await tx.query('delete from accounts where id = $1', [accountId]);
    await giveBackHidden(tx, accountId);
  },
};

const hiddenSql = `
  select data #>> '{account,email}' as email from orders where account_id = $1 and not is_attached
  union
  select state #>> '{account,email}' from subscriptions where account_id = $1 and not is_attached`;

/**
 * What guests did under the address was never shown to the account's owner: it stays for whoever proves the address.
 */
async function giveBackHidden(tx: SqlSession, accountId: string): Promise<void> {
  for (const { email } of await tx.query<{ email: string }>(hiddenSql, [accountId])) {
    await giveBackToGuests(tx, accountId, email);
  }
}
