import fs from 'node:fs';
import path from 'node:path';
import { bytesOf, type Disk, type Memory } from '@/server/db/pglite/disk';

type Piece = { at: number; bytes: Buffer } | { truncateTo: number };

const sectorBytes = 512;

/** Content of one file, independent of its name. */
type Content = { durable: Buffer; pending: Piece[] };

/**
 * A disk that keeps only what was synced, as in a machine that loses power. It follows every change of a folder: bytes
 * are kept after a sync of their file, names after a sync of their folder. `cutPower` writes what such a disk would
 * hold now. Unsynced data is not always lost: each unsynced write is kept with the given chance (the system may have
 * written it out early), which is what breaks the order of log and data. The real disk is not touched.
 */
export class ForgetfulDisk implements Disk {
  readonly #root: string;
  /** Contents by path, as the running database sees them. */
  readonly #now = new Map<string, Content>();
  /** Contents by path, as they would be after the power cut. */
  readonly #kept = new Map<string, Content>();
  readonly #folders = new Set<string>();
  syncs = 0;

  /** Takes the folder's present contents as synced. */
  constructor(root: string) {
    this.#root = root;
    for (const entry of fs.readdirSync(root, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isDirectory()) this.#folders.add(file);
      else this.#take(file, { durable: fs.readFileSync(file), pending: [] });
    }
  }

  /** Fills `target` with the folder as it would be after power came back. */
  cutPower(target: string, random: () => number, keptShare: number): void {
    for (const folder of this.#folders) {
      fs.mkdirSync(path.join(target, path.relative(this.#root, folder)), { recursive: true });
    }
    for (const [file, content] of this.#kept) {
      const pieces = content.pending.flatMap(inSectors).filter(() => random() < keptShare);
      const found = path.join(target, path.relative(this.#root, file));
      fs.mkdirSync(path.dirname(found), { recursive: true });
      fs.writeFileSync(found, pieces.reduce(apply, Buffer.from(content.durable)));
    }
  }

  syncFile(file: string): void {
    this.#synced(file);
  }

  async syncFileLater(file: string): Promise<void> {
    this.#synced(file);
  }

  syncData(file: string): void {
    this.#synced(file);
  }

  async syncDataLater(file: string): Promise<void> {
    const content = this.#now.get(file);
    const count = content?.pending.length ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 1));
    this.syncs++;
    // Only writes from before the call count; more may have come while it ran.
    if (content) settle(content, Math.min(count, content.pending.length));
  }

  writing(): void {}

  written(file: string, memory: Memory, offset: number, length: number, position: number): void {
    this.#contentOf(file).pending.push({
      at: position,
      bytes: Buffer.from(bytesOf(memory, offset, length)),
    });
  }

  truncated(file: string, size: number): void {
    this.#contentOf(file).pending.push({ truncateTo: size });
  }

  created(file: string): void {
    if (fs.statSync(file).isDirectory()) this.#folders.add(file);
    else this.#contentOf(file);
  }

  renamed(from: string, to: string): void {
    const content = this.#now.get(from);
    if (!content) throw new Error(`${from} is not known`);
    this.#now.delete(from);
    this.#now.set(to, content);
  }

  removed(file: string): void {
    this.#now.delete(file);
    this.#folders.delete(file);
  }

  forget(): void {}
  close(): void {}

  #synced(file: string): void {
    this.syncs++;
    if (this.#folders.has(file) || file === this.#root) this.#syncNames(file);
    const content = this.#now.get(file);
    if (content) settle(content, content.pending.length);
  }

  #syncNames(folder: string): void {
    for (const file of [...this.#kept.keys()]) {
      if (path.dirname(file) === folder && !this.#now.has(file)) this.#kept.delete(file);
    }
    for (const [file, content] of this.#now) {
      if (path.dirname(file) === folder) this.#kept.set(file, content);
    }
  }

  #contentOf(file: string): Content {
    const known = this.#now.get(file);
    if (known) return known;
    const content: Content = { durable: Buffer.alloc(0), pending: [] };
    this.#now.set(file, content);
    return content;
  }

  #take(file: string, content: Content): void {
    this.#now.set(file, content);
    this.#kept.set(file, content);
  }
}

/** Splits a write into sectors: a disk writes whole sectors in any order, so a page can be half old and half new. */
function inSectors(piece: Piece): Piece[] {
  if ('truncateTo' in piece) return [piece];
  const sectors: Piece[] = [];
  for (let from = 0; from < piece.bytes.length;) {
    const to = Math.min(piece.bytes.length, from + sectorBytes - ((piece.at + from) % sectorBytes));
    sectors.push({ at: piece.at + from, bytes: piece.bytes.subarray(from, to) });
    from = to;
  }
  return sectors;
}

function settle(content: Content, count: number): void {
  content.durable = content.pending.splice(0, count).reduce(apply, content.durable);
}

function apply(content: Buffer, piece: Piece): Buffer {
  if ('truncateTo' in piece) {
    if (piece.truncateTo <= content.length) return content.subarray(0, piece.truncateTo);
    return Buffer.concat([content, Buffer.alloc(piece.truncateTo - content.length)]);
  }
  const end = piece.at + piece.bytes.length;
  const whole =
    end <= content.length ? content : Buffer.concat([content, Buffer.alloc(end - content.length)]);
  piece.bytes.copy(whole, piece.at);
  return whole;
}

/** For a folder that is only read: nothing has to be durable. */
export const carelessDisk: Disk = {
  syncFile() {},
  syncFileLater: async () => undefined,
  syncData() {},
  syncDataLater: async () => undefined,
  writing() {},
  written() {},
  truncated() {},
  created() {},
  renamed() {},
  removed() {},
  forget() {},
  close() {},
};
