import type { DatabaseCopies } from '../database';
import { logSince, takeCopy } from './base-copies';

const megabyte = 1024 * 1024;

/** A copy is due after this much log. */
const copyEveryBytes = 96 * megabyte;

/** Log that stays on disk: what was written since the last copy, and while the next one is taken. */
export const keptLogBytes = 3 * copyEveryBytes;

/** The running database, as far as copies need it. */
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
  /** As the database counts its log; none is due of its own before `keep`. */
  #dueAt = Infinity;
  #onFailure: (error: unknown) => void = () => undefined;

  constructor(dataDir: string, database: Asked) {
    this.#dataDir = dataDir;
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
    this.takeWhenDue();
  }

  /** Without waiting for it. */
  takeWhenDue(): void {
    if (this.#running || this.#database.walBytes() < this.#dueAt) return;
    this.take().catch(this.#onFailure);
  }

  /** Resolves when none is being taken. */
  async ended(): Promise<void> {
    this.#dueAt = Infinity;
    await this.#running?.catch(() => undefined);
  }

  async #take(): Promise<void> {
    const { ask, flush, walBytes } = this.#database;
    const begunAt = walBytes();
    await takeCopy(this.#dataDir, {
      begin: async () => void (await ask(`select pg_backup_start('shop', true)`)),
      async end() {
        const [row] = await ask('select labelfile as label from pg_backup_stop(false)');
        await flush();
        return String(row?.label);
      },
    });
    if (this.#dueAt !== Infinity) this.#dueAt = begunAt + copyEveryBytes;
  }
}
