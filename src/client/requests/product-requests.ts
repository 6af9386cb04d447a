import { askServer, type Sent } from './ask-server';
import { endSession } from '../session/end-session';
import { keepSession } from '../session/keep-session';
import { readSession } from '../session/session';
import type { StoreAnswer } from './store-answer';

/**
 * One request to an endpoint of the product itself (not of the Store API). The session goes along as a Bearer
 * token (spec 6). Never rejects: a refusal, a broken network and a missing answer are values; on a 401 the
 * session ends.
 *
 * @param body sent as JSON, by POST unless `method` says otherwise; without one the request is a GET.
 */
export async function productRequest(
  path: string,
  body?: object,
  method?: 'POST' | 'PUT',
): Promise<StoreAnswer<unknown>> {
  const sent = body && { method: method ?? 'POST', body };
  return whileLoggedIn(await ask(path, sent, (response): Promise<unknown> => response.json()));
}

/** The first thing a guest may leave with us: the visit that it begins is kept. */
export async function beginningRequest(path: string, body: object): Promise<StoreAnswer<unknown>> {
  const read = (response: Response): Promise<unknown> => {
    const begun = response.headers.get('X-Session');
    if (begun !== null) keepSession(begun);
    return response.json();
  };
  return whileLoggedIn(await ask(path, { method: 'POST', body }, read));
}

/** A document of the product itself, fetched the same way: no token stands in an address. */
export async function productDocument(path: string, body?: object): Promise<StoreAnswer<Blob>> {
  return whileLoggedIn(
    await ask(path, body && { method: 'POST', body }, (response) => response.blob()),
  );
}

function whileLoggedIn<Answer>(answer: StoreAnswer<Answer>): StoreAnswer<Answer> {
  if (!answer.ok && answer.code === 'UNAUTHORIZED') endSession();
  return answer;
}

function ask<Answer>(
  path: string,
  sent: Sent | undefined,
  read: (response: Response) => Promise<Answer>,
): Promise<StoreAnswer<Answer>> {
  const session = readSession();
  return askServer(path, { token: session && decodeURIComponent(session), sent, read });
}
