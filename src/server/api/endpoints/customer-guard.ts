import type { AccountSummary } from '@/domain/accounts/account';
import type { Visitor, Visitors } from '@/server/commerce/port';
import { bearerOf, refuseStranger } from '@/server/http/bearer';
import type { HttpRequest } from '@/server/http/exchange';
import type { Guard } from './route';

/**
 * For visitors with a session, guests included: `Authorization: Bearer {session id}`, the value that swell-js keeps.
 * Throws `UNAUTHORIZED` (401) for a missing, malformed, forged, expired or replaced one, all alike.
 */
export const anyVisitor: Guard<Visitor> = (request, { commerce }) =>
  identifyVisitor(request, commerce.visitors);

/** For logged-in customers. Throws `UNAUTHORIZED` (401) for everybody else. */
export const customerOnly: Guard<Visitor & { account: AccountSummary }> = async (
  request,
  services,
) => {
  const { session, account } = await anyVisitor(request, services);
  return account ? { session, account } : refuseStranger();
};

/** The visitor behind a request's Bearer token. Throws `UNAUTHORIZED` where there is none. */
export async function identifyVisitor(
  request: Pick<HttpRequest, 'headers'>,
  visitors: Visitors,
): Promise<Visitor> {
  const session = bearerOf(request);
  const visitor = session === null ? null : await visitors.identify(session);
  return visitor ?? refuseStranger();
}
