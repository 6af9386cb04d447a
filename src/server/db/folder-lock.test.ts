import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderInUseError, lockFolder } from './folder-lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'boreal-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lock = () => path.join(folder, 'lock');
const readLock = () => JSON.parse(readFileSync(lock(), 'utf8')) as Record<string, unknown>;
const writeLock = (holder: object) => writeFileSync(lock(), JSON.stringify(holder));

/** A process that has ended, and one that runs. */
async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('a folder is one process’s, and free when that has let go of it', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  unlock();
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a process that was killed is taken over', async () => {
  writeLock({ pid: await endedPid(), startedAt: '1', boot: null });
  const unlock = lockFolder(folder);
  expect(readLock()).toMatchObject({ pid: process.pid });
  unlock();
});

test('a process that has the number of a killed one by chance does not hold its lock', () => {
  writeLock({ pid: process.pid, startedAt: '1', boot: null });
  lockFolder(folder)();
});

test('nor does one that has it since the machine was started again', () => {
  const unlock = lockFolder(folder);
  writeLock({ ...readLock(), boot: 'another start' });
  lockFolder(folder)();
  unlock();
});

test('a lock from before, which did not know the start of the machine, still holds', () => {
  const unlock = lockFolder(folder);
  const { pid, startedAt } = readLock();
  writeLock({ pid, startedAt });
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  unlock();
});

test.each(['', '{"pid":', '[]', '{"pid":"x"}'])('a torn lock (%j) holds nobody back', (torn) => {
  writeFileSync(lock(), torn);
  lockFolder(folder)();
  expect(existsSync(lock())).toBe(false);
});

test('while somebody else takes over the lock of a dead process, nobody does', async () => {
  const dead = { pid: await endedPid(), startedAt: '1', boot: null };
  const unlock = lockFolder(folder);
  const alive = readLock();
  writeLock(dead);
  const taking = path.join(folder, 'lock-taking');
  writeFileSync(taking, JSON.stringify(alive));
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  expect(readLock()).toEqual(dead);

  // A process that died while taking over does not block others.
  writeFileSync(taking, JSON.stringify(dead));
  lockFolder(folder)();
  unlock();
});

test('what cannot be a folder says so', () => {
  writeFileSync(path.join(folder, 'file'), '');
  expect(() => lockFolder(path.join(folder, 'file'))).toThrow('cannot be written');
  expect(() => lockFolder(path.join(folder, 'file', 'below'))).toThrow('Set DATA_DIR to a folder');
});
