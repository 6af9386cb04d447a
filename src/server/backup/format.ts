import { array, boolean, mixed, number, object, string, type InferType } from 'yup';

/** Rows of the table named before, each value as Postgres writes it and reads it again. */
type Rows = (string | null)[][];

/**
 * The lines of a backup, by their kind: gzipped JSON, one a line. The first is the head; the last tells how many there
 * were of everything and the SHA-256 of all lines before it.
 */
const schemas = {
  head: object({
    format: string().oneOf(['boreal-hearing-backup']).required(),
    version: number().oneOf([1]).required(),
    takenAt: string().required(),
    /** Hashes of the migrations the database had seen, in their order. */
    migrations: array(string().required()).required(),
    /** Which key sealed what is sealed: a digest that tells nothing about it. */
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
  /** Ids of uploads that were deleted while the backup was taken: their rows are to go the same way. */
  gone: object({ ids: array(string().required()).required() }),
  /** The content of secrets.json; only in a backup that was asked for it. */
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

/** Thrown for a file that is no whole backup, and for one that cannot be restored here; the message is for people. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** A line as it is written, and what it counts for. */
export type BackupLine = { kind: Kind; rows: number; text: string };

export function lineOf(entry: Exclude<BackupEntry, { kind: 'rows' }>): BackupLine {
  return { kind: entry.kind, rows: 0, text: JSON.stringify(entry) };
}

/** The same for rows that are JSON already, as the database made it. */
export function lineOfRows(rows: readonly string[]): BackupLine {
  return { kind: 'rows', rows: rows.length, text: `{"kind":"rows","rows":[${rows.join(',')}]}` };
}

/** Throws for a line that is none of ours. */
export function readEntry(line: string): BackupEntry {
  const value: unknown = JSON.parse(line);
  const kind: unknown = typeof value === 'object' && value && Reflect.get(value, 'kind');
  if (!isKind(kind)) throw new BackupError('This is no backup of the shop');
  return { kind, ...schemas[kind].validateSync(value, { stripUnknown: true }) } as BackupEntry;
}

function isKind(kind: unknown): kind is Kind {
  return typeof kind === 'string' && Object.hasOwn(schemas, kind);
}

/** By hand: there are millions of values, and a schema for each would take minutes. */
function isRows(rows: unknown): rows is Rows {
  const isCell = (cell: unknown) => cell === null || typeof cell === 'string';
  return Array.isArray(rows) && rows.every((row) => Array.isArray(row) && row.every(isCell));
}
