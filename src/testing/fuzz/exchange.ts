import type { Agent } from 'node:http';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { FuzzRequest } from './fill-in';
import { marker } from './hostile';

export type FuzzAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  milliseconds: number;
};

/** A request that takes longer counts as hanging, however busy the machine is. */
const hangMs = 20_000;

/** Sends the request without `fetch`, which would normalise it. Rejects when no whole answer arrives. */
export function sendRaw(origin: string, agent: Agent, sent: FuzzRequest): Promise<FuzzAnswer> {
  const { method, path, body, isChunked } = sent;
  const { hostname, port } = new URL(origin);
  const headers: Record<string, string> = { ...sent.headers };
  if (isChunked && body.byteLength > 0) headers['Transfer-Encoding'] = 'chunked';
  else if (body.byteLength > 0 || method === 'POST' || method === 'PUT') {
    headers['Content-Length'] = String(body.byteLength);
  }
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const options = { hostname, port, method, path, headers, agent, timeout: hangMs };
    const request = httpRequest(options, (response) => {
      const chunks: Uint8Array[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
          milliseconds: performance.now() - started,
        });
      });
    });
    request.on('error', reject);
    request.on('timeout', () => request.destroy(new Error(`No answer within ${hangMs} ms`)));
    request.end(body.byteLength > 0 ? body : undefined);
  });
}

/** How an answer breaks the contract, or null. Its time is judged elsewhere. */
export function faultOf(sent: FuzzRequest, answer: FuzzAnswer): string | null {
  const { status, text } = answer;
  if (status >= 500) return `status ${status}`;
  // Next redirects an address with a trailing slash to the same one without it.
  if (status === 308) return leadsToItself(sent, answer) ? null : 'it leads to another address';
  const type = String(answer.headers['content-type'] ?? '');
  const isVault = sent.target.pattern.startsWith('/api/vault');
  if (JSON.stringify(answer.headers).includes('fuzz1337')) return 'a header repeats what was sent';
  if (text.includes(marker) && !/^application\/(?:json|javascript)/.test(type)) {
    return 'markup comes back';
  }
  if (text !== '' && answer.headers['x-content-type-options'] !== 'nosniff') return 'no nosniff';
  if (/\n\s+at .+:\d+|node_modules|\bselect .+ from\b|syntax error at/i.test(text)) {
    return 'it tells about its inside';
  }
  if (isVault && type.startsWith('application/javascript')) {
    return /^[\w$.]+\(\{"\$status":[1-4]\d\d,.*\}\);$/.test(text)
      ? null
      : 'an odd or failed callback';
  }
  if (status === 304 || (sent.method === 'HEAD' && text === '')) return null;
  if (status === 303 && text === '') return leadsElsewhere(answer) ? 'it leads off the shop' : null;
  const body = parsed(text);
  if (body === undefined) return status < 300 && text === '' ? null : 'the body is no JSON';
  if (status >= 200 && status < 300) {
    return isVault && vaultStatus(body) >= 500 ? 'a vault status above 499' : null;
  }
  if (!type.startsWith('application/json')) return `a refusal of type ${type}`;
  return isHardForm(body) ? null : 'a refusal that has not the hard form';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function vaultStatus(body: unknown): number {
  if (typeof body !== 'object' || body === null || !('$status' in body)) return 999;
  return Number(body.$status);
}

function isHardForm(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  if (typeof error !== 'object' || error === null) return false;
  const has = (name: string) => typeof Reflect.get(error, name) === 'string';
  return has('code') && has('message');
}

/** Compares queries without order, because Next groups repeated fields. */
function leadsToItself({ path }: FuzzRequest, { headers }: FuzzAnswer): boolean {
  const [from = '', asked = ''] = path.split(/\?(.*)/s);
  const [to = '', kept = ''] = String(headers.location).split(/\?(.*)/s);
  return to === from.replace(/\/$/, '') && inOrder(asked) === inOrder(kept);
}

function inOrder(query: string): string {
  return JSON.stringify([...new URLSearchParams(query)].map(String).sort());
}

/** True when a redirect leaves our own origin. */
function leadsElsewhere({ headers }: FuzzAnswer): boolean {
  return !/^\/(?![/\\])/.test(String(headers.location ?? ''));
}
