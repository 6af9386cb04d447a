import { pageLocale } from '../page-locale';
import { keepSession } from '../session/keep-session';
import { readSession } from '../session/session';
import { endSession } from '../session/end-session';
import { refusalOf, type StoreAnswer, timeoutRefusal } from './store-answer';

/** An upload without progress for this long has failed; a slow one may take any time. */
const silenceMs = 60_000;

type Upload = {
  path: string;
  form: FormData;
  /** Called with the share that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
};

/**
 * Sends a form with a file and reports progress, which `fetch` cannot. Otherwise like `productRequest`: it never
 * rejects, and it sends the session. A guest without a session gets one from the answer.
 */
export function uploadRequest({ path, form, onProgress }: Upload): Promise<StoreAnswer<unknown>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer = setTimeout(() => request.abort(), silenceMs);
    const settle = (answer: StoreAnswer<unknown>) => {
      clearTimeout(timer);
      resolve(answer);
    };
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-Locale', pageLocale());
    const session = readSession();
    if (session !== null) {
      request.setRequestHeader('Authorization', `Bearer ${decodeURIComponent(session)}`);
    }
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), silenceMs);
      if (total > 0) onProgress(loaded / total);
    };
    request.onload = () => settle(answerIn(request));
    request.onerror = () => settle(refusalOf(null));
    request.onabort = () => settle(timeoutRefusal);
    request.send(form);
  });
}

function answerIn(request: XMLHttpRequest): StoreAnswer<unknown> {
  const begun = request.getResponseHeader('X-Session');
  if (begun !== null) keepSession(begun);
  const body = parsed(request.responseText);
  if (request.status >= 200 && request.status < 300) return { ok: true, value: body };
  if (request.status === 401) endSession();
  return refusalOf(typeof body === 'object' && body !== null ? Reflect.get(body, 'error') : null);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
