import { base32, codeOfStep, stepAt, stepOfCode } from './totp';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, the rows of SHA-1.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %d seconds the code is %s', (seconds, code) => {
  const now = new Date(seconds * 1000);
  expect(codeOfStep(secret, stepAt(now), 8)).toBe(code);
  expect(stepOfCode(secret, code.slice(2), now)).toBe(stepAt(now));
});

test('a code counts 30 seconds before and after its own time, and not longer', () => {
  const now = new Date('2026-11-23T12:00:15Z');
  const code = codeOfStep(secret, stepAt(now));
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  for (const seconds of [-30, 0, 30]) {
    expect(stepOfCode(secret, code, after(seconds))).toBe(stepAt(now));
  }
  for (const seconds of [-60, 60]) expect(stepOfCode(secret, code, after(seconds))).toBeNull();
});

test.each(['', '12345', '1234567', ' 28708', 'abcdef', '１２３４５６'])('%j is no code', (text) => {
  expect(stepOfCode(secret, text, new Date(59_000))).toBeNull();
});

// RFC 4648, 10.
test('base 32 is what apps read', () => {
  expect(base32(Buffer.from('fooba'))).toBe('MZXW6YTB');
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});
