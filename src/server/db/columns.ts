import { getTableColumns, type Table } from 'drizzle-orm';

type RowOfTable<T extends Table> = T['$inferSelect'];
type NameOf<T extends Table> = keyof RowOfTable<T> & string;

declare const row: unique symbol;

/** The columns that a statement selects, with the schema's type of their rows. */
export type Columns<Row> = string & { readonly [row]: Row };

/** The row type of such columns. */
export type RowOf<List extends Columns<unknown>> = List[typeof row];

/** The same for a table that is joined with `left join`: every column is null where it has no row. */
export type LeftJoined<List extends Columns<unknown>> = {
  [Key in keyof RowOf<List>]: RowOf<List>[Key] | null;
};

type Options<Renamed> = {
  /** Columns under another name in the row: the new name and the schema's. */
  as?: Renamed;
  /** The table's alias in the statement. */
  of?: string;
};

/**
 * The columns of a table by the schema's names, in the form for a statement's `select` or `returning`:
 * `columnsOf(carts, ['id', 'orderId'])` is `id, order_id as "orderId"`.
 *
 * @returns the list; `RowOf<typeof list>` is the type of its rows, as both drivers return them
 */
export function columnsOf<
  T extends Table,
  const Names extends readonly NameOf<T>[],
  const Renamed extends Readonly<Record<string, NameOf<T>>> = Readonly<Record<never, never>>,
>(
  table: T,
  names: Names,
  { as, of }: Options<Renamed> = {},
): Columns<
  Pick<RowOfTable<T>, Names[number]> & {
    -readonly [Key in keyof Renamed]: RowOfTable<T>[Renamed[Key]];
  }
> {
  const columns = getTableColumns(table);
  const wanted = [...names.map((name) => [name, name] as const), ...Object.entries(as ?? {})];
  const list = wanted.map(([name, source]) => {
    const column = columns[source]?.name;
    if (column === undefined) throw new Error(`The schema has no column ${source}`);
    const place = of === undefined ? column : `${of}.${column}`;
    return column === name ? place : `${place} as "${name}"`;
  });
  return list.join(', ') as Columns<never>;
}
