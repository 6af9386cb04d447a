import type { AccountSummary } from '@/domain/account';
import { AppError } from '@/domain/errors';
import type { Visitor, Visitors } from '@/server/commerce/port';
import { headerOf, type HttpRequest } from './exchange';
import type { Guard } from './route';

/** The same value that swell-js keeps in its cookie; the cookie itself says nothing here (no other site can send this). */
const bearer = /^Bearer ([A-Za-z0-9_-]{1,200})$/;

/**
 * For whoever has a session, guests included: `Authorization: Bearer {session id}`.
 * Throws `UNAUTHORIZED` (401) for a missing, malformed, forged, expired or replaced one, all alike.
 */
export const anyVisitor: Guard<Visitor> = (request, { commerce }) =>
  identifyVisitor(request, commerce.visitors);

/** For customers who are logged in. Throws `UNAUTHORIZED` (401) for everybody else. */
export const customerOnly: Guard<Visitor & { account: AccountSummary }> = async (
  request,
  services,
) => {
  const { session, account } = await anyVisitor(request, services);
  return account ? { session, account } : refuse();
};

/** The visitor behind a request's Bearer token. Throws `UNAUTHORIZED` where there is none. */
export async function identifyVisitor(
  request: Pick<HttpRequest, 'headers'>,
  visitors: Visitors,
): Promise<Visitor> {
  const session = sessionOf(request);
  const visitor = session === null ? null : await visitors.identify(session);
  return visitor ?? refuse();
}

function sessionOf(request: Pick<HttpRequest, 'headers'>): string | null {
  return bearer.exec(headerOf(request, 'authorization') ?? '')?.[1] ?? null;
}

function refuse(): never {
  throw new AppError('UNAUTHORIZED', 'Please log in', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}
