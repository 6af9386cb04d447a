import type { Disk } from './disk';

/** Log segments with bytes that are not known to be on disk. */
export class PendingWal {
  /** Bytes of log written so far. */
  bytes = 0;
  readonly #disk: Disk;
  /** The number of each file's last write, while that is not known to be on disk. */
  readonly #writes = new Map<string, number>();
  #number = 0;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  written(file: string, length: number): void {
    this.bytes += length;
    this.#writes.set(file, ++this.#number);
  }

  has(file: string): boolean {
    return this.#writes.has(file);
  }

  syncNow(): void {
    for (const file of this.#writes.keys()) this.#disk.syncData(file);
    this.#writes.clear();
  }

  /** One sync runs at a time; callers meanwhile all wait for the next one. */
  flush(): Promise<void> {
    if (this.#next) return this.#next;
    if (!this.#running) {
      if (this.#writes.size === 0) return Promise.resolve();
      return (this.#running = this.#sync());
    }
    const startNext = () => {
      this.#next = undefined;
      return (this.#running = this.#sync());
    };
    return (this.#next = this.#running.then(startNext, startNext));
  }

  async #sync(): Promise<void> {
    try {
      const seen = [...this.#writes];
      await Promise.all(seen.map(([file]) => this.#disk.syncDataLater(file)));
      for (const [file, write] of seen) {
        if (this.#writes.get(file) === write) this.#writes.delete(file);
      }
    } finally {
      this.#running = undefined;
    }
  }
}
