import type { Sealer } from '@/server/base/sealing';
import { exportedMetadata } from '@/server/personal-data/exported';
import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import { readSheetsOfAccount } from './sheet-rows';

/**
 * The fitting sheets of the orders that the account shows, with the audiograms they were made from. All of an account's
 * sheets are deleted, also those that a guest's order left under its address.
 */
export function createFittingPersonalData({ sealer }: { sealer: Sealer }): PersonalDataRecord {
  return {
    name: 'fittings',
    tables: ['fitting_sheets'],
    async export(sql, { accountId }) {
      const sheets = await readSheetsOfAccount(sql, sealer, accountId);
      return sheets.map(({ version, sheet, signature, createdAt }) => ({
        version,
        createdAt,
        signedAt: signature?.at ?? null,
        signedBy: signature?.clinician ?? null,
        sheet: exportedMetadata(sheet),
      }));
    },
    async erase(tx, { accountId }) {
      await tx.query('delete from fitting_sheets where account_id = $1', [accountId]);
    },
  };
}
