import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const startsWithinMs = 120_000;

export type ShopGroup = {
  readonly ports: readonly number[];
  /** Ends a process as a power cut would, waits until it is gone, and starts it again. Resolves when it answers. */
  killAndRestart(index: number): Promise<void>;
  stop(): Promise<void>;
};

type ShopProcess = { port: number; child: ChildProcess; distDir: string };

/** Several serving processes that share what their environment names: database, data folder, secrets. */
export async function startShopGroup(
  count: number,
  env: Readonly<Record<string, string>>,
): Promise<ShopGroup> {
  const shops: ShopProcess[] = [];
  for (let index = 0; index < count; index += 1) {
    const distDir = copyOfBuild(index);
    const port = await freePort();
    shops.push({ port, distDir, child: start(port, distDir, env) });
  }
  await Promise.all(shops.map(untilReady));
  return {
    ports: shops.map(({ port }) => port),
    async killAndRestart(index) {
      const shop = shops[index];
      if (!shop) return;
      await end(shop.child, 'SIGKILL');
      shop.child = start(shop.port, shop.distDir, env);
      await untilReady(shop);
    },
    async stop() {
      await Promise.all(shops.map(({ child }) => end(child, 'SIGTERM')));
      for (const { distDir } of shops) rmSync(distDir, { recursive: true, force: true });
    },
  };
}

/** A process writes renewed pages into its build: as on machines of their own, each has one to itself. */
function copyOfBuild(index: number): string {
  const built = process.env.NEXT_DIST_DIR ?? '.next';
  const copy = `.next-process-${process.pid}-${index}`;
  const caches = [path.resolve(built, 'cache'), path.resolve(built, 'dev')];
  cpSync(built, copy, {
    recursive: true,
    filter: (source) => !caches.includes(path.resolve(source)),
  });
  return copy;
}

function start(port: number, distDir: string, env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['scripts/serve.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '', ...env, PORT: String(port), NEXT_DIST_DIR: distDir },
  });
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function untilReady({ port, child }: ShopProcess): Promise<void> {
  const giveUpAt = Date.now() + startsWithinMs;
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (child.exitCode !== null) throw new Error('A process did not start');
    if (Date.now() > giveUpAt) throw new Error('A process does not become ready');
    await pause(100);
  }
}

/** A port that was free a moment ago; the proxy and the processes are told theirs beforehand. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
