import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyOfDataFolder } from '@/testing/shops/database';
import { carelessDisk } from '@/testing/stand-ins/forgetful-disk';
import { runUntilKilled } from '@/testing/jest/killed-process';
import { FolderInUseError } from '../folder-lock';
import { openPglite } from './pglite-database';

const worker = path.resolve('src/testing/workers/booking-worker.ts');

let dataDir: string;

beforeEach(() => {
  dataDir = copyOfDataFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('kill -9 at any moment loses nothing acknowledged and leaves no half transaction', async () => {
  const acknowledged: string[] = [];
  for (const killAfterMs of [0, 7, 60, 333]) {
    acknowledged.push(...(await runUntilKilled({ worker, args: [dataDir], killAfterMs })));

    const db = await openPglite({ dataDir, disk: carelessDisk });
    const bookings = await db.query<{ id: string }>('select id from booking');
    const found = new Set(bookings.map(({ id }) => id));
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    const [sums] = await db.query(
      `select (select amount from balance) as balance, (select sum(amount)::int from booking) as booked`,
    );
    expect(sums?.balance).toBe(sums?.booked);
    await db.close();
  }
  expect(acknowledged.length).toBeGreaterThan(20);
});

test('a folder that is in use is not opened a second time', async () => {
  const db = await openPglite({ dataDir });
  await expect(openPglite({ dataDir })).rejects.toThrow(FolderInUseError);
  await db.close();
  const again = await openPglite({ dataDir });
  await again.close();
});

const tracer = 'strace';

type Call = { kind: 'wal write' | 'wal synced' | 'acknowledged'; startedAt: number };

/** Calls in the order they ended, from `strace -f -y` output; a sync counts from the line it started on. */
function readTrace(trace: string): Call[] {
  const started = new Map<string, number>();
  const calls: Call[] = [];
  for (const [index, line] of trace.split('\n').entries()) {
    const [thread = ''] = line.split(' ', 1);
    if (line.includes('fdatasync(') && line.includes('/pg_wal/')) started.set(thread, index);
    const startedAt = started.get(thread) ?? index;
    if (/fdatasync(\(.*\)| resumed>\)) += 0$/.test(line)) {
      calls.push({ kind: 'wal synced', startedAt });
    } else if (/pwrite64\(\d+<[^>]*\/pg_wal\//.test(line)) {
      calls.push({ kind: 'wal write', startedAt: index });
    } else if (/write\(1<[^>]*>, "\d+-\d+-\d+\\n"/.test(line)) {
      calls.push({ kind: 'acknowledged', startedAt: index });
    }
  }
  return calls;
}

test('strace sees the log synced between every commit and its acknowledgement', async () => {
  expect(spawnSync(tracer, ['-V']).status).toBe(0);
  const traceFile = path.join(dataDir, 'trace');
  const filter = ['-e', 'trace=pwrite64,write,fdatasync,fsync'];
  await runUntilKilled({
    worker,
    args: [dataDir, 'alone'],
    killAfterMs: 400,
    under: [tracer, '-f', '-y', '-s', '40', ...filter, '-o', traceFile],
  });
  const calls = readTrace(readFileSync(traceFile, 'utf8'));

  const unsynced: number[] = [];
  let acknowledgements = 0;
  let lastWrite = -1;
  let syncedUpTo = -1;
  for (const { kind, startedAt } of calls) {
    if (kind === 'wal write') lastWrite = startedAt;
    else if (kind === 'wal synced') syncedUpTo = Math.max(syncedUpTo, startedAt);
    else {
      acknowledgements++;
      if (lastWrite > syncedUpTo) unsynced.push(startedAt);
    }
  }
  expect(acknowledgements).toBeGreaterThan(3);
  expect(unsynced).toEqual([]);
});
