import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import path from 'node:path';

const pageBytes = 8192;
const pagesOfSegment = (1024 * 1024 * 1024) / pageBytes;
const wordsOfLane = 32;
const prime = 16_777_619;

/** Start values of the 32 lanes (Postgres' checksum_impl.h). */
const laneStarts = Int32Array.from([
  0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c,
  0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb,
  0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4,
  0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
]);

/** A page that differs from what was written, such as `base/5/16430, page 7`. */
export type DamagedPage = { file: string; page: number };

/**
 * Finds pages with a wrong checksum, as `pg_checksums --check` does. Only for a database that was just opened and not
 * queried yet: then recovery is done and everything is in the files. Stops after `most` of them.
 */
export function findDamagedPages(folder: string, most = 5): DamagedPage[] {
  const damaged: DamagedPage[] = [];
  for (const file of relationFiles(folder)) {
    for (const page of damagedPagesOf(path.join(folder, file))) {
      damaged.push({ file, page });
      if (damaged.length === most) return damaged;
    }
  }
  return damaged;
}

/** Tables and indexes; Postgres rebuilds torn free-space maps itself. */
function relationFiles(folder: string): string[] {
  return ['global', 'base'].flatMap((part) =>
    readdirSync(path.join(folder, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => /^\d+(\.\d+)?$/.test(path.basename(name)))
      .map((name) => path.join(part, name))
      .filter((name) => statSync(path.join(folder, name)).isFile()),
  );
}

/** Read in pieces into the same memory, to save a start the garbage collection. */
const memory = new Int32Array((128 * pageBytes) / 4);
const bytes = new Uint8Array(memory.buffer);

function* damagedPagesOf(file: string): Generator<number> {
  const segment = Number(path.extname(file).slice(1) || 0);
  let page = segment * pagesOfSegment;
  const descriptor = openSync(file, 'r');
  try {
    for (;;) {
      const read = readSync(descriptor, bytes, 0, bytes.length, null);
      if (read === 0) return;
      for (let at = 0; at < read; at += pageBytes) {
        // A truncated page is not a page.
        if (at + pageBytes > read || !isWhole(at, page)) yield page;
        page += 1;
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

/** A page that was only reserved is empty. */
function isWhole(at: number, page: number): boolean {
  const view = new DataView(memory.buffer, at, pageBytes);
  const isNew = view.getUint16(14, true) === 0;
  if (isNew) return bytes.subarray(at, at + pageBytes).every((byte) => byte === 0);
  return view.getUint16(8, true) === checksumOf(at / 4, page);
}

const lanes = new Int32Array(wordsOfLane);

/** FNV-1a in 32 lanes over the page, with its own field taken as zero, mixed with the page's number. */
function checksumOf(first: number, page: number): number {
  lanes.set(laneStarts);
  for (let word = 0; word < pageBytes / 4; word += 1) {
    const value = memory[first + word] ?? 0;
    mix(word % wordsOfLane, word === 2 ? value & 0xffff0000 : value);
  }
  for (let round = 0; round < 2 * wordsOfLane; round += 1) mix(round % wordsOfLane, 0);
  let sum = 0;
  for (const lane of lanes) sum ^= lane;
  return (((sum ^ page) >>> 0) % 65_535) + 1;
}

function mix(lane: number, value: number): void {
  const mixed = (lanes[lane] ?? 0) ^ value;
  lanes[lane] = Math.imul(mixed, prime) ^ (mixed >>> 17);
}
