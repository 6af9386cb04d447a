import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const startsWithinMs = 120_000;

export type ShopGroup = {
  readonly size: number;
  /** Ports of the processes that answer; a proxy with health checks knows only these. */
  readyPorts(): readonly number[];
  /** Kills a process as a power cut would, waits until it has ended and starts it again. Resolves once it answers. */
  killAndRestart(index: number): Promise<void>;
  stop(): Promise<void>;
};

type ShopProcess = { port: number; child: ChildProcess; distDir: string; isReady: boolean };

/**
 * Starts several serving processes with the same database, data folder and secrets, as their environment names them.
 */
export async function startShopGroup(
  count: number,
  env: Readonly<Record<string, string>>,
): Promise<ShopGroup> {
  const shops: ShopProcess[] = [];
  for (let index = 0; index < count; index += 1) {
    const distDir = copyOfBuild(index);
    const port = await freePort();
    shops.push({ port, distDir, child: start(port, distDir, env), isReady: false });
  }
  await Promise.all(shops.map(untilReady));
  return {
    size: count,
    readyPorts: () => shops.filter(({ isReady }) => isReady).map(({ port }) => port),
    async killAndRestart(index) {
      const shop = shops[index];
      if (!shop) return;
      shop.isReady = false;
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

/**
 * Copies the build, because each process writes renewed pages into its own, as on separate machines. All other files
 * are hard links, because a build is large.
 */
function copyOfBuild(index: number): string {
  const built = process.env.NEXT_DIST_DIR ?? '.next';
  const copy = `.next-process-${process.pid}-${index}`;
  const isLeftOut = (name: string) => /^(cache|dev)(\/|$)/.test(name);
  const isRewritten = (name: string) => /^server\/pages\/.*\.(html|json)$/.test(name);
  for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const name = path.relative(built, source);
    if (entry.isDirectory() || isLeftOut(name)) continue;
    const target = path.join(copy, name);
    mkdirSync(path.dirname(target), { recursive: true });
    // The build's symbolic links to packages. The copy is at the same depth, so relative links still work.
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (isRewritten(name)) copyFileSync(source, target);
    else linkSync(source, target);
  }
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

async function untilReady(shop: ShopProcess): Promise<void> {
  const { port, child } = shop;
  const giveUpAt = Date.now() + startsWithinMs;
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) {
      shop.isReady = true;
      return;
    }
    if (child.exitCode !== null) throw new Error('A process did not start');
    if (Date.now() > giveUpAt) throw new Error('A process does not become ready');
    await pause(100);
  }
}

/** Finds a port that is free at this moment, because the proxy and the processes need theirs in advance. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
