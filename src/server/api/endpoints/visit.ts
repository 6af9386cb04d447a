import { AppError } from '@/domain/failures/errors';
import type { Locale } from '@/domain/words/locale';
import type { Visitor } from '@/server/commerce/port';
import type { Services } from '@/server/main/services';
import { nobody, ownerOf, type Maker } from '@/server/visits/ownership';
import { callLocale } from '@/server/http/call-locale';
import { bearerOf, refuseStranger } from '@/server/http/bearer';
import { headerOf, type HttpRequest } from '@/server/http/exchange';
import type { Guard } from './route';

/** A visitor and, if this request began the visit, the id that the browser has to keep. */
export type Visit = { visitor: Visitor; newSession: string | null };

/**
 * The visitor behind a request, or a new guest where no session was sent: a guest's first action may be an upload. The
 * store also gives ids to visitors who only read, and remembers an id from its first write on, which this is. Throws
 * `UNAUTHORIZED` for an invalid id.
 */
export async function visitOf(
  request: HttpRequest,
  services: Pick<Services, 'commerce' | 'config'>,
): Promise<Visit> {
  const sent = bearerOf(request);
  const known = sent === null ? null : await services.commerce.visitors.identify(sent);
  if (known) return { visitor: known, newSession: null };
  const isAnonymous = headerOf(request, 'authorization') === undefined;
  if (sent === null && !isAnonymous) refuseStranger();
  const session = await beginVisit(services, sent, callLocale(request));
  if (sent !== null && session !== sent) refuseStranger();
  return { visitor: { session, account: null }, newSession: isAnonymous ? session : null };
}

/** The visitor behind the sent session, even if nothing was written to it yet. Throws `UNAUTHORIZED` without one. */
export const sentVisitor: Guard<Visitor> = async (request, services) =>
  bearerOf(request) === null ? refuseStranger() : (await visitOf(request, services)).visitor;

/** The sender of something that needs no session; with an invalid session the sender is nobody. */
export async function makerOf(
  request: HttpRequest,
  { commerce }: Pick<Services, 'commerce'>,
): Promise<Maker> {
  const session = bearerOf(request);
  const visitor = session && (await commerce.visitors.identify(session));
  return visitor ? ownerOf(visitor) : nobody;
}

/** The store issues the ids of visits and remembers those that were written to. */
async function beginVisit(
  { commerce, config }: Pick<Services, 'commerce' | 'config'>,
  sent: string | null,
  locale: Locale | null,
): Promise<string> {
  const answer = await commerce.storeApi.handle({
    method: 'PUT',
    path: '/session',
    rawQuery: '',
    headers: {
      authorization: `Basic ${Buffer.from(config.swell?.publicKey ?? '').toString('base64')}`,
      'content-type': 'application/json',
      accept: 'application/json',
      ...(sent !== null && { 'x-session': sent }),
      ...(locale && { 'x-locale': locale }),
    },
    remoteAddress: '',
    body: async () => Buffer.from('{}'),
  });
  const session = answer.headers['X-Session'];
  if (answer.status !== 200 || session === undefined) {
    throw new AppError('bad_gateway', 'The store does not answer');
  }
  return session;
}
