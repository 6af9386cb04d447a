import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { serverPort } from './server';

const hourMs = 60 * 60 * 1000;

/** A shop of one test's own, which can be closed and opened again later than it is. */
export function laterShop(name: string) {
  const port = serverPort + 1000;
  const dataDir = `.data-e2e-${name}`;
  const origin = `http://localhost:${port}`;
  let running: ChildProcess | null = null;

  async function close(): Promise<void> {
    if (!running) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    running = null;
    await ended;
  }

  return {
    origin,
    dataDir,
    close,
    /** Opens it, or closes it and opens it anew, so many hours from now. */
    async open(hours: number): Promise<void> {
      await close();
      if (hours === 0) await rm(dataDir, { recursive: true, force: true });
      running = spawn(
        process.execPath,
        ['--import', './e2e/shifted-clock.mjs', 'scripts/serve.mjs'],
        {
          stdio: 'ignore',
          env: {
            ...process.env,
            PORT: String(port),
            DATA_DIR: dataDir,
            LOG_LEVEL: 'error',
            CLOCK_AHEAD_MS: String(hours * hourMs),
          },
        },
      );
      await untilReady(origin);
    },
    async remove(): Promise<void> {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(origin: string): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const isReady = await fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The later shop does not open');
}
