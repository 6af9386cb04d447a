import { hashPassword, isPassword } from './passwords';

// Other tests hash with less work (testing/jest/quick-argon2.ts).
jest.mock('argon2', () => jest.requireActual('argon2/argon2.cjs'));

test('a password costs what OWASP asks for: argon2id, 19 MiB, two passes', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword('correct horse', hash)).toBe(true);
  expect(await isPassword('wrong horse', hash)).toBe(false);
});
