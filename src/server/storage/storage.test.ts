import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { openStorage } from '../open-adapters';
import { createOutages } from '../outages/outages';
import { createDiskStorage } from './disk/disk-storage';
import type { Storage } from './port';
import { createS3Storage } from './s3/s3-storage';

const folders: string[] = [];
const closers: (() => Promise<void>)[] = [];
const newFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'boreal-storage-'));
  folders.push(folder);
  return folder;
};

async function openBucket(): Promise<Storage> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: newFolder(),
    configureBuckets: [{ name: 'uploads', configs: [] }],
  });
  const { port } = await server.run();
  closers.push(() => server.close());
  return createS3Storage(
    {
      bucket: 'uploads',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    createOutages(),
  );
}

afterAll(async () => {
  await Promise.all(closers.map((close) => close()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const adapters = [
  { name: 'a folder', open: async () => createDiskStorage({ folder: newFolder() }) },
  { name: 'a bucket', open: openBucket },
];

describe.each(adapters)('storage in $name', ({ open }) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await open();
  });
  const keysBelow = async (prefix: string) => {
    const keys: string[] = [];
    for await (const { key } of storage.list(prefix)) keys.push(key);
    return keys.sort();
  };

  test('gives back exactly what was put there, the last of it', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256);
    await storage.put('files/one', new Uint8Array([1]));
    await storage.put('files/one', bytes);
    expect(Buffer.from((await storage.get('files/one')) ?? []).equals(bytes)).toBe(true);
  });

  test('knows nothing of what is not there, and removing it is no failure', async () => {
    expect(await storage.get('files/none')).toBeNull();
    await storage.remove('files/none');
    await storage.put('files/one', new Uint8Array([1]));
    await storage.remove('files/one');
    expect(await storage.get('files/one')).toBeNull();
    expect(await keysBelow('')).toEqual([]);
  });

  test('lists what lies below a prefix, and since when', async () => {
    for (const key of ['files/one', 'files/two', 'other/one']) {
      await storage.put(key, new Uint8Array([1]));
    }
    expect(await keysBelow('files/')).toEqual(['files/one', 'files/two']);
    for await (const { storedAt } of storage.list('other/')) {
      expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000);
    }
  });

  test.each(['../secrets', '/etc/passwd', 'files/../../x', 'files//x', '', 'Files/x', 'files/.x'])(
    'refuses the key %p',
    async (key) => {
      await expect(storage.put(key, new Uint8Array([1]))).rejects.toThrow('Not a storage key');
      await expect(storage.get(key)).rejects.toThrow('Not a storage key');
    },
  );

  test('two writers of one key leave one of the two', async () => {
    const [one, other] = [new Uint8Array(50_000).fill(1), new Uint8Array(50_000).fill(2)];
    await Promise.all([storage.put('files/one', one), storage.put('files/one', other)]);
    const found = Buffer.from((await storage.get('files/one')) ?? []);
    expect(found.equals(one) || found.equals(other)).toBe(true);
    expect(await keysBelow('')).toEqual(['files/one']);
  });
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
  expect((await openStorage({ s3, dataDir }, createOutages())).adapter).toBe('s3');
  expect((await openStorage({ s3: null, dataDir }, createOutages())).adapter).toBe('disk');
});
