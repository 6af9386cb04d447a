import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuMsOfTree, pssMibOfTree } from './process-tree';

/** A server under measurement. */
export type MeasuredServer = {
  origin: string;
  /** CPU time in ms since its start, including that of its database's processes. */
  cpuMs: () => number;
  pssMib: () => number;
  stop: () => Promise<void>;
};

type ServerSettings = {
  command: string[];
  port: number;
  env: Record<string, string>;
  /** Path that answers 200 once the server is ready. */
  readyPath: string;
  /** Root process of a database that works for this server alone. */
  databasePid?: number;
};

/** Starts a production server and waits until it answers. Its output is shown only if it exits early. */
export async function startServer(settings: ServerSettings): Promise<MeasuredServer> {
  const { command, port, env, readyPath, databasePid } = settings;
  const [program = 'node', ...args] = command;
  const databaseBefore = databasePid === undefined ? 0 : cpuMsOfTree(databasePid);
  const child = spawn(program, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  const origin = `http://localhost:${port}`;
  const { pid } = child;
  if (pid === undefined) throw new Error(`Could not start ${command.join(' ')}`);
  await waitUntilReady(
    origin + readyPath,
    () => child.exitCode !== null,
    () => output,
  );

  const pids = databasePid === undefined ? [pid] : [pid, databasePid];
  const sum = (measure: (root: number) => number) =>
    pids.reduce((total, root) => total + measure(root), 0);
  return {
    origin,
    cpuMs: () => sum(cpuMsOfTree) - databaseBefore,
    pssMib: () => sum(pssMibOfTree),
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function waitUntilReady(url: string, hasDied: () => boolean, output: () => string) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (hasDied()) throw new Error(`The server ended before it answered:\n${output()}`);
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await sleep(20);
  }
  throw new Error(`No answer from ${url} in 60 s:\n${output()}`);
}
