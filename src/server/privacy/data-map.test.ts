import { readFileSync } from 'node:fs';
import { testDatabases } from '@/testing/shops/database';
import { createTestEngine } from '@/testing/shops/engine';
import { sweeps } from '../main/jobs/clean-up';
import { createJobQueue } from '../jobs/queue';
import { createLog } from '../log/log';
import { createSealer } from '../base/sealing';
import { allPersonalData } from '../main/open-privacy';

const page = readFileSync('docs/privacy.md', 'utf8');

/** The rows of a section's table, by first cell. */
function rowsOf(heading: string): Map<string, string[]> {
  const rows = sectionOf(heading).matchAll(/^\| `(\w+)` *\|(.*)\|$/gm);
  return new Map(
    [...rows].map(([, table = '', cells = '']) => [
      table,
      cells.split('|').map((cell) => cell.trim()),
    ]),
  );
}

function sectionOf(heading: string): string {
  const [, section = ''] = page.split(`## ${heading}\n`);
  return section.split('\n## ')[0] ?? '';
}

const people = rowsOf('Tables about people');
const nobody = [...sectionOf('Tables about nobody').matchAll(/`(\w+)`/g)].map(
  ([, name = '']) => name,
);

describe.each(testDatabases().slice(0, 1))('the page about what we hold, $kind', ({ use }) => {
  const shop = use();
  const columns = () =>
    shop.db.query<{ table: string; column: string; type: string }>(
      `select table_name as "table", column_name as "column", data_type as type from information_schema.columns
       where table_schema = 'public'`,
    );

  test('names every table there is, once', async () => {
    const there = new Set((await columns()).map(({ table }) => table));
    expect([...people.keys(), ...nobody].toSorted()).toEqual([...there].toSorted());
  });

  test('counts what people get in their download among what is about people', () => {
    const jobs = createJobQueue({ db: shop.db, log: createLog({ logLevel: 'silent' }) });
    const records = [
      ...allPersonalData({ sealer: createSealer(['0'.repeat(64)]), jobs }),
      ...createTestEngine(shop.db).customerRecords.records,
    ];
    const forgotten = records.flatMap(({ tables }) => tables).filter((name) => !people.has(name));
    expect(forgotten).toEqual([]);
  });

  test('says of every table with a sealed column or marks of its rows that it is sealed, and of no other', async () => {
    const sealed = new Set(
      (await columns())
        .filter(({ column, type }) => column.startsWith('sealed') || type === 'bytea')
        .map(({ table }) => table),
    );
    // Gift card codes are money, not personal data.
    sealed.delete('gift_cards');
    expect(sectionOf('Tables about nobody')).toMatch(/`gift_cards` \([^)]*sealed/);
    const said = [...people].filter(([, cells]) => cells[2] !== 'no').map(([table]) => table);
    expect(said.toSorted()).toEqual([...sealed].toSorted());
  });

  test('names the clean-up where there is one, and only there', () => {
    // Upload files are in the file storage, so they have a step of their own (clean-up-uploads.ts).
    const swept = new Set(['uploads']);
    for (const { sql } of sweeps) {
      const [, table = ''] = /^\s*(?:delete from|update) (\w+)/.exec(sql) ?? [];
      if (people.has(table)) swept.add(table);
    }
    const said = [...people].filter(([, cells]) => cells[1]?.includes('clean-up'));
    expect(said.map(([table]) => table).toSorted()).toEqual([...swept].toSorted());
    const silent = [...people].filter(([, cells]) => !cells[1]).map(([table]) => table);
    expect(silent).toEqual([]);
  });
});
