import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isDecodable, pathOf } from './outer-addresses';

/** Node's error for a request that it cannot parse. */
type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer };

const statuses: Record<string, readonly [number, string, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive'],
};
const malformed = [400, 'Bad Request', 'The request is not valid HTTP'] as const;

/**
 * Answers a server's `clientError`. Node would refuse without a body; this answer has a form that callers of the API
 * can read.
 */
export function refuseUnreadable(error: ClientError, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, phrase, message] = statuses[error.code ?? ''] ?? malformed;
  const body = JSON.stringify({ error: { message, code: 'invalid_request' } });
  // A best guess: of headers in several packets only the last packet is known.
  const isHead = error.rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD ';
  socket.end(
    [
      `HTTP/1.1 ${status} ${phrase}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      'Connection: close',
      '',
      isHead ? '' : body,
    ].join('\r\n'),
  );
}

/** Longest accepted address, in characters. A redirect repeats the address, and clients read 16 KiB of headers. */
const longestAddress = 8_192;

/**
 * Whether Next cannot handle this address. Next answers an API address that it cannot decode with a page, which callers
 * of the API cannot read. It fails at `*`, which means the server as a whole (RFC 9110, 9.3.7). Its image optimizer
 * fails at the address of a picture that Next itself would redirect first.
 */
export function isUnreadableAddress(url: string): boolean {
  if (url.length > longestAddress) return true;
  if (url === '*' || isAmbiguousPath(url) || isOddPicture(url)) return true;
  return url.startsWith('/api/') && !isDecodable(url);
}

/**
 * Refuses paths with two readings. Next resolves dots, doubled and encoded slashes and backslashes before it chooses a
 * page, but everything in front of it (headers, framing, overload limits) reads the path as it was sent. A fragment is
 * never sent (RFC 9112, 3.2), and Next would cut it off.
 */
function isAmbiguousPath(url: string): boolean {
  const path = pathOf(url);
  return (
    /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path) || /\/\/|[\\#]|%(?:2f|5c)|[^!-\uffff]/i.test(path)
  );
}

function isOddPicture(url: string): boolean {
  if (!/^(?:\/[a-z]{2}-[A-Z]{2})?\/_next\/image\b/.test(url)) return false;
  const wanted = new URLSearchParams(url.split('?')[1]).get('url') ?? '';
  return wanted.startsWith('/') && !/^(?:\/[\w-][\w.-]*)+$/.test(wanted);
}

/** Refuses a request with an unreadable address, or with one that is too long (RFC 9110, 15.5.15). */
export function refuseAddress(response: ServerResponse, url: string): void {
  const isTooLong = url.length > longestAddress;
  const message = isTooLong ? 'The address is too long' : 'The address is not valid';
  const error = { message, code: 'invalid_request' };
  response.writeHead(isTooLong ? 414 : 400, {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify({ error }));
}
