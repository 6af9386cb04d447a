import { spawn } from 'node:child_process';

type KilledRun = {
  /** A TypeScript file that works until it is killed and prints one line for each thing it acknowledges. */
  worker: string;
  args: readonly string[];
  /** How long it works, from its first line on. */
  killAfterMs: number;
  /** Put before the command, such as strace with its options. */
  under?: readonly string[];
  /** Passed on to the worker, on top of our own. */
  env?: Readonly<Record<string, string>>;
};

/** Runs a worker in a process of its own, kills it with SIGKILL, and gives the lines it had printed by then. */
export async function runUntilKilled(run: KilledRun): Promise<string[]> {
  const command = [...(run.under ?? []), process.execPath, '--import', 'tsx', run.worker];
  const [program = '', ...args] = [...command, ...run.args];
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Killed as a group, so that what runs it (strace) goes with it.
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
  // `close` comes after the pipes are drained: everything printed before the end is there.
  await new Promise((resolve) => child.once('close', resolve));
  if (!isKilled) throw new Error(`The worker ended by itself: ${errors}`);
  return completeLines(output);
}

function completeLines(output: string): string[] {
  return output.split('\n').slice(0, -1);
}
