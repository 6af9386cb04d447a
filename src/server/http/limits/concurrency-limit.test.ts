import { createConcurrencyLimit } from './concurrency-limit';

function work() {
  let end: (result: string) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const promise = new Promise<string>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { run: () => promise, end, fail };
}

const refused = { code: 'unavailable', status: 503, headers: { 'Retry-After': '15' } };

test('no more at once than there are places, and a place is free again when its work ends', async () => {
  const places = createConcurrencyLimit({ most: 2, mostOfClient: 2, retrySeconds: 15 });
  const [one, two] = [work(), work()];
  const first = places.within('a', one.run);
  const second = places.within('b', two.run);
  await expect(places.within('c', async () => 'never')).rejects.toMatchObject(refused);
  one.end('done');
  expect(await first).toBe('done');
  expect(await places.within('c', async () => 'now')).toBe('now');
  two.fail(new Error('broken'));
  await expect(second).rejects.toThrow('broken');
  const both = await Promise.all(
    ['c', 'd'].map((clientAddress) => places.within(clientAddress, async () => clientAddress)),
  );
  expect(both).toEqual(['c', 'd']);
});

test('one client does not take them all', async () => {
  const places = createConcurrencyLimit({ most: 3, mostOfClient: 1, retrySeconds: 15 });
  const one = work();
  const first = places.within('a', one.run);
  await expect(places.within('a', async () => 'never')).rejects.toMatchObject(refused);
  expect(await places.within('b', async () => 'b')).toBe('b');
  one.end('a');
  expect(await first).toBe('a');
  expect(await places.within('a', async () => 'again')).toBe('again');
});
