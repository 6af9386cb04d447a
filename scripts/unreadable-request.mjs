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
