import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStorage } from '../main/open-adapters';
import { createCircuitBreakers } from '../circuit-breakers/circuit-breakers';
import { createDiskStorage } from './disk/disk-storage';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'boreal-storage-'));
  folders.push(folder);
  return folder;
};

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('a folder is open to its owner alone, and half-written files are no files', async () => {
  const folder = newFolder();
  const storage = createDiskStorage({ folder });
  await storage.put('files/one', new Uint8Array([1]));
  writeFileSync(path.join(folder, 'files', '.draft-x'), 'half');
  expect(statSync(path.join(folder, 'files', 'one')).mode & 0o077).toBe(0);
  expect(statSync(path.join(folder, 'files')).mode & 0o077).toBe(0);
  const found: string[] = [];
  for await (const { key } of storage.list('')) found.push(key);
  expect(found).toEqual(['files/one']);
  await storage.removeUnfinished(new Date(Date.now() - 60_000));
  expect(readdirSync(path.join(folder, 'files')).sort()).toEqual(['.draft-x', 'one']);
  await storage.removeUnfinished(new Date(Date.now() + 60_000));
  expect(readdirSync(path.join(folder, 'files'))).toEqual(['one']);
});

test('a bucket in the settings chooses the bucket', async () => {
  const dataDir = newFolder();
  const s3 = { bucket: 'uploads', region: 'us-east-1', endpoint: null, credentials: null };
  expect((await openStorage({ s3, dataDir }, createCircuitBreakers())).adapter).toBe('s3');
  expect((await openStorage({ s3: null, dataDir }, createCircuitBreakers())).adapter).toBe('disk');
});
