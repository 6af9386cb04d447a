import argon2 from 'argon2/argon2.cjs';

/**
 * Replaces argon2 in tests, which make thousands of hashes: the same hash with a twentieth of the work.
 * passwords.test.ts checks the shop's real cost, with the original library.
 */
export const { argon2id, verify } = argon2;

export const hash = (password: string, options: argon2.Options) =>
  argon2.hash(password, { ...options, memoryCost: 1024 });
