import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

export type Memory = { used: number; rss: number };

export type ShopProcess = {
  pid: number;
  origin: string;
  /** Bytes in use after a forced collection. */
  memory(): Promise<Memory>;
  /** What the process wrote: read it when something broke. */
  output(): string;
  stop(): Promise<void>;
};

const startsWithinMs = 240_000;

/** Starts a server program on a free port, with a probe for its memory, and waits until it answers. */
export async function startShop(
  program: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ShopProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const flags = ['--expose-gc', '--import', './scripts/drills/heap-probe.mjs'];
  const child = spawn(process.execPath, [...flags, ...program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      LOG_LEVEL: 'error',
      PORT: String(port),
      // The fuzzer names the address each visitor calls from.
      TRUSTED_PROXIES: '127.0.0.1',
      ...env,
    },
  });
  let written = '';
  const keep = (chunk: Buffer) => (written = (written + chunk.toString()).slice(-20_000));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = once(child, 'exit');
  await Promise.race([
    untilReady(origin),
    ended.then(() => Promise.reject(new Error(`The server ended: ${written}`))),
  ]).catch((error: unknown) => {
    child.kill('SIGTERM');
    throw error;
  });
  return {
    pid: child.pid ?? 0,
    origin,
    output: () => written,
    async memory() {
      const answered = once(child, 'message');
      child.send('memory');
      const [memory] = await answered;
      return memory;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilReady(origin: string): Promise<void> {
  const giveUpAt = Date.now() + startsWithinMs;
  for (;;) {
    const isReady = await fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > giveUpAt) throw new Error('The server does not become ready');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
