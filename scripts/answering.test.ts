import { request, type Server } from 'node:http';
import { openServer } from './answering.mjs';

let server: Server;

afterEach(() => server.close());

/** @returns the status that a call gets which wishes for another protocol */
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

test('a wish for another protocol is passed over, whoever listens for it', async () => {
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
