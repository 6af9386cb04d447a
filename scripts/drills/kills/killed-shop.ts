import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const givesUpAfterMs = 180_000;

/** Pages that are checked after every start, because damage from a kill would show here. */
const pages = ['/', '/our-products/prices'] as const;

export type KilledShop = {
  /** Starts the shop and does not wait for anything. */
  start(): void;
  /** Resolves, when pages and database answer, to the milliseconds since its start. */
  untilServing(): Promise<number>;
  /** Sends SIGKILL; resolves once the process has ended. */
  kill(): Promise<void>;
  /** Sends SIGTERM; resolves once the process has ended. */
  stop(): Promise<void>;
};

/** The built shop in a separate process, on one port; its data folder survives the process. */
export function createKilledShop(url: string, env: Readonly<Record<string, string>>): KilledShop {
  let child: ChildProcess | null = null;
  let startedAt = 0;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    start() {
      startedAt = performance.now();
      child = spawn(process.execPath, ['scripts/serve.mjs'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, NODE_OPTIONS: '', ...env },
      });
    },
    async untilServing() {
      while (!(await isServing(url))) {
        if (child?.exitCode !== null) throw new Error('The shop did not start after a kill');
        if (performance.now() - startedAt > givesUpAfterMs) {
          throw new Error('The shop does not serve after a kill');
        }
        await pause(25);
      }
      return performance.now() - startedAt;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

async function isServing(url: string): Promise<boolean> {
  try {
    const ready = await fetch(`${url}/api/health/ready`);
    if (!ready.ok) return false;
    for (const page of pages) {
      const answer = await fetch(url + page);
      const text = await answer.text();
      if (!answer.ok || !text.trimEnd().endsWith('</html>')) {
        throw new PageError(`${page} is not whole after a kill: ${answer.status}, ${text.length}`);
      }
    }
    return true;
  } catch (error) {
    if (error instanceof PageError) throw error;
    return false;
  }
}

class PageError extends Error {
  override name = 'PageError';
}
