import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDatabases } from '@/testing/shops/database';
import { readConfig } from '../settings/config';
import { changeEncryptionKey, dropOtherKeys, loadSecrets, sealerOf } from '../settings/secrets';
import { createSealer } from '../base/sealing';
import { createDiskStorage } from '../storage/disk/disk-storage';
import { filePlaceOf, uploadKey } from '../uploads/uploads';
import { farewellPlaceOf } from '../privacy/privacy';
import { nameMarks } from '../base/name-marks';
import { resealEverything } from './reseal';
import { createRowMarks } from '../base/row-marks';
import { markedColumns } from './marked-columns';
import { sealedColumns } from './sealed-columns';

const [oldKey, newKey] = ['a1'.repeat(32), 'b2'.repeat(32)] as const;
const before = createSealer([oldKey]);
const during = createSealer([newKey, oldKey]);
const after = createSealer([newKey]);

/** Fits the only column whose text is parsed, and contains a name there. */
const words = '{"name":"Ada Byron","result":{"reliability":"good"}}';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

describe('sealing anew', () => {
  const shop = pglite.use();
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'boreal-keys-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const storage = () => createDiskStorage({ folder });

  const tables = [...new Set([...sealedColumns, ...markedColumns].map(({ table }) => table))];

  /** A row in each table with all required columns and all sealed ones. */
  async function fill(): Promise<void> {
    await shop.db.script('set session_replication_role = replica');
    for (const table of tables) {
      const columns = await shop.db.query<{ name: string; type: string }>(
        `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and attnotnull and attidentity = ''`,
        [table],
      );
      const sealed = sealedColumns.filter((column) => column.table === table);
      const values: Record<string, string> = Object.fromEntries(
        columns.map(({ name, type }) => [name, plainOf(type)]),
      );
      for (const { column, placeOf } of sealed) values[column] = before.seal(words, placeOf('x'));
      const names = Object.keys(values);
      await shop.db.query(
        `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
         select ${names.map((name) => `r."${name}"`).join(', ')} from jsonb_populate_record(null::${table}, $1::jsonb) r`,
        [JSON.stringify(values).replaceAll('"[]"', '[]').replaceAll('"{}"', '{}')],
      );
    }
    for (const { table, column, words } of markedColumns) {
      const mark = createRowMarks(before, { table, column, words }).of('x', words[1] ?? '');
      await shop.db.query(`update ${table} set ${column} = $1`, [mark]);
    }
    await shop.db.query(`update uploads set status = 'kept'`);
    await storage().put(uploadKey('x'), before.sealBytes(Buffer.from('a file'), filePlaceOf('x')));
    await shop.db.query(`insert into pgboss.job (name, data) values ('send-account-deleted', $1)`, [
      { mailId: 'm', sealedEmail: before.seal('ada@example.ca', farewellPlaceOf('m')) },
    ]);
  }

  const reseal = () => resealEverything({ db: shop.db, storage: storage(), sealer: during });

  test('everything opens with the new key alone afterwards, and names are found by it', async () => {
    await fill();
    expect(await reseal()).toEqual({
      ...{ texts: sealedColumns.length + 1, files: 1 },
      ...{ marks: markedColumns.length, lost: [] },
    });

    for (const { table, column, placeOf } of sealedColumns) {
      const [row] = await shop.db.query<{ sealed: string }>(
        `select ${column} as sealed from ${table}`,
      );
      expect(after.open(row?.sealed ?? '', placeOf('x'))).toBe(words);
    }
    const bytes = await storage().get(uploadKey('x'));
    const file = after.openBytes(bytes ?? new Uint8Array(), filePlaceOf('x'));
    expect(Buffer.from(file).toString()).toBe('a file');
    const [job] = await shop.db.query<{ sealed: string }>(
      `select data ->> 'sealedEmail' as sealed from pgboss.job where name = 'send-account-deleted'`,
    );
    expect(after.open(job?.sealed ?? '', farewellPlaceOf('m'))).toBe('ada@example.ca');
    const [result] = await shop.db.query<{ marks: string[] }>(
      'select name_marks as marks from hearing_results',
    );
    expect(result?.marks).toEqual(nameMarks(after, 'Ada Byron'));

    expect(await reseal()).toEqual({ texts: 0, files: 0, marks: 0, lost: [] });
    for (const { table, column, words } of markedColumns) {
      const [row] = await shop.db.query<{ mark: Uint8Array }>(
        `select ${column} as mark from ${table} where id = 'x'`,
      );
      const marks = createRowMarks(after, { table, column, words });
      expect(marks.read('x', row?.mark ?? new Uint8Array())).toBe(words[1]);
    }
  });

  test('what nobody has the key of is named and left', async () => {
    await fill();
    const stranger = createSealer(['c3'.repeat(32)]);
    await shop.db.query('update order_events set sealed_text = $1', [stranger.seal('?', 'y')]);
    const { lost, texts } = await reseal();
    expect(lost).toEqual(['order_events.sealed_text x']);
    expect(texts).toBe(sealedColumns.length);
  });

  test('every column of the schema with marks is known', async () => {
    const rows = await shop.db.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'bytea' order by 1`,
    );
    const known = markedColumns.map(({ table, column }) => `${table}.${column}`);
    expect(rows.map(({ name }) => name)).toEqual(known.sort());
  });

  test('every column of the schema that lies sealed is known', async () => {
    const rows = await shop.db.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name ~ '^sealed' order by 1`,
    );
    const known = sealedColumns.map(({ table, column }) => `${table}.${column}`);
    expect(rows.map(({ name }) => name)).toEqual(known.sort());
  });
});

function plainOf(type: string): string {
  if (type.startsWith('timestamp')) return '2026-11-21T11:00:00Z';
  if (type === 'boolean') return 'false';
  if (type.endsWith('[]')) return '[]';
  if (type === 'jsonb') return '{}';
  return type === 'text' ? 'x' : '7';
}

test('a new key comes into secrets.json beside the old one, which goes when all is done', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'boreal-secrets-'));
  const config = readConfig({ DATA_DIR: dataDir });
  const first = loadSecrets(config).secrets;
  const sealed = sealerOf(first).seal('words', 'place');

  changeEncryptionKey(config);
  const changing = loadSecrets(config).secrets;
  expect(changing).toMatchObject({ session: first.session, otherEncryption: [first.encryption] });
  expect(sealerOf(changing).open(sealed, 'place')).toBe('words');
  // Interrupted and called again: it makes no third key.
  changeEncryptionKey(config);
  expect(loadSecrets(config).secrets).toEqual(changing);

  dropOtherKeys(config);
  const done = loadSecrets(config).secrets;
  expect(done.encryption).toBe(changing.encryption);
  expect(() => sealerOf(done).open(sealed, 'place')).toThrow('not at hand');
  rmSync(dataDir, { recursive: true });
});
