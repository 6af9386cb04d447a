import { askServer, type Sent } from './ask-server';
import { endSession } from '../session/end-session';
import { keepSession } from '../session/keep-session';
import { readSession } from '../session/session';
import type { StoreAnswer } from './store-answer';

/**
 * A request to one of our own endpoints (not the Store API). The session is sent as a bearer token (spec 6). Never
 * rejects: a refusal, a network failure and a missing answer are values; on a 401 the session ends.
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

/** A request that may be a guest's first: the session that it starts is kept. */
export async function beginningRequest(path: string, body: object): Promise<StoreAnswer<unknown>> {
  const read = (response: Response): Promise<unknown> => {
    const begun = response.headers.get('X-Session');
    if (begun !== null) keepSession(begun);
    return response.json();
  };
  return whileLoggedIn(await ask(path, { method: 'POST', body }, read));
}

/** A document from our own endpoints, fetched the same way, so that no token appears in an address. */
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
