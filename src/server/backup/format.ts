import { array, boolean, mixed, number, object, string, type InferType } from 'yup';

/** Rows of the table named before, each value in the text form that Postgres writes and reads. */
type Rows = (string | null)[][];

/**
 * The lines of a backup, by kind: gzipped JSON, one per line. The first is the head; the last has the counts of all
 * kinds and the SHA-256 of all lines before it.
 */
const schemas = {
  head: object({
    format: string().oneOf(['boreal-hearing-backup']).required(),
    version: number().oneOf([1]).required(),
    takenAt: string().required(),
    /** Hashes of the migrations applied to the database, in their order. */
    migrations: array(string().required()).required(),
    /** The id of the key that sealed the data: a digest that tells nothing about the key. */
    keyId: string().required(),
  }),
  queues: object({ names: array(string().required()).required() }),
  table: object({
    name: string().required(),
    columns: array(
      object({ name: string().required(), type: string().required() }).required(),
    ).required(),
  }),
  rows: object({ rows: mixed((rows): rows is Rows => isRows(rows)).required() }),
  sequence: object({ name: string().required(), value: number().integer().required() }),
  file: object({ key: string().required(), bytes: string().required() }),
  /** Ids of uploads that were deleted while the backup was taken: restoring deletes their rows too. */
  gone: object({ ids: array(string().required()).required() }),
  /** The content of secrets.json; only in a backup that was taken with secrets. */
  secrets: object({
    secrets: mixed((value): value is object => typeof value === 'object').required(),
  }),
  end: object({
    rows: number().integer().required(),
    files: number().integer().required(),
    sha256: string().required(),
    hasSecrets: boolean().required(),
  }),
} as const;

type Schemas = typeof schemas;
type Kind = keyof Schemas;
type EntryOf<K extends Kind> = { kind: K } & InferType<Schemas[K]>;

/** One line of a backup. */
export type BackupEntry = { [K in Kind]: EntryOf<K> }[Kind];
export type BackupHead = EntryOf<'head'>;
export type BackupTable = EntryOf<'table'>;
export type BackupEnd = EntryOf<'end'>;

/** Thrown for a file that is not a whole backup or cannot be restored here; the message is for people. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** A line as it is written, and the number of rows it holds. */
export type BackupLine = { kind: Kind; rows: number; text: string };

export function lineOf(entry: Exclude<BackupEntry, { kind: 'rows' }>): BackupLine {
  return { kind: entry.kind, rows: 0, text: JSON.stringify(entry) };
}

/** The same for rows that the database returned as JSON. */
export function lineOfRows(rows: readonly string[]): BackupLine {
  return { kind: 'rows', rows: rows.length, text: `{"kind":"rows","rows":[${rows.join(',')}]}` };
}

/** Throws for a line that is not a backup line. */
export function readEntry(line: string): BackupEntry {
  const value: unknown = JSON.parse(line);
  const kind: unknown = typeof value === 'object' && value && Reflect.get(value, 'kind');
  if (!isKind(kind)) throw new BackupError('This is no backup of the shop');
  return { kind, ...schemas[kind].validateSync(value, { stripUnknown: true }) } as BackupEntry;
}

function isKind(kind: unknown): kind is Kind {
  return typeof kind === 'string' && Object.hasOwn(schemas, kind);
}

/** Checked by hand: with millions of values, a schema for each would take minutes. */
function isRows(rows: unknown): rows is Rows {
  const isCell = (cell: unknown) => cell === null || typeof cell === 'string';
  return Array.isArray(rows) && rows.every((row) => Array.isArray(row) && row.every(isCell));
}
