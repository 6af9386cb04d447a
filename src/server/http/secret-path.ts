import { createHash, timingSafeEqual } from 'node:crypto';

/** True when the rest of a path is the secret; it takes the same time for every wrong one. */
export function isSecretPath(path: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(path.slice(1)), digest(secret));
}
