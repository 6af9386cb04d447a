import { spawn } from 'node:child_process';

type KilledRun = {
  /** A TypeScript file that runs until it is killed and prints one line for each thing it acknowledges. */
  worker: string;
  args: readonly string[];
  /** Milliseconds between its first line and the kill. */
  killAfterMs: number;
  /** Command to run it under, such as strace with its options. */
  under?: readonly string[];
  /** Environment of the worker, added to ours. */
  env?: Readonly<Record<string, string>>;
};

/** Runs a worker in its own process, kills it with SIGKILL, and returns the lines that it had printed. */
export async function runUntilKilled(run: KilledRun): Promise<string[]> {
  const command = [...(run.under ?? []), process.execPath, '--import', 'tsx', run.worker];
  const [program = '', ...args] = [...command, ...run.args];
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, so that the command around it (strace) is killed too.
    detached: true,
    env: { ...process.env, NODE_OPTIONS: '', ...run.env },
  });
  let output = '';
  let errors = '';
  let timer: NodeJS.Timeout | undefined;
  let isKilled = false;
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    timer ??= setTimeout(() => {
      isKilled = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, run.killAfterMs);
  });
  // `close` fires after the pipes are drained, so all printed lines have arrived.
  await new Promise((resolve) => child.once('close', resolve));
  if (!isKilled) throw new Error(`The worker ended by itself: ${errors}`);
  return completeLines(output);
}

function completeLines(output: string): string[] {
  return output.split('\n').slice(0, -1);
}
