import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const givesUpAfterMs = 240_000;

/** The built shop in a separate process; its output and exit code are kept. */
export type WatchedShop = {
  url: string;
  /** Resolves when pages and database answer. */
  untilServing(): Promise<void>;
  /** Resolves to the exit code once it has ended by itself, or to null if it still runs after four minutes. */
  untilEnded(): Promise<number | null>;
  /** Everything it has written. */
  words(): string;
  /** Sets its clock this far ahead of the true one; needs `withClock` at the start. */
  setClock(milliseconds: number): Promise<void>;
  /** SIGTERM; resolves to its exit code. */
  stop(): Promise<number | null>;
};

type Start = { port: number; dataDir: string; withClock?: boolean };

export function startWatched({ port, dataDir, withClock = false }: Start): WatchedShop {
  const url = `http://127.0.0.1:${port}`;
  const flags = withClock ? ['--import', './scripts/drills/faults/clock.mjs'] : [];
  const child = spawn(process.execPath, [...flags, 'scripts/serve.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
    },
  });
  let words = '';
  const keep = (chunk: Buffer) => (words += chunk.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = once(child, 'close').then(() => child.exitCode);
  return {
    url,
    words: () => words,
    untilEnded: () => Promise.race([ended, pause(givesUpAfterMs, null, { ref: false })]),
    async untilServing() {
      const giveUpAt = performance.now() + givesUpAfterMs;
      while (!(await isServing(url))) {
        if (!isRunning(child)) throw new Error(`The shop ended:\n${words}`);
        if (performance.now() > giveUpAt) throw new Error(`The shop does not serve:\n${words}`);
        await pause(100);
      }
    },
    async setClock(milliseconds) {
      const set = once(child, 'message');
      child.send(milliseconds);
      await set;
    },
    async stop() {
      if (isRunning(child)) child.kill('SIGTERM');
      return ended;
    },
  };
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function isServing(url: string): Promise<boolean> {
  const asked = ['/api/health/ready', '/'].map((path) =>
    fetch(url + path).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return (await Promise.all(asked)).every(Boolean);
}
