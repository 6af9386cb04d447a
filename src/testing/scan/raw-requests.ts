import { once } from 'node:events';
import { connect } from 'node:net';

/** Longer than a server needs to refuse, in milliseconds; a connection that stays open after that is closed. */
const patience = 4_000;

const host = 'Host: localhost';
const hidden = 'GET /scan1337 HTTP/1.1\r\nHost: localhost\r\n\r\n';

/**
 * Requests that a proxy and the shop might read differently: one takes for a body what the other takes for the next
 * person's request (request smuggling). Each has to be refused or be answered as exactly one request.
 */
const rawRequests: Readonly<Record<string, string>> = {
  'a length and chunks': `POST /api/cart/items HTTP/1.1\r\n${host}\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'two lengths': `POST /api/cart/items HTTP/1.1\r\n${host}\r\nContent-Length: 0\r\nContent-Length: 40\r\n\r\n${hidden}`,
  'a length that is none': `POST /api/cart/items HTTP/1.1\r\n${host}\r\nContent-Length: +5\r\n\r\n${hidden}`,
  'chunks in other clothes': `POST /api/cart/items HTTP/1.1\r\n${host}\r\nTransfer-Encoding: xchunked\r\n\r\n${hidden}`,
  'chunks with a space before the colon': `POST /api/cart/items HTTP/1.1\r\n${host}\r\nTransfer-Encoding : chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n${hidden}`,
  'a chunk of a negative size': `POST /api/cart/items HTTP/1.1\r\n${host}\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n${hidden}`,
  'a line end inside a header': `GET /api/cart HTTP/1.1\r\n${host}\r\nX-A: b\rX-scan1337: 1\r\n\r\n`,
  'line ends of one letter': `GET / HTTP/1.1\nHost: localhost\n\n${hidden}`,
  'a folded header': `GET / HTTP/1.1\r\n${host}\r\nX-A: b\r\n X-scan1337: 1\r\n\r\n`,
  'two hosts': `GET / HTTP/1.1\r\n${host}\r\nHost: evil.scan1337.example\r\n\r\n`,
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'a space in the address': `GET /a b HTTP/1.1\r\n${host}\r\n\r\n`,
  'no address': `GET  HTTP/1.1\r\n${host}\r\n\r\n`,
  'another version': `GET / HTTP/3.7\r\n${host}\r\n\r\n`,
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a connection for somebody else': `CONNECT evil.scan1337.example:443 HTTP/1.1\r\n${host}\r\n\r\n`,
  'the address of all': `OPTIONS * HTTP/1.1\r\n${host}\r\n\r\n`,
  'no request at all': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
};

export type RawReport = { tried: number; faults: readonly string[] };

/** Sends all at once, each on its own connection. */
export async function tryRawRequests(origin: string): Promise<RawReport> {
  const tries = Object.entries(rawRequests).map(async ([name, bytes]) => {
    const fault = faultOfRaw(await exchange(origin, bytes));
    return fault === null ? [] : [`${name}: ${fault}\n    ${JSON.stringify(bytes.slice(0, 200))}`];
  });
  return { tried: tries.length, faults: (await Promise.all(tries)).flat() };
}

/** What is wrong with everything received on one connection; null when nothing. */
export function faultOfRaw(heard: string): string | null {
  const statuses = [...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
  const broken = statuses.find((status) => status >= 500);
  if (broken !== undefined) return `status ${broken}`;
  const [first, ...more] = statuses;
  if (more.length > 0 && first !== 400) return `${statuses.length} answers to one request`;
  if (/^x-scan1337:/im.test(heard)) return 'a header of the sender’s';
  return null;
}

async function exchange(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  let heard = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (heard += chunk));
  // The server may hang up after a refusal.
  socket.on('error', () => undefined);
  socket.setTimeout(patience, () => socket.destroy());
  socket.write(Buffer.from(bytes, 'latin1'));
  await once(socket, 'close');
  return heard;
}
