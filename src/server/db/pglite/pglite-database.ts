import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Database, SqlSession } from '../database';
import { SqlError } from '../errors';
import { lockFolder } from '../folder-lock';
import { PgliteConnection } from './connection';
import { DamagedDatabaseError } from './damaged-database-error';
import type { Disk } from './disk';
import type { DurableFiles } from './durable-files';
import { KeptCopies } from './kept-copies';
import { findDamagedPages } from './page-checksums';
import { startPglite } from './start-pglite';
import { Turns } from './turns';

/** Maintenance is due after this much log; recovery after a crash then reads at most that much. */
const defaultMaintenanceBytes = 32 * 1024 * 1024;

/**
 * Tables with this many dead rows are vacuumed, as autovacuum would do. The limit grows with the table, so that a sale
 * costs the same in a shop with a long history.
 */
const isMuchDead = 'n_dead_tup > 500 + n_live_tup / 10';

/**
 * Tables with this many changes are analysed, as autovacuum would do: one that only grows has no dead rows, and would
 * be planned as if it were still empty.
 */
const isMuchChanged = 'n_mod_since_analyze > 500 + n_live_tup / 10';

type PgliteOptions = {
  /** Folder for the database (in `db/`) and the lock. */
  dataDir: string;
  /** For tests that simulate a power cut. */
  disk?: Disk;
  /** Memory for pages; a small value makes Postgres write pages out while transactions run. */
  sharedBuffers?: string;
  maintenanceBytes?: number;
  /** Log to keep for a recovery. */
  keptBytes?: number;
  /** For tests that open a database just copied: skips the check of every page. */
  isTrusted?: boolean;
};

/**
 * Opens the embedded database of a data folder, creating it when missing. Throws FolderInUseError, DataFolderError or
 * DamagedDatabaseError.
 */
export async function openPglite(options: PgliteOptions): Promise<Database> {
  const unlock = lockFolder(options.dataDir);
  try {
    const opened = await openFolder(options);
    const { dataDir, maintenanceBytes = defaultMaintenanceBytes } = options;
    return new PgliteDatabase(opened, { dataDir, unlock, maintenanceBytes }).asDatabase();
  } catch (error) {
    unlock();
    throw error;
  }
}

type Opened = { pglite: PGlite; files: DurableFiles; connection: PgliteConnection };

async function openFolder(options: PgliteOptions): Promise<Opened> {
  const { dataDir, disk, sharedBuffers, keptBytes, isTrusted = false } = options;
  const folder = path.join(dataDir, 'db');
  const completeMark = path.join(dataDir, 'db-complete');
  const isNew = !existsSync(completeMark);
  if (isNew) putAside(folder, dataDir);
  // An empty folder would become a new shop.
  else if (!existsSync(path.join(folder, 'PG_VERSION')))
    throw new DamagedDatabaseError(dataDir, 'its folder db is gone');
  mkdirSync(folder, { recursive: true });

  const started = await startPglite({ folder, dataDir, disk, sharedBuffers, keptBytes });
  const { pglite, files } = started;
  if (isNew) {
    await files.syncTree();
    writeFileSync(completeMark, '');
    await files.syncParent();
  }
  const opened = { pglite, files, connection: new PgliteConnection(started) };
  if (!isNew && !isTrusted) await refuseDamaged(folder, dataDir, opened);
  files.startDeferring();
  return opened;
}

/**
 * An interrupted creation never contained data. It is put aside all the same, because the completion mark can be lost
 * too.
 */
function putAside(folder: string, dataDir: string): void {
  if (!existsSync(folder)) return;
  const aside = path.join(dataDir, 'db-unfinished');
  rmSync(aside, { recursive: true, force: true });
  renameSync(folder, aside);
}

async function refuseDamaged(folder: string, dataDir: string, opened: Opened): Promise<void> {
  const what = findMissingFile(folder, opened.connection) ?? findDamage(folder);
  if (what === null) return;
  await opened.files.closeFs();
  throw new DamagedDatabaseError(dataDir, what);
}

function findDamage(folder: string): string | null {
  const [damaged] = findDamagedPages(folder);
  return damaged ? `page ${damaged.page} of ${damaged.file} is torn` : null;
}

