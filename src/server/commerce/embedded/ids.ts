import { randomBytes } from 'node:crypto';

/** 24 hex characters, as the hosted service hands them out: unguessable and safe in a path. */
export function newId(): string {
  return randomBytes(12).toString('hex');
}
