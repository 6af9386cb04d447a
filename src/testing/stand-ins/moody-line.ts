import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Mood } from './moody-server';

type LineOptions = {
  /** Port on this machine of the real service. */
  port: () => number;
  /** Answers in place of the service, in the moods that answer at all. */
  words: Readonly<Record<'refusing' | 'nonsense', string>>;
  /** True for a service that sends first, as a mail server does. */
  greets: boolean;
  /** Matches the end of a request; in the mood `answers lost` the answer to it is lost. */
  endOfRequest: RegExp;
};

/** A connection to a real service on this machine that can be cut, or answered by a stand-in. */
export function createMoodyLine({ port, words, greets, endOfRequest }: LineOptions) {
  const sockets = new Set<Socket>();
  let mood: Mood = 'well';
  const server = createServer((caller) => {
    sockets.add(caller);
    caller.on('close', () => sockets.delete(caller)).on('error', () => caller.destroy());
    if (mood === 'gone') return void caller.destroy();
    if (mood === 'silent') return void caller.resume();
    if (mood === 'refusing' || mood === 'nonsense') return void talk(caller, words[mood], greets);
    through(caller, mood);
  });

  function through(caller: Socket, at: Mood): void {
    const service = connect(port(), '127.0.0.1');
    service.on('error', () => caller.destroy()).on('close', () => caller.destroy());
    caller.on('close', () => service.destroy());
    let isRequested = false;
    caller.on('data', (chunk) => {
      isRequested ||= endOfRequest.test(chunk.toString('latin1'));
      service.write(chunk);
    });
    service.on('data', (chunk) => {
      if (at === 'answers lost' && isRequested) return void caller.destroy();
      if (at !== 'half') return void caller.write(chunk);
      caller.write(chunk.subarray(0, 8), () => caller.destroy());
    });
  }

  return {
    start: () => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
    get port() {
      return (server.address() as AddressInfo).port;
    },
    /** Changes the mood and cuts all open connections. */
    behave(next: Mood) {
      mood = next;
      for (const socket of sockets) socket.destroy();
    },
  };
}

function talk(caller: Socket, words: string, greets: boolean): void {
  caller.resume();
  if (greets) caller.write(words);
  else caller.once('data', () => caller.end(words));
}
