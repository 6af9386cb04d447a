import { request, type Server } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { refuseUnreadable } from './addresses/unreadable-request';
import { openServer } from './open-server';

let server: Server;

afterEach(() => server.close());

/** @returns the status of a request for a protocol upgrade */
async function askForUpgrade(): Promise<number | undefined> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return new Promise((resolve, reject) => {
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
    request({ host: '127.0.0.1', port, headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('a call for another protocol is passed over, whoever listens for it', async () => {
  let isListening = false;
  server = openServer((_request, response) => {
    if (!isListening) server.on('upgrade', (_, socket) => socket.destroy());
    isListening = true;
    response.end('as ever');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  expect(await askForUpgrade()).toBe(200);
  expect(await askForUpgrade()).toBe(200);
});

/**
 * Sends `pieces` one at a time and then nothing. Returns everything that the server sends until it closes the
 * connection.
 */
async function heardBy(pieces: readonly string[]): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const socket = connect({ host: '127.0.0.1', port: port ?? 0 });
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
  const waiting = [...pieces];
  const sending = setInterval(() => {
    const piece = waiting.shift();
    if (piece !== undefined) socket.write(piece);
  }, 20);
  await once(socket, 'close');
  clearInterval(sending);
  return heard;
}

const never = {
  headersWithin: 60_000,
  requestWithin: 60_000,
  restsAtMost: 60_000,
  waitsForNext: 60_000,
};

test('who sends headers letter by letter is told so, and cut off', async () => {
  const times = { ...never, headersWithin: 200, lookedAtEvery: 50 };
  server = openServer((_request, response) => response.end('read'), times);
  server.on('clientError', refuseUnreadable);
  const letters = [...`GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${'a'.repeat(10_000)}`];
  expect(await heardBy(letters)).toMatch(/^HTTP\/1\.1 408 [^]*The request took too long/);
});

test('so is who never ends the body', async () => {
  const times = { ...never, headersWithin: 200, requestWithin: 300, lookedAtEvery: 50 };
  server = openServer((request) => void request.resume(), times);
  server.on('clientError', refuseUnreadable);
  const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n';
  expect(await heardBy([head, ...'a'.repeat(10_000)])).toMatch(/^HTTP\/1\.1 408 /);
});

test('who does not read the answer is cut off', async () => {
  const times = { ...never, restsAtMost: 300, lookedAtEvery: 50 };
  let hasClosed: Promise<unknown> | null = null;
  server = openServer((_request, response) => {
    hasClosed = once(response, 'close');
    response.end(Buffer.alloc(64 * 1024 * 1024));
  }, times);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const socket = connect({ host: '127.0.0.1', port: port ?? 0 }).pause();
  socket.on('error', () => undefined);
  const asked = once(server, 'request');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await asked;
  await hasClosed;
  expect(socket.bytesRead).toBeLessThan(64 * 1024 * 1024);
  socket.destroy();
});

test('a connection waits for the next request longer than proxies wait, which keep theirs for a minute', async () => {
  server = openServer((_request, response) => response.end('open'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const kept = await new Promise((resolve, reject) => {
    const headers = { Connection: 'keep-alive' };
    request({ host: '127.0.0.1', port, headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.headers['keep-alive']);
    })
      .on('error', reject)
      .end();
  });
  expect(kept).toBe('timeout=65');
  server.closeAllConnections();
});
