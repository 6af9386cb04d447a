import { headerOf, type HttpAnswer, type HttpApp, type HttpRequest } from '@/server/http/exchange';

/** An order status of the store's own, as Swell allows: orders are packed in a workshop. */
export const ownStatus = 'in_workshop';

/**
 * Makes the embedded engine's Store API answer like a hosted one, as Swell documents it (developers.swell.is and the
 * skills that Swell publishes for storefronts): a session token contains a colon, an empty answer has an empty body,
 * and an order's status may be the store's own.
 */
export function spokenAsSwell(app: HttpApp): HttpApp {
  return {
    async handle(request) {
      return toldAsSwell(await app.handle(askedOfEngine(request)));
    },
  };
}

/** Position of the colon in a token. */
const placeOfColon = 24;

function tokenOf(session: string): string {
  return `${session.slice(0, placeOfColon)}:${session.slice(placeOfColon)}`;
}

function sessionOf(token: string): string {
  const session = token.replace(':', '');
  // A token without its colon belongs to no session.
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
