import { spawn, type ChildProcess } from 'node:child_process';

/** A shop that runs in its own process. */
export type StoreProcess = { readonly url: string; stop(): Promise<void> };

const worker = 'src/testing/workers/store-worker.ts';

/**
 * Starts `workers/store-worker.ts` on a free port and waits until it answers. Throws with its last output if it ends
 * first.
 */
export async function startStoreProcess(
  settings: Readonly<Record<string, string>>,
): Promise<StoreProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', worker], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', PORT: '0', LOG_LEVEL: 'error', ...settings },
  });
  const url = await firstLine(child);
  return { url, stop: () => stop(child) };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let errors = '';
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [line, rest] = output.split('\n');
      if (rest !== undefined) resolve(line ?? '');
    });
    child.once('exit', () => reject(new Error(`The shop did not start: ${errors}${output}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
