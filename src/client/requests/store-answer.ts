/** A refusal of the Store API or vault, or no answer at all. */
export type StoreRefusal = {
  ok: false;
  /** The server's code; `connection_error` when nothing usable came back, `timeout` when nothing came in time. */
  code: string;
  /** Path of the field that is to blame, when the answer names one. */
  param: string | null;
  /** The server's own words, for reports; visitors read the catalogue's. */
  message: string;
};

export type StoreAnswer<T> = { ok: true; value: T } | StoreRefusal;

/** Takes the resolved body of a call: a 200 with `errors` is a refusal too (field validation of the Store API). */
export function answerOf(body: unknown): StoreAnswer<unknown> {
  const [first] = Object.entries(fieldOf(body, 'errors') ?? {});
  if (!first) return { ok: true, value: body };
  const [param, fault] = first;
  return refusal(textOf(fault, 'code') ?? 'validation_error', param, textOf(fault, 'message'));
}

/** Takes what a call threw. swell-js puts `code` and `param` on its errors; a broken network throws a bare TypeError. */
export function refusalOf(failure: unknown): StoreRefusal {
  if (valueOf(failure, 'status') === 401) return unauthorizedRefusal;
  const told = textOf(failure, 'code') ?? 'connection_error';
  // All refusals of the vault have the same code. A timeout has none; only its status tells.
  // A server that has too much to do has not even looked at the call.
  const isUntold = ['request_error', 'connection_error', 'overloaded'].includes(told);
  const code = isUntold && isServers(failure) ? 'unavailable' : told;
  return refusal(code, textOf(failure, 'param'), textOf(failure, 'message'));
}

/** Nobody is logged in, whatever else the answer says: proxies and other stores have codes of their own, or none. */
export const unauthorizedRefusal: StoreRefusal = refusal('UNAUTHORIZED', null, null);

function isServers(failure: unknown): boolean {
  const status = valueOf(failure, 'status');
  return typeof status === 'number' && status >= 500;
}

/** An answer that is not what the contract promises is as good as none. */
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
