const statuses = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive'],
};
const malformed = [400, 'Bad Request', 'The request is not valid HTTP'];

/**
 * For a server's `clientError`: what Node cannot read never becomes a request. It would be refused without a body;
 * here it gets the one form that callers of the API can read.
 */
export function refuseUnreadable(error, socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, phrase, message] = statuses[error.code] ?? malformed;
  const body = JSON.stringify({ error: { message, code: 'invalid_request' } });
  // As far as it can be told: of headers that came in pieces only the last one is known.
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

/**
 * Next answers an address it cannot decode with a page; callers of the API can only read the API's own form. `*` is what
 * asks about a server as a whole (RFC 9110, 9.3.7): it is none to Next, which would fail at it. So would its maker of
 * pictures at the address of one that Next itself would send elsewhere first.
 *
 * @param {string} url
 */
export function isUnreadableAddress(url) {
  if (url === '*' || isAmbiguousPath(url) || isOddPicture(url)) return true;
  if (!url.startsWith('/api/')) return false;
  try {
    decodeURIComponent(url.split('?', 1)[0]);
    return false;
  } catch {
    return true;
  }
}

/**
 * Next resolves dots, doubled and encoded slashes and backslashes before it chooses a page. Everything in front of it
 * (headers, framing, overload limits) reads the path as it was sent, so a path that the two would read differently is
 * refused. A fragment never travels (RFC 9112, 3.2), and Next would cut it off.
 */
function isAmbiguousPath(url) {
  const path = url.split('?', 1)[0];
  return (
    /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path) || /\/\/|[\\#]|%(?:2f|5c)|[^!-\uffff]/i.test(path)
  );
}

function isOddPicture(url) {
  if (!/^(?:\/[a-z]{2}-[A-Z]{2})?\/_next\/image\b/.test(url)) return false;
  const wanted = new URLSearchParams(url.split('?')[1]).get('url') ?? '';
  return wanted.startsWith('/') && !/^(?:\/[\w-][\w.-]*)+$/.test(wanted);
}

/** @param {import("node:http").ServerResponse} response */
export function refuseAddress(response) {
  const error = { message: 'The address is not valid', code: 'invalid_request' };
  response.writeHead(400, {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify({ error }));
}
