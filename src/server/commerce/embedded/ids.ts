import { randomBytes } from 'node:crypto';

/** 24 hex characters, like the hosted service's ids: unguessable and safe in a path. */
export function newId(): string {
  return randomBytes(12).toString('hex');
}