/** A missing file of a table or index, which each must have, even an empty one. */
function findMissingFile(folder: string, connection: PgliteConnection): string | null {
  const known = connection.queryObjects<{ file: string }>(
    `select pg_relation_filepath(oid) as file from pg_class where pg_relation_filepath(oid) is not null`,
    [],
  );
  const missing = known.find(({ file }) => !existsSync(path.join(folder, file)));
  return missing ? `${missing.file} is gone` : null;
}

type Settings = { dataDir: string; unlock: () => void; maintenanceBytes: number };

class PgliteDatabase {
  readonly #pglite: PGlite;
  readonly #files: DurableFiles;
  readonly #unlock: () => void;
  readonly #connection: PgliteConnection;
  readonly #turns = new Turns();
  readonly #maintenanceBytes: number;
  readonly #copies: KeptCopies;
  #maintenanceAt: number;
  #closing: Promise<void> | undefined;

  constructor(
    { pglite, files, connection }: Opened,
    { dataDir, unlock, maintenanceBytes }: Settings,
  ) {
    this.#pglite = pglite;
    this.#files = files;
    this.#unlock = unlock;
    this.#maintenanceBytes = maintenanceBytes;
    this.#maintenanceAt = files.walBytes + maintenanceBytes;
    this.#connection = connection;
    this.#copies = new KeptCopies(dataDir, {
      ask: (text) => this.#inTurn(() => this.#connection.queryObjects(text, [])),
      flush: () => files.flush(),
      walBytes: () => files.walBytes,
    });
  }

  asDatabase(): Database {
    return {
      ...this.#session((work) => this.#inTurn(work)),
      kind: 'pglite',
      transaction: (work) => this.#inTurn(() => this.#transaction(work)),
      flush: () => this.#files.flush(),
      copies: this.#copies,
      close: () => (this.#closing ??= this.#close()),
    };
  }

  /** A session whose statements run when `inTurn` permits. */
  #session(inTurn: <T>(work: () => T | Promise<T>) => Promise<T>): SqlSession {
    const run = <T>(statement: () => T) =>
      inTurn(() => {
        this.#files.throwIfFailed();
        try {
          return statement();
        } finally {
          // A failure of the file layer counts, even if the statement seemed to succeed.
          this.#files.throwIfFailed();
        }
      });
    return {
      query: <Row>(text: string, params = []) =>
        run(() => this.#connection.queryObjects<Row>(text, params)),
      script: (text) => run(() => this.#connection.script(text)),
    };
  }

  async #transaction<T>(work: (tx: SqlSession) => Promise<T>): Promise<T> {
    const connection = this.#connection;
    let isOver = false;
    const tx = this.#session(async (statement) => {
      if (isOver) throw new Error('The transaction of this session is over');
      return statement();
    });
    this.#files.throwIfFailed();
    connection.begin();
    try {
      const result = await work(tx);
      connection.commit();
      this.#files.throwIfFailed();
      return result;
    } catch (error) {
      this.#files.throwIfFailed();
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
        // A script that fails inside its own transaction leaves it open.
        if (this.#connection.isInTransaction) this.#connection.rollback();
        this.#maintainWhenDue();
      }
    });
  }

  /** A single-user Postgres has no background processes that shorten the log or clean tables. */
  #maintainWhenDue(): void {
    if (this.#isDead || this.#files.walBytes < this.#maintenanceAt) return;
    this.#maintenanceAt = this.#files.walBytes + this.#maintenanceBytes;
    try {
      this.#maintain();
      this.#copies.takeWhenDue();
    } catch (error) {
      // A full disk refuses a checkpoint. The commit before it is valid all the same; the next checkpoint is due.
      if (!(error instanceof SqlError)) throw error;
    }
  }

  #maintain(): void {
    this.#inTables('vacuum', isMuchDead);
    this.#inTables('analyze', isMuchChanged);
    this.#connection.command('checkpoint');
  }

  #inTables(command: string, condition: string): void {
    const tables = this.#connection.queryObjects<{ name: string }>(
      `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables where ${condition}`,
      [],
    );
    if (tables.length === 0) return;
    this.#connection.command(`${command} ${tables.map(({ name }) => name).join(', ')}`);
  }

  get #isDead(): boolean {
    return this.#connection.isBroken || this.#files.hasFailed;
  }

  async #close(): Promise<void> {
    await this.#copies.ended();
    await this.#turns.take(async () => {
      // A database that died must not write its memory: only the log is reliable.
      if (this.#isDead) await this.#files.closeFs();
      else await this.#pglite.close();
    });
    this.#unlock();
  }
}
