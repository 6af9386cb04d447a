import { performance } from 'node:perf_hooks';
import type { MeasuredServer } from './server';

export type Reading = {
  cpuMs: number;
  p50Ms: number;
  p99Ms: number;
  opsPerSecond: number;
};

type Load = {
  server: MeasuredServer;
  operation: (index: number) => Promise<void>;
  count: number;
  users: number;
  warmUp: number;
};

/**
 * Runs an operation `count` times by `users` at once after a warm-up.
 * CPU is that of the server and its database per operation, times are seen by the caller.
 */
export async function measure({ server, operation, count, users, warmUp }: Load): Promise<Reading> {
  await runAll(operation, warmUp, users, 1_000_000);
  const cpuBefore = server.cpuMs();
  const start = performance.now();
  const durations = await runAll(operation, count, users, 0);
  const elapsed = performance.now() - start;
  const cpuMs = (server.cpuMs() - cpuBefore) / count;
  return {
    cpuMs,
    p50Ms: percentile(durations, 0.5),
    p99Ms: percentile(durations, 0.99),
    opsPerSecond: (count * 1000) / elapsed,
  };
}

async function runAll(
  operation: (index: number) => Promise<void>,
  count: number,
  users: number,
  firstIndex: number,
): Promise<number[]> {
  const durations: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: users }, async () => {
      while (next < count) {
        const index = firstIndex + next++;
        const start = performance.now();
        await operation(index);
        durations.push(performance.now() - start);
      }
    }),
  );
  return durations;
}

/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
