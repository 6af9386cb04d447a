import type { Storage } from '@/server/storage/port';
import type { Contract } from './contract';

type StorageWorld = { storage: Storage };

const one = new Uint8Array([1]);

async function keysBelow({ storage }: StorageWorld, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
}

/** What the shop relies on, with any file storage. */
export const storageContract: Contract<StorageWorld> = {
  'gives back exactly what was put there, the last of it': async ({ storage }) => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256);
    await storage.put('files/one', one);
    await storage.put('files/one', bytes);
    expect(Buffer.from((await storage.get('files/one')) ?? []).equals(bytes)).toBe(true);
  },

  'knows nothing of what is not there, and removing it is no failure': async (world) => {
    const { storage } = world;
    expect(await storage.get('files/none')).toBeNull();
    await storage.remove('files/none');
    await storage.put('files/one', one);
    await storage.remove('files/one');
    expect(await storage.get('files/one')).toBeNull();
    expect(await keysBelow(world, '')).toEqual([]);
  },

  'lists what lies below a prefix, and since when': async (world) => {
    for (const key of ['files/one', 'files/two', 'other/one']) await world.storage.put(key, one);
    expect(await keysBelow(world, 'files/')).toEqual(['files/one', 'files/two']);
    for await (const { storedAt } of world.storage.list('other/')) {
      expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000);
    }
  },

  'refuses a key that is none of ours': async ({ storage }) => {
    for (const key of ['../x', '/etc/passwd', 'a/../../x', 'a//x', '', 'Files/x', 'files/.x']) {
      await expect(storage.put(key, one)).rejects.toThrow('Not a storage key');
      await expect(storage.get(key)).rejects.toThrow('Not a storage key');
      await expect(async () => storage.remove(key)).rejects.toThrow('Not a storage key');
    }
  },

  'leaves one of two files that are put under one key at once': async (world) => {
    const { storage } = world;
    const [first, second] = [new Uint8Array(50_000).fill(1), new Uint8Array(50_000).fill(2)];
    await Promise.all([storage.put('files/one', first), storage.put('files/one', second)]);
    const found = Buffer.from((await storage.get('files/one')) ?? []);
    expect(found.equals(first) || found.equals(second)).toBe(true);
    expect(await keysBelow(world, '')).toEqual(['files/one']);
  },
};
