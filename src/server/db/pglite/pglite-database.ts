import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database, SqlSession } from '../database';
import { lockFolder } from '../folder-lock';
import { ormOn } from '../orm';
import { PgliteConnection } from './connection';
import type { Disk } from './disk';
import { DurableFiles } from './durable-files';
import { Turns } from './turns';

/** Maintenance is due after this much log; recovery after a crash then reads no more than that. */
const defaultMaintenanceBytes = 32 * 1024 * 1024;

/** Tables with so many dead rows are cleaned, as autovacuum would do. */
const deadRows = 500;

type PgliteOptions = {
  /** Folder that takes the database (in `db/`) and the lock. */
  dataDir: string;
  /** For tests that play a power cut. */
  disk?: Disk;
  /** Memory for pages; little of it makes Postgres write pages out while transactions run. */
  sharedBuffers?: string;
  maintenanceBytes?: number;
};

/** Opens the embedded database of a data folder, creating it when missing. Throws FolderInUseError. */
export async function openPglite(options: PgliteOptions): Promise<Database> {
  const unlock = lockFolder(options.dataDir);
  try {
    const { pglite, files } = await openFolder(options);
    return new PgliteDatabase(pglite, files, unlock, options.maintenanceBytes).asDatabase();
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openFolder({ dataDir, disk, sharedBuffers = '16MB' }: PgliteOptions) {
  const folder = path.join(dataDir, 'db');
  const completeMark = path.join(dataDir, 'db-complete');
  const isNew = !existsSync(completeMark);
  // What a cut-short creation left behind has never held anything.
  if (isNew) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const files = new DurableFiles(folder, disk);
  const pglite = await PGlite.create({ fs: files, startParams: startParams(sharedBuffers) });
  if (isNew) {
    await files.syncTree();
    writeFileSync(completeMark, '');
    await files.syncParent();
  }
  files.startDeferring();
  return { pglite, files };
}

/**
 * PGlite's own parameters, but for `-F` (fsync off). The log is synced with fsync, the only call that
 * Emscripten hands on; durable-files.ts carries it out as fdatasync.
 */
function startParams(sharedBuffers: string): string[] {
  return [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...settings({
      fsync: 'on',
      wal_sync_method: 'fsync',
      shared_buffers: sharedBuffers,
      TimeZone: 'UTC',
      // A recycled segment saves creating and syncing a new one.
      min_wal_size: '48MB',
    }),
  ];
}

function settings(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

class PgliteDatabase {
  readonly #pglite: PGlite;
  readonly #files: DurableFiles;
  readonly #unlock: () => void;
  readonly #connection: PgliteConnection;
  readonly #turns = new Turns();
  readonly #maintenanceBytes: number;
  #maintenanceAt: number;
  #closing: Promise<void> | undefined;

  constructor(
    pglite: PGlite,
    files: DurableFiles,
    unlock: () => void,
    maintenanceBytes = defaultMaintenanceBytes,
  ) {
    this.#pglite = pglite;
    this.#files = files;
    this.#unlock = unlock;
    this.#maintenanceBytes = maintenanceBytes;
    this.#maintenanceAt = files.walBytes + maintenanceBytes;
    this.#connection = new PgliteConnection(pglite);
  }

  asDatabase(): Database {
    return {
      ...this.#session((work) => this.#inTurn(work)),
      kind: 'pglite',
      transaction: (work) => this.#inTurn(() => this.#transaction(work)),
      flush: () => this.#files.flush(),
      close: () => (this.#closing ??= this.#close()),
    };
  }

  /** A session whose statements run when `inTurn` lets them. */
  #session(inTurn: <T>(work: () => T | Promise<T>) => Promise<T>): SqlSession {
    const run = <T>(statement: () => T) =>
      inTurn(() => {
        this.#files.throwIfFailed();
        const result = statement();
        this.#files.throwIfFailed();
        return result;
      });
    return {
      query: <Row>(text: string, params = []) =>
        run(() => this.#connection.queryObjects<Row>(text, params)),
      script: (text) => run(() => this.#connection.script(text)),
      orm: ormOn({
        arrays: (text, params) => run(() => this.#connection.queryArrays(text, params)),
        objects: (text, params) => run(() => this.#connection.queryObjects<object>(text, params)),
      }),
    };
  }

  async #transaction<T>(work: (tx: SqlSession) => Promise<T>): Promise<T> {
    const connection = this.#connection;
    let isOver = false;
    const tx = this.#session(async (statement) => {
      if (isOver) throw new Error('The transaction of this session is over');
      return statement();
    });
    connection.begin();
    try {
      const result = await work(tx);
      connection.commit();
      this.#files.throwIfFailed();
      return result;
    } catch (error) {
      if (connection.isInTransaction) connection.rollback();
      throw error;
    } finally {
      isOver = true;
    }
  }

  #inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    return this.#turns.take(async () => {
      try {
        return await work();
      } finally {
        // A script that fails inside a transaction of its own leaves it open.
        if (this.#connection.isInTransaction) this.#connection.rollback();
        this.#maintainWhenDue();
      }
    });
  }

  /** A single-user Postgres has no background processes: nobody else would shorten the log or clean tables. */
  #maintainWhenDue(): void {
    if (this.#files.walBytes < this.#maintenanceAt) return;
    const tables = this.#connection.queryObjects<{ name: string }>(
      `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables where n_dead_tup > $1`,
      [deadRows],
    );
    if (tables.length > 0) {
      this.#connection.script(`vacuum (analyze) ${tables.map(({ name }) => name).join(', ')}`);
    }
    this.#connection.script('checkpoint');
    this.#maintenanceAt = this.#files.walBytes + this.#maintenanceBytes;
  }

  async #close(): Promise<void> {
    await this.#turns.take(async () => {
      await this.#pglite.close();
    });
    this.#unlock();
  }
}
