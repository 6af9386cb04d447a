import fs from 'node:fs';

/** Emscripten exposes its memory as signed or unsigned bytes. */
export type Memory = Int8Array | Uint8Array;

/**
 * Access to the disk. The syncs do the work; the other methods are notifications, so that a test can simulate a disk
 * that loses everything unsynced.
 */
export interface Disk {
  /** Syncs content and attributes of a file, or the entries of a folder, before it returns. */
  syncFile(file: string): void;
  /** The same off this thread. */
  syncFileLater(file: string): Promise<void>;
  /** Syncs the content of a file before it returns. */
  syncData(file: string): void;
  /** The same off this thread. */
  syncDataLater(file: string): Promise<void>;
  /** The name now refers to another file or none: an open descriptor must not be used again. */
  forget(file: string): void;
  /** Called before a write; it may throw as the system does when it refuses, such as for a full disk. */
  writing(file: string, length: number): void;
  written(file: string, memory: Memory, offset: number, length: number, position: number): void;
  truncated(file: string, size: number): void;
  created(file: string): void;
  renamed(from: string, to: string): void;
  removed(file: string): void;
  /** Closes all descriptors. */
  close(): void;
}

type Segment = { descriptor: number; syncing: Promise<void> };

/** The real disk. Log segments stay open between syncs; any other file is opened for its sync. */
export class NodeDisk implements Disk {
  /** The log segments in use; only a few are ever written at a time. */
  readonly #segments = new Map<string, Segment>();

  syncFile(file: string): void {
    const descriptor = fs.openSync(file, 'r');
    try {
      fs.fsyncSync(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
  }

  async syncFileLater(file: string): Promise<void> {
    const handle = await fs.promises.open(file, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  syncData(file: string): void {
    fs.fdatasyncSync(this.#open(file).descriptor);
  }

  syncDataLater(file: string): Promise<void> {
    const segment = this.#open(file);
    return (segment.syncing = new Promise((resolve, reject) => {
      fs.fdatasync(segment.descriptor, (error) => (error ? reject(error) : resolve()));
    }));
  }

  forget(file: string): void {
    const segment = this.#segments.get(file);
    if (!segment) return;
    this.#segments.delete(file);
    const close = () => fs.closeSync(segment.descriptor);
    // A sync may still be running in another thread. Its caller sees the error.
    void segment.syncing.then(close, close);
  }

  writing(): void {}
  written(): void {}
  truncated(): void {}
  created(): void {}
  renamed(): void {}
  removed(): void {}

  #open(file: string): Segment {
    const known = this.#segments.get(file);
    if (known) return known;
    const segment = { descriptor: fs.openSync(file, 'r'), syncing: Promise.resolve() };
    this.#segments.set(file, segment);
    return segment;
  }

  close(): void {
    for (const file of [...this.#segments.keys()]) this.forget(file);
  }
}

/** Postgres extends files by pages and fills new log segments in larger pieces. */
const zeros = new Uint8Array(1024 * 1024);

/** True for a piece of a file that is still empty. */
export function isZero(memory: Memory, offset: number, length: number): boolean {
  if (length > zeros.length) return false;
  return Buffer.compare(zeros.subarray(0, length), bytesOf(memory, offset, length)) === 0;
}

/** A view on part of the database's memory; valid during the call only. */
export function bytesOf(memory: Memory, offset: number, length: number): Uint8Array {
  return new Uint8Array(memory.buffer, memory.byteOffset + offset, length);
}
