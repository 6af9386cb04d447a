import argon2 from 'argon2/argon2.cjs';

/**
 * Stands for argon2 in tests: the same hash with a twentieth of the work, for they make thousands. What a password
 * costs in the shop is held by passwords.test.ts, with the library as it is.
 */
export const { argon2id, verify } = argon2;

export const hash = (password: string, options: argon2.Options) =>
  argon2.hash(password, { ...options, memoryCost: 1024 });
