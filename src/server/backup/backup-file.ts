import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline as unpackInto } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import {
  BackupError,
  lineOf,
  readEntry,
  type BackupEnd,
  type BackupEntry,
  type BackupLine,
} from './format';

export type WriteLine = (line: BackupLine) => Promise<void>;

/**
 * Writes the lines that `work` passes to it, followed by the totals. The file only appears under its name when all of
 * it is on disk, and only its owner can read it.
 */
export async function writeBackupFile(
  file: string,
  work: (write: WriteLine) => Promise<void>,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}.draft`;
  const packer = createGzip();
  const written = pipeline(packer, createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
  const sums = createSums();
  const write: WriteLine = async (line) => {
    sums.add(line);
    if (!packer.write(`${line.text}\n`)) await Promise.race([once(packer, 'drain'), written]);
  };
  try {
    await Promise.race([work(write), written]);
    packer.end(`${lineOf(sums.end()).text}\n`);
    await written;
    await sync(draft);
    await rename(draft, file);
    await sync(path.dirname(file));
  } catch (error) {
    packer.destroy();
    await written.catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * The lines of a backup, parsed, except the last one, which is checked against those before it. Throws BackupError when
 * the file is cut short, changed, or not a backup; lines read until then must not be kept.
 */
export async function* readBackupFile(file: string): AsyncGenerator<BackupEntry, BackupEnd> {
  const sums = createSums();
  let end: BackupEnd | null = null;
  try {
    for await (const line of linesOf(file)) {
      if (end) throw new BackupError(`${file} goes on after its end`);
      const entry = readEntry(line);
      if (entry.kind === 'end') end = entry;
      else {
        sums.add({ ...entry, rows: entry.kind === 'rows' ? entry.rows.length : 0, text: line });
        yield entry;
      }
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} cannot be read: it was cut short, changed, or is no backup`, {
      cause: error,
    });
  }
  if (!end) throw new BackupError(`${file} was cut short`);
  const { rows, files, sha256 } = sums.end();
  if (end.sha256 !== sha256 || end.rows !== rows || end.files !== files) {
    throw new BackupError(`${file} was changed after it was written`);
  }
  return end;
}

/** Reads a whole backup only to check that it is valid. Throws BackupError. */
export async function verifyBackupFile(file: string): Promise<BackupEnd> {
  const entries = readBackupFile(file);
  for (;;) {
    const { done, value } = await entries.next();
    if (done) return value;
  }
}

function createSums() {
  const hash = createHash('sha256');
  const sums = { rows: 0, files: 0, hasSecrets: false };
  return {
    add({ kind, rows, text }: BackupLine) {
      hash.update(text).update('\n');
      sums.rows += rows;
      if (kind === 'file') sums.files += 1;
      if (kind === 'secrets') sums.hasSecrets = true;
    },
    end: (): BackupEnd => ({ kind: 'end', ...sums, sha256: hash.digest('hex') }),
  };
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  // A failing file fails the reading of its lines, and a reader who stops closes the file.
  unpackInto(createReadStream(file), unpacked, () => undefined);
  let rest = '';
  for await (const chunk of unpacked.setEncoding('utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new BackupError(`${file} was cut short`);
}

async function sync(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
