import { performance } from 'node:perf_hooks';
import { percentile } from './tools/measure';
import type { MeasuredServer } from './tools/server';

/** Cost of a start, until the first write to the database was answered. */
export type ColdStart = { cpuMs: number; wallMs: number };

/**
 * Starts a server on an existing database and asks for one write. Keeps the best of three starts, because a start is
 * short and any other load on the machine adds to it.
 */
export async function coldStart(
  start: () => Promise<MeasuredServer>,
  firstAnswer: (origin: string) => Promise<void>,
): Promise<ColdStart> {
  const starts: ColdStart[] = [];
  for (let round = 0; round < 3; round += 1) {
    const from = performance.now();
    const server = await start();
    await firstAnswer(server.origin);
    starts.push({ cpuMs: server.cpuMs(), wallMs: performance.now() - from });
    await server.stop();
  }
  const least = (figure: keyof ColdStart) =>
    percentile(
      starts.map((each) => each[figure]),
      0,
    );
  return { cpuMs: least('cpuMs'), wallMs: least('wallMs') };
}
