import { AppError } from '@/domain/failures/errors';
import { headerOf, type HttpRequest } from './exchange';

/**
 * Only a script of our own pages can send this header; a cookie would be sent from any site. The tokens of a hosted
 * Swell store contain a colon.
 */
const bearer = /^Bearer ([A-Za-z0-9_:-]{1,200})$/;

/** The token in `Authorization: Bearer …`; null when it is missing or malformed. */
export function bearerOf(request: Pick<HttpRequest, 'headers'>): string | null {
  return bearer.exec(headerOf(request, 'authorization') ?? '')?.[1] ?? null;
}

/** One refusal for every caller without access, whatever the reason. */
export function refuseStranger(): never {
  throw new AppError('UNAUTHORIZED', 'Please log in', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}
