import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { testDatabases } from '@/testing/shops/database';
import { columnsOf, type LeftJoined, type RowOf } from './columns';
import { adminSessions, staff } from './schema/staff';
import { carts } from './schema/commerce';

const folder = path.join(__dirname, 'schema');

/** Each column of the schema, with its table. */
async function everyColumn(): Promise<{ table: string; column: PgColumn }[]> {
  const rooms = readdirSync(folder).map((file) => import(path.join(folder, file)));
  const exported: unknown[] = (await Promise.all(rooms)).flatMap((room: object) =>
    Object.values(room),
  );
  return exported
    .filter((value): value is PgTable => is(value, PgTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) => ({
        table: getTableName(table),
        column,
      })),
    );
}

/** A sample value for each Postgres type in the schema. */
const samples: Readonly<Record<string, string>> = {
  text: `'ü'`,
  'text[]': `array['a']`,
  integer: '7',
  bigint: String(Number.MAX_SAFE_INTEGER),
  boolean: 'true',
  jsonb: `'{"a":[1]}'`,
  'timestamp with time zone': 'now()',
  tsvector: `to_tsvector('simple', 'a')`,
  xid8: 'pg_current_xact_id()',
  bytea: String.raw`'\x01'`,
};

/** Checks for the values that rows contain, by the schema's kind. */
const isOfKind: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  json: (value) => typeof value === 'object',
  array: Array.isArray,
  // Our custom types are declared as text, or as bytes.
  custom: (value) => typeof value === 'string' || value instanceof Uint8Array,
};

describe.each(testDatabases())('rows as the schema types them, on $kind', ({ use }) => {
  const shop = use();

  test('what the driver gives back is of the type that the schema says', async () => {
    for (const { table, column } of await everyColumn()) {
      const type = column.getSQLType();
      const [row] = await shop.db.query(`select ${samples[type]}::${type} as value`);
      const place = `${table}.${column.name}: ${type} as ${column.dataType}`;
      expect({ place, holds: isOfKind[column.dataType]?.(row?.value) }).toEqual({
        place,
        holds: true,
      });
    }
  });

  test('the migrated tables have the columns and the types of the schema', async () => {
    const rows = await shop.db.query<{ place: string }>(
      `select c.relname || '.' || a.attname || ': ' || format_type(a.atttypid, a.atttypmod)
         || case when a.attnotnull then ' not null' else '' end as place
       from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
         and not a.attisdropped`,
    );
    const described = (await everyColumn()).map(
      ({ table, column }) =>
        `${table}.${column.name}: ${column.getSQLType()}${column.notNull ? ' not null' : ''}`,
    );
    expect(rows.map(({ place }) => place).toSorted()).toEqual(described.toSorted());
  });

  test('a list of columns is read as the row that it says', async () => {
    await shop.db.query(
      `insert into admin_sessions (id, created_at, expires_at) values ('one', $1, $1)`,
      ['2026-11-23T10:00:00.000Z'],
    );
    const columns = columnsOf(adminSessions, ['id', 'staffId'], { as: { begun: 'createdAt' } });
    const rows = await shop.db.query<RowOf<typeof columns>>(
      `select ${columns} from admin_sessions`,
    );
    const [row]: { id: string; staffId: string | null; begun: string }[] = rows;
    expect(row).toEqual({ id: 'one', staffId: null, begun: '2026-11-23T10:00:00.000Z' });
  });

  test('where a left join finds nothing, each column is null, as its type says', async () => {
    const member = columnsOf(staff, ['name', 'role'], { of: 'p' });
    const [row]: { name: string | null; role: string | null }[] = await shop.db.query<
      LeftJoined<typeof member>
    >(`select ${member} from (select 1) nobody left join staff p on false`);
    expect(row).toEqual({ name: null, role: null });
  });
});

describe('a list of columns', () => {
  test('gives each the name it has in the code, or the one that is asked for', () => {
    expect(columnsOf(carts, ['id', 'orderId'])).toBe('id, order_id as "orderId"');
    expect(columnsOf(carts, ['id'], { as: { at: 'createdAt' }, of: 'c' })).toBe(
      'c.id, c.created_at as "at"',
    );
  });

  test('refuses what the table does not have', () => {
    // @ts-expect-error: the schema has no such column
    expect(() => columnsOf(carts, ['price'])).toThrow('price');
  });
});
