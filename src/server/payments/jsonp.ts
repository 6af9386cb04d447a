import { AppError } from '@/domain/failures/errors';
import { parseJsonBody } from '@/server/http/body';
import type { HttpAnswer, HttpRequest } from '@/server/http/exchange';
import { headerOf } from '@/server/http/exchange';
import { parseQuery, textOf, type Query, type QueryValue } from '@/server/http/query';

/** A vault call, by either transport. */
export type VaultCall = { method: string; data: unknown };

/** The body the SDK reads instead of the HTTP status, which is always 200. */
export type VaultReply =
  | { $status: number; $data: string | Readonly<Record<string, unknown>> }
  | { $status: number; $error: string };

export type VaultOptions = {
  /** Whether calls by script tag are answered; only swell-js up to 4.0.2 needs them (setting `VAULT_JSONP`). */
  isScriptAllowed: boolean;
};

export const noScripts: VaultOptions = { isScriptAllowed: false };

/** swell-js up to 4.0.2 loads the vault as a script and passes the name of the function to call. */
const callbackName = /^[A-Za-z_$][A-Za-z0-9_$.]{0,63}$/;

/**
 * Reads a call from the query (both generations of swell-js only send GET, with the intended method and the data in the
 * URL) or from a JSON body.
 */
export async function readVaultCall(request: HttpRequest): Promise<VaultCall> {
  if (request.method !== 'GET') {
    const data = parseJsonBody(await request.body(), headerOf(request, 'content-type'));
    return { method: request.method, data: data ?? {} };
  }
  const query = parseQuery(request.rawQuery);
  const method = textOf(jsonpOf(query).method);
  if (method === undefined) throw new AppError('invalid_request', 'The method is missing');
  return { method: method.toUpperCase(), data: query['$data'] ?? {} };
}

/** Whether the call expects an answer that runs as a script. */
export function isScriptCall(request: HttpRequest): boolean {
  return callbackOf(request) !== 'none';
}

const callbackOf = (request: HttpRequest): string =>
  textOf(jsonpOf(parseQuery(request.rawQuery)).callback) ?? 'none';

/** Writes a reply as JSON, or as a call of the script-tag callback. An unsafe name is refused as JSON. */
export function vaultAnswer(
  request: HttpRequest,
  reply: VaultReply,
  { isScriptAllowed }: VaultOptions,
): HttpAnswer {
  const callback = callbackOf(request);
  if (callback === 'none' || !isScriptAllowed)
    return answer('application/json', JSON.stringify(reply));
  if (!callbackName.test(callback)) {
    const refusal: VaultReply = { $status: 400, $error: 'The callback name is not allowed' };
    return answer('application/json', JSON.stringify(refusal));
  }
  return answer('application/javascript', `${callback}(${scriptSafe(reply)});`);
}

function answer(contentType: string, body: string): HttpAnswer {
  return {
    status: 200,
    headers: {
      'Content-Type': `${contentType}; charset=utf-8`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
    },
    body,
  };
}

function jsonpOf(query: Query): Readonly<Record<string, QueryValue>> {
  const jsonp = query['$jsonp'];
  return typeof jsonp === 'object' && !Array.isArray(jsonp) ? jsonp : {};
}

/** JSON that is safe inside a script element and in old JavaScript. */
function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
