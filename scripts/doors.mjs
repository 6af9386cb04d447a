/**
 * Node 20 accepts one connection in each turn of its event loop (libuv 1.46, uv__server_io), so whatever opens connections
 * faster than a busy loop turns waits in the system's queue, where nothing can refuse it. A listening socket that the
 * process has under several descriptors is asked as often in each turn. Only another process can give it back under a
 * new one (SCM_RIGHTS), and that is all that the keeper of the doors does. It is given the bare handle: a `Server` that is
 * sent begins to listen where it arrives, and the keeper would let people in and leave with them.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const keeperTakesAtMostMs = 10_000;

/**
 * So many are let in at a turn: more than a process can serve in the time after which it is late (shedding.mjs), so that it knows
 * when it has to refuse. Each costs a new connection a few microseconds.
 */
const doorsInAll = 64;

/**
 * Opens more doors to a server that listens. Where the system knows none, the one there is stays the only one.
 *
 * @param {import("node:http").Server} server
 * @param {number} backlog as the server was told it: whoever listens to a socket says anew how long its queue may be
 * @returns {Promise<import("node:net").Server[]>} to be closed with the server
 */
export async function openMoreDoors(server, backlog, count = doorsInAll - 1) {
  const doors = [];
  const keeper = fork(fileURLToPath(new URL('door-keeper.mjs', import.meta.url)), [String(count)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const letIn = (socket) => server.emit('connection', socket);
  keeper.on('message', (_, door) => doors.push(createServer(letIn).listen(door, backlog)));
  const tooLong = setTimeout(() => keeper.kill('SIGKILL'), keeperTakesAtMostMs);
  const gone = Promise.race([once(keeper, 'close'), once(keeper, 'error')]);
  keeper.send('door', server._handle, (error) => error && keeper.kill());
  await gone;
  clearTimeout(tooLong);
  return doors;
}

/**
 * Watches whether more come than are let in at a turn.
 *
 * @param {import("node:net").Server} server
 * @param {() => number} doorCount how many doors are open
 * @returns {() => boolean} whether since it was asked last there was a turn in which every door let somebody in
 */
export function watchDoors(server, doorCount) {
  let letInNow = 0;
  let wasFull = false;
  const endTurn = () => {
    // A single door lets one in at a turn, always.
    if (doorCount() > 1 && letInNow >= doorCount()) wasFull = true;
    letInNow = 0;
  };
  server.on('connection', () => {
    letInNow += 1;
    if (letInNow === 1) setImmediate(endTurn);
  });
  return () => {
    const answer = wasFull;
    wasFull = false;
    return answer;
  };
}
