import { createSealer } from './sealing';

const oldKey = 'a1'.repeat(32);
const newKey = 'b2'.repeat(32);
const words = 'My left ear rings — since the spring.';

test('what was sealed opens again, and only in its own place', () => {
  const sealer = createSealer([oldKey]);
  const sealed = sealer.seal(words, 'returns.reason:1');
  expect(sealer.open(sealed, 'returns.reason:1')).toBe(words);
  expect(() => sealer.open(sealed, 'returns.reason:2')).toThrow();
});

test('the same words never look the same, and nothing of them shows', () => {
  const sealer = createSealer([oldKey]);
  const [one, other] = [sealer.seal(words, 'x'), sealer.seal(words, 'x')];
  expect(one).not.toBe(other);
  expect(Buffer.from(one.split('.')[2] ?? '', 'base64url').includes('left ear')).toBe(false);
});

test('a changed letter is noticed', () => {
  const sealer = createSealer([oldKey]);
  const sealed = sealer.seal(words, 'x');
  const last = sealed.at(-3) === 'A' ? 'B' : 'A';
  expect(() => sealer.open(sealed.slice(0, -3) + last + sealed.slice(-2), 'x')).toThrow();
});

test('after a change of keys old words still open, and new ones need the new key', () => {
  const sealed = createSealer([oldKey]).seal(words, 'x');
  const rotated = createSealer([newKey, oldKey]);
  expect(rotated.open(sealed, 'x')).toBe(words);
  expect(() => createSealer([oldKey]).open(rotated.seal(words, 'x'), 'x')).toThrow(
    'a key that is not at hand',
  );
});

test('a key of the wrong length is refused at once', () => {
  expect(() => createSealer(['abcd'])).toThrow('64 hexadecimal digits');
});

test('files are sealed like words: in their place, unchanged, and by keys that may be renewed', () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
  const sealed = createSealer([oldKey]).sealBytes(bytes, 'uploads:1');
  const sealer = createSealer([newKey, oldKey]);
  expect(Buffer.from(sealer.openBytes(sealed, 'uploads:1')).equals(bytes)).toBe(true);
  expect(() => sealer.openBytes(sealed, 'uploads:2')).toThrow();
  expect(() => sealer.openBytes(bytes, 'uploads:1')).toThrow('a key that is not at hand');
  expect(() => sealer.openBytes(new Uint8Array(), 'uploads:1')).toThrow();
  const changed = Uint8Array.from(sealed);
  changed[40_000] = (changed[40_000] ?? 0) ^ 1;
  expect(() => sealer.openBytes(changed, 'uploads:1')).toThrow();
});
