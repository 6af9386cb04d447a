import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import { connect, type Server as Door } from 'node:net';
import { performance } from 'node:perf_hooks';
import { openMoreDoors, watchDoors } from './doors.mjs';

const wanted = 7;

let server: Server;
let doors: readonly Door[] = [];
let reached: number;

beforeEach(async () => {
  reached = 0;
  server = createServer((_request, response) => response.end('in'));
  server.on('connection', () => (reached += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  doors = await openMoreDoors(server, 4_096, wanted);
});

afterEach(() => {
  for (const door of [server, ...doors]) door.close();
  server.closeAllConnections();
});

function portOf(): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('It does not listen');
  return address.port;
}

test('a busy process lets several in with each turn of its loop', async () => {
  expect(doors).toHaveLength(wanted);
  const many = 40;
  const port = portOf();
  const sockets = Array.from({ length: many }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const turnsBefore = performance.nodeTiming.uvMetricsInfo.loopCount;
  while (reached < many) await new Promise((resolve) => setImmediate(resolve));
  const turns = performance.nodeTiming.uvMetricsInfo.loopCount - turnsBefore;
  expect(turns).toBeLessThan(many / 2);
  for (const socket of sockets) socket.destroy();
});

/** Lets so many come at one moment, and waits until all are in. */
async function crowd(many: number): Promise<void> {
  const sockets = Array.from({ length: many }, () => connect(portOf(), '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  while (reached < many) await new Promise((resolve) => setImmediate(resolve));
  for (const socket of sockets) socket.destroy();
}

test('doors are full when more wait than there are doors, and that is told once', async () => {
  const isFull = watchDoors(server, () => doors.length + 1);
  await crowd(40);
  expect([isFull(), isFull()]).toEqual([true, false]);
});

test('doors through which few come are not full, nor is a single one', async () => {
  const isFull = watchDoors(server, () => doors.length + 1);
  const isSingleFull = watchDoors(server, () => 1);
  await crowd(wanted - 2);
  expect([isFull(), isSingleFull()]).toEqual([false, false]);
});

test('who comes in by any of them is answered', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  expect(new Set(answers)).toEqual(new Set([200]));
});

/** Asks over a connection of its own; what went wrong with it comes back as a word. */
function ask(): Promise<number | string> {
  return new Promise((resolve) => {
    const outgoing = get({ host: '127.0.0.1', port: portOf(), agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    outgoing.on('error', (error) => resolve(error.message));
  });
}

test('nobody who comes while they are being opened is lost', async () => {
  let isOpening = true;
  const more = openMoreDoors(server, 4_096, wanted).finally(() => (isOpening = false));
  const answers: (number | string)[] = [];
  while (isOpening) answers.push(...(await Promise.all([ask(), ask(), ask(), ask()])));
  doors = [...doors, ...(await more)];
  expect(answers.length).toBeGreaterThan(20);
  expect(new Set(answers)).toEqual(new Set([200]));
});

test('closed with the server they let nobody in', async () => {
  const port = portOf();
  await Promise.all(
    [server, ...doors].map((door) => new Promise((resolve) => door.close(resolve))),
  );
  const [error] = await once(connect(port, '127.0.0.1'), 'error');
  expect(error.code).toBe('ECONNREFUSED');
});
