import { kindOf, Outage, type OutageKind } from './outage';

export type CircuitBreakerTerms = {
  /** Longest wait for one answer. */
  timeoutMs: number;
  /**
   * After so many failures in a row nobody asks for a while, so that a page or a person does not wait for the time-out
   * each time. Null asks every time: right for jobs, which wait by themselves.
   */
  failuresToRest: number | null;
  /** True for an error by which the service shows that it works, such as a declined card. */
  isAnswer?: (error: unknown) => boolean;
};

/** How an outside service has fared since this process started. */
export type ServiceHealth = {
  /** `resting`: it is not asked for a while; `trying`: the next one who asks finds out for all. */
  state: 'asked' | 'resting' | 'trying';
  /** ISO UTC; null when it was not asked yet. */
  lastSuccessAt: string | null;
  lastFailure: { at: string; kind: OutageKind } | null;
};

/** Stands before every call of one outside service: ends it in time, and spares everybody the wait while it is away. */
export interface CircuitBreaker {
  /** What the work gives or throws; `Outage` when it takes too long or the service rests. `signal` ends late work. */
  ask<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  health(): ServiceHealth;
}

/** So long is a service left alone; then one call finds out how it is. */
const restMs = 30_000;

export function createCircuitBreaker(
  terms: CircuitBreakerTerms,
  now: () => number = Date.now,
): CircuitBreaker {
  const { timeoutMs, failuresToRest, isAnswer = () => false } = terms;
  let failuresInARow = 0;
  let restsUntil = 0;
  let isTrying = false;
  let lastSuccessAt: number | null = null;
  let lastFailure: { at: number; kind: OutageKind } | null = null;

  const isDown = () => failuresToRest !== null && failuresInARow >= failuresToRest;

  function stateNow(): ServiceHealth['state'] {
    if (!isDown()) return 'asked';
    return now() < restsUntil ? 'resting' : 'trying';
  }

  function worked(): void {
    failuresInARow = 0;
    lastSuccessAt = now();
  }

  function failed(error: unknown): void {
    failuresInARow += 1;
    lastFailure = { at: now(), kind: kindOf(error) };
    if (isDown()) restsUntil = now() + restMs;
  }

  async function watched<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    try {
      const given = await inTime(work, timeoutMs);
      worked();
      return given;
    } catch (error) {
      if (isAnswer(error)) worked();
      else failed(error);
      throw error;
    }
  }

  return {
    async ask(work) {
      const state = stateNow();
      if (state === 'asked') return watched(work);
      if (state === 'resting' || isTrying) throw new Outage('resting');
      isTrying = true;
      try {
        return await watched(work);
      } finally {
        isTrying = false;
      }
    },
    health: () => ({
      state: stateNow(),
      lastSuccessAt: lastSuccessAt === null ? null : new Date(lastSuccessAt).toISOString(),
      lastFailure: lastFailure && { ...lastFailure, at: new Date(lastFailure.at).toISOString() },
    }),
  };
}

/** The work's result. Throws `Outage` when it takes too long; its signal then ends what is left of it. */
async function inTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  milliseconds: number,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Outage('timeout'));
      controller.abort();
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
