import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@/domain/failures/errors';
import { headerOf } from '@/server/http/exchange';
import type { Guard } from './route';

/** How long a signature is valid. Short, because the caller is on the same machine. */
const validForMs = 60_000;

const headerName = 'X-Internal-Signature';

/** Header for a call that only this installation can make: it is signed with a secret that never leaves it. */
export function internalHeaders(secret: string, pattern: string): Record<string, string> {
  const time = Date.now();
  return { [headerName]: `${time}.${signatureOf(secret, pattern, time)}` };
}

/** Admits only calls signed for this route within the last minute; everybody else gets a 404. */
export function onlyOurselves(pattern: string): Guard<null> {
  return async (request, { internalSecret }) => {
    const [time = '', signature = ''] = (headerOf(request, headerName.toLowerCase()) ?? '').split(
      '.',
    );
    const expected = signatureOf(internalSecret, pattern, Number(time));
    const isFresh = Math.abs(Date.now() - Number(time)) <= validForMs;
    if (!isFresh || !areEqual(signature, expected)) {
      throw new AppError('not_found_error', 'There is nothing at this address');
    }
    return null;
  };
}

function signatureOf(secret: string, pattern: string, time: number): string {
  return createHmac('sha256', secret).update(`internal\n${pattern}\n${time}`).digest('hex');
}

function areEqual(one: string, other: string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
