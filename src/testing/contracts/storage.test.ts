import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { createCircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { createDiskStorage } from '@/server/storage/disk/disk-storage';
import type { Storage } from '@/server/storage/port';
import { createS3Storage } from '@/server/storage/s3/s3-storage';
import { badMoods, createMoodyServer, useStandIn } from '../stand-ins/moody-server';
import { brokenPromises, itKeeps } from './contract';
import { storageContract } from './storage-contract';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'boreal-storage-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const diskWorld = () => ({ storage: createDiskStorage({ folder: newFolder() }) });

const bucketAt = (endpoint: string, timeoutMs?: number) => {
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const settings = { bucket: 'uploads', region: 'us-east-1', endpoint, credentials };
  return createS3Storage(settings, createCircuitBreakers(), timeoutMs);
};

async function bucketWorld() {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: newFolder(),
    configureBuckets: [{ name: 'uploads', configs: [] }],
  });
  const { port } = await server.run();
  closers.unshift(() => server.close());
  return { storage: bucketAt(`http://127.0.0.1:${port}`) };
}

async function listed(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('')) keys.push(key);
  return keys;
}

describe('files in a folder', () => itKeeps(storageContract, diskWorld));

describe('files in a bucket', () => {
  itKeeps(storageContract, bucketWorld);

  const away = useStandIn(() => ({ server: createMoodyServer(() => ({ status: 200 })) }));
  it.each(badMoods)(
    'are told to be out of reach, in time, while the bucket is %s',
    async (mood) => {
      away.current.server.behave(mood);
      const storage = bucketAt(away.current.server.url, 400);
      const refusal = { code: 'unavailable', message: expect.stringContaining('file storage') };
      await expect(storage.get('files/one')).rejects.toMatchObject(refusal);
      if (mood === 'half') return;
      await expect(storage.put('files/one', new Uint8Array([1]))).rejects.toMatchObject(refusal);
      await expect(listed(storage)).rejects.toMatchObject(refusal);
    },
  );
});

/** Faulty adapters, and the promises that must catch each one. */
const lies: Record<string, { lie: (storage: Storage) => Partial<Storage>; caughtBy: RegExp }> = {
  'keeps nothing': { lie: () => ({ put: async () => undefined }), caughtBy: /exactly what/ },
  'keeps the first of two': {
    lie: (storage) => ({
      put: async (key, bytes) => {
        if ((await storage.get(key)) === null) await storage.put(key, bytes);
      },
    }),
    caughtBy: /the last of it/,
  },
  'throws for what is not there': {
    lie: () => ({ get: () => Promise.reject(new Error('NoSuchKey')) }),
    caughtBy: /not there/,
  },
  'lists everything': {
    lie: (storage) => ({ list: () => storage.list('') }),
    caughtBy: /below a prefix/,
  },
  'takes any key': { lie: () => ({ get: async () => null }), caughtBy: /none of ours/ },
};

describe('a liar is caught that', () => {
  it.each(Object.entries(lies))('%s', async (_, { lie, caughtBy }) => {
    const broken = await brokenPromises(storageContract, caughtBy, () => {
      const { storage } = diskWorld();
      return { storage: { ...storage, ...lie(storage) } };
    });
    expect(broken).not.toEqual([]);
  });
});
