import type { DatabaseCopies } from '../database';
import { endLogBeforeCopies, logSince, takeCopy, type BaseCopy } from './base-copies';
import { lastRenewal, noteRenewal, removePutAside, rewriteTables } from './renewal';

const megabyte = 1024 * 1024;

/** A copy is due after this much log. */
const copyEveryBytes = 96 * megabyte;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * After this long the tables are rewritten and copied. Erased data leaves the tables at the first renewal, and the
 * copies and the log at the second: within thirty days (docs/privacy.md).
 */
const renewEveryMs = 14 * dayMs;

/** An older copy kept beside a new one would be over thirty days old when the next one is due. */
const oldestMs = 15 * dayMs;

/** Log to keep on disk: everything since the last copy, and while the next one is taken. */
export const keptLogBytes = 3 * copyEveryBytes;

/** What copies need from the running database. */
type Asked = {
  ask(text: string): Promise<Record<string, unknown>[]>;
  flush(): Promise<void>;
  /** Bytes of log written since it was opened. */
  walBytes(): number;
};

/** Takes copies of a running database's files, one at a time. */
export class KeptCopies implements DatabaseCopies {
  readonly #dataDir: string;
  readonly #database: Asked;
  #running: Promise<void> | undefined;
  /** In the database's log bytes; none is due by itself before `keep`. */
  #dueAt = Infinity;
  /** When the next renewal is due, milliseconds since 1970. */
  #renewalAt = Infinity;
  #onFailure: (error: unknown) => void = () => undefined;
  readonly #now: () => number;

  constructor(dataDir: string, database: Asked, now: () => number = Date.now) {
    this.#dataDir = dataDir;
    this.#now = now;
    this.#database = database;
  }

  take(): Promise<void> {
    return (this.#running ??= this.#take().finally(() => (this.#running = undefined)));
  }

  async keep(onFailure: (error: unknown) => void): Promise<void> {
    this.#onFailure = onFailure;
    const [row] = await this.#database.ask('select pg_current_wal_lsn()::text as position');
    const since = await logSince(this.#dataDir, String(row?.position));
    this.#dueAt = since === null ? 0 : this.#database.walBytes() + copyEveryBytes - since;
    // A new shop has no erased data.
    if (since === null) await noteRenewal(this.#dataDir, this.#now());
    this.#renewalAt = (await lastRenewal(this.#dataDir)) + renewEveryMs;
    this.takeWhenDue();
  }

  /** Does not wait for it. */
  takeWhenDue(): void {
    const isDue = this.#database.walBytes() >= this.#dueAt || this.#now() >= this.#renewalAt;
    if (this.#running || !isDue) return;
    this.take().catch(this.#onFailure);
  }

  /** Resolves when no copy is being taken. */
  async idle(): Promise<void> {
    await this.#running?.catch(() => undefined);
  }

  /** The same, and no copy becomes due any more. */
  async ended(): Promise<void> {
    this.#dueAt = Infinity;
    this.#renewalAt = Infinity;
    await this.idle();
  }

  async #take(): Promise<void> {
    const isRenewal = this.#now() >= this.#renewalAt;
    if (isRenewal) await rewriteTables(this.#database.ask);
    await this.#copy();
    if (!isRenewal) return;
    await removePutAside(this.#dataDir, this.#now() - oldestMs);
    await noteRenewal(this.#dataDir, this.#now());
    if (this.#renewalAt !== Infinity) this.#renewalAt = this.#now() + renewEveryMs;
  }

  async #copy(): Promise<void> {
    const { ask, flush, walBytes } = this.#database;
    const begunAt = walBytes();
    const isKept = ({ takenAt }: BaseCopy) => this.#now() - Date.parse(takenAt) <= oldestMs;
    await takeCopy(this.#dataDir, isKept, {
      begin: async () => void (await ask(`select pg_backup_start('shop', true)`)),
      async end() {
        const [row] = await ask('select labelfile as label from pg_backup_stop(false)');
        await flush();
        return String(row?.label);
      },
    });
    await ask('checkpoint');
    await endLogBeforeCopies(this.#dataDir);
    if (this.#dueAt !== Infinity) this.#dueAt = begunAt + copyEveryBytes;
  }
}
