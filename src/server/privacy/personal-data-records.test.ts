import { testDatabases } from '@/testing/shops/database';
import { createTestEngine } from '@/testing/shops/engine';
import { createJobQueue } from '../jobs/queue';
import { createLog } from '../log/log';
import { createSealer } from '../base/sealing';
import { allPersonalData } from '../main/open-privacy';

/** Columns that identify a person. */
const personal =
  /^(?!is_)(.*_)?(account|customer|person|user|email|phone|saved_for|asked_by)(_id)?$/;

/** Tables without such a column whose rows are personal data all the same. */
const alsoPersonal = ['shipments', 'refunds', 'gift_card_debits', 'invoices', 'card_tokens'];

/** Neither exported nor deleted with the account. */
const exceptions: Readonly<Record<string, string>> = {};

describe.each(testDatabases())('what we hold about people on $kind', ({ use }) => {
  const shop = use();

  test('every table that leads to a person belongs to a personal-data record', async () => {
    const columns = await shop.db.query<{ table: string; column: string }>(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public'`,
    );
    const tables = columns.filter(({ column }) => personal.test(column)).map(({ table }) => table);
    expect(tables).toContain('accounts');
    const jobs = createJobQueue({ db: shop.db, log: createLog({ logLevel: 'silent' }) });
    const answeredFor = new Set(
      [
        ...allPersonalData({ sealer: createSealer(['0'.repeat(64)]), jobs }),
        ...createTestEngine(shop.db).customerRecords.records,
      ].flatMap((record) => record.tables),
    );
    const forgotten = [...tables, ...alsoPersonal].filter(
      (table) => !answeredFor.has(table) && !(table in exceptions),
    );
    expect([...new Set(forgotten)]).toEqual([]);
    const known = new Set(columns.map(({ table }) => table));
    expect([...answeredFor].filter((table) => !known.has(table))).toEqual([]);
  });
});
