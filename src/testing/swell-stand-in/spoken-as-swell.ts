import { headerOf, type HttpAnswer, type HttpApp, type HttpRequest } from '@/server/http/exchange';

/** A store may name its own states of an order; this one's orders are packed in a workshop. */
export const ownStatus = 'in_workshop';

/**
 * The embedded engine's Store API in the manners of a hosted one, as Swell documents them (developers.swell.is and the
 * skills that Swell publishes for storefronts): a session token contains a colon, nothing to say is an empty body, and
 * a state of orders may be the store's own.
 */
export function spokenAsSwell(app: HttpApp): HttpApp {
  return {
    async handle(request) {
      return toldAsSwell(await app.handle(askedOfEngine(request)));
    },
  };
}

/** Where the colon of a token is put. */
const placeOfColon = 24;

function tokenOf(session: string): string {
  return `${session.slice(0, placeOfColon)}:${session.slice(placeOfColon)}`;
}

function sessionOf(token: string): string {
  const session = token.replace(':', '');
  // A token without its colon is nobody's here.
  return tokenOf(session) === token ? session : 'unknown';
}

function askedOfEngine(request: HttpRequest): HttpRequest {
  const token = headerOf(request, 'x-session');
  if (token === undefined) return request;
  return { ...request, headers: { ...request.headers, 'x-session': sessionOf(token) } };
}

function toldAsSwell(answer: HttpAnswer): HttpAnswer {
  const { 'X-Session': session } = answer.headers;
  return {
    ...answer,
    headers: {
      ...answer.headers,
      ...(session !== undefined && { 'X-Session': tokenOf(session) }),
    },
    body: typeof answer.body === 'string' ? wordsOfSwell(answer.body) : answer.body,
  };
}

function wordsOfSwell(body: string): string {
  return body === 'null' ? '' : body.replaceAll('"delivery_pending"', `"${ownStatus}"`);
}
