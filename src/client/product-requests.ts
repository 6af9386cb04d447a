import { endSession } from './end-session';
import { keepSession, readSession } from './session';
import { refusalOf, type StoreAnswer, timeoutRefusal } from './store-answer';

/** Spec 9: a request that has not been answered after 20 seconds has failed. */
const deadlineMs = 20_000;

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

/** The same for what guests may ask before they have done anything: a session that is not known yet stays as it is. */
export function guestRequest(path: string): Promise<StoreAnswer<unknown>> {
  return ask(path, undefined, (response): Promise<unknown> => response.json());
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

async function ask<Answer>(
  path: string,
  sent: { method: 'POST' | 'PUT'; body: object } | undefined,
  read: (response: Response) => Promise<Answer>,
): Promise<StoreAnswer<Answer>> {
  const session = readSession();
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), deadlineMs);
  try {
    const response = await fetch(path, {
      method: sent?.method ?? 'GET',
      headers: {
        Accept: 'application/json',
        ...(sent && { 'Content-Type': 'application/json' }),
        ...(session !== null && { Authorization: `Bearer ${decodeURIComponent(session)}` }),
      },
      body: sent && JSON.stringify(sent.body),
      signal: stop.signal,
    });
    if (response.ok) return { ok: true, value: await read(response) };
    return refusalOf(errorIn(await response.json()));
  } catch (failure) {
    return stop.signal.aborted ? timeoutRefusal : refusalOf(failure);
  } finally {
    clearTimeout(timer);
  }
}

function errorIn(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'error') : null;
}
