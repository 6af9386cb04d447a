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
