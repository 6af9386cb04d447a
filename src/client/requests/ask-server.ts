import { pageLocale } from '../page-locale';
import { refusalOf, type StoreAnswer, timeoutRefusal, unauthorizedRefusal } from './store-answer';

/** Spec 9: a request without an answer after 20 seconds has failed. */
const deadlineMs = 20_000;

/** Method and body of a request with JSON. */
export type Sent = { method: 'POST' | 'PUT'; body: object };

type Question<Answer> = {
  /** Sent as a bearer token; null without a login. */
  token: string | null;
  /** Without it the request is a GET. */
  sent?: Sent | undefined;
  read: (response: Response) => Promise<Answer>;
};

/** A request to our own server, in the language of the page. Never rejects: a refusal, a network failure and a missing answer are values. */
export async function askServer<Answer>(
  path: string,
  { token, sent, read }: Question<Answer>,
): Promise<StoreAnswer<Answer>> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), deadlineMs);
  try {
    const response = await fetch(path, {
      method: sent?.method ?? 'GET',
      headers: {
        Accept: 'application/json',
        'X-Locale': pageLocale(),
        ...(sent && { 'Content-Type': 'application/json' }),
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      body: sent && JSON.stringify(sent.body),
      signal: stop.signal,
    });
    if (response.ok) return { ok: true, value: await read(response) };
    if (response.status === 401) return unauthorizedRefusal;
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
