/** A refusal of the Store API or vault, or no answer at all. */
export type StoreRefusal = {
  ok: false;
  /** The server's code; `connection_error` without a usable answer, `timeout` without one in time. */
  code: string;
  /** Path of the wrong field, when the answer names one. */
  param: string | null;
  /** The server's message, for reports; visitors read the message catalogue's. */
  message: string;
};

export type StoreAnswer<T> = { ok: true; value: T } | StoreRefusal;

/**
 * Turns the resolved body of a call into an answer: a 200 with `errors` is a refusal, too (field validation of the
 * Store API).
 */
export function answerOf(body: unknown): StoreAnswer<unknown> {
  const [first] = Object.entries(fieldOf(body, 'errors') ?? {});
  if (!first) return { ok: true, value: body };
  const [param, fault] = first;
  return refusal(textOf(fault, 'code') ?? 'validation_error', param, textOf(fault, 'message'));
}

/**
 * Turns a thrown error into a refusal. swell-js puts `code` and `param` on its errors; a network failure throws a bare
 * TypeError.
 */
export function refusalOf(failure: unknown): StoreRefusal {
  if (valueOf(failure, 'status') === 401) return unauthorizedRefusal;
  const told = textOf(failure, 'code') ?? 'connection_error';
  // All refusals of the vault share one code. A timeout has no code, only a status. An overloaded server has not
  // processed the call.
  const isUntold = ['request_error', 'connection_error', 'overloaded'].includes(told);
  const code = isUntold && isServers(failure) ? 'unavailable' : told;
  return refusal(code, textOf(failure, 'param'), textOf(failure, 'message'));
}

/** Any 401 means that nobody is logged in, because proxies and other stores use other codes or none. */
export const unauthorizedRefusal: StoreRefusal = refusal('UNAUTHORIZED', null, null);

function isServers(failure: unknown): boolean {
  const status = valueOf(failure, 'status');
  return typeof status === 'number' && status >= 500;
}

/** Treats an answer that breaks the contract like a missing one. */
export function unreadableRefusal(failure: unknown): StoreRefusal {
  return refusal('connection_error', null, String(failure));
}

export const timeoutRefusal: StoreRefusal = refusal('timeout', null, 'No answer in time');

function refusal(code: string, param: string | null, message: string | null): StoreRefusal {
  return { ok: false, code, param, message: message ?? code };
}

function fieldOf(holder: unknown, name: string): object | null {
  const value = valueOf(holder, name);
  return typeof value === 'object' ? value : null;
}

function textOf(holder: unknown, name: string): string | null {
  const value = valueOf(holder, name);
  return typeof value === 'string' ? value : null;
}

function valueOf(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : null;
}
