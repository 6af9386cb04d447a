import { kindOf, Outage, type OutageKind } from './outage';

export type CircuitBreakerTerms = {
  /** Longest wait for one answer. */
  timeoutMs: number;
  /**
   * After this many failures in a row, calls stop for a while, so that a page or a person does not wait for the
   * time-out each time. Null always calls: right for jobs, which can wait.
   */
  failuresToRest: number | null;
  /** True for an error that shows the service works, such as a declined card. */
  isAnswer?: (error: unknown) => boolean;
};

/** The health of an external service since this process started. */
export type ServiceHealth = {
  /** `resting`: it is not called for a while; `trying`: the next call tests it for all. */
  state: 'asked' | 'resting' | 'trying';
  /** ISO UTC; null before the first success. */
  lastSuccessAt: string | null;
  lastFailure: { at: string; kind: OutageKind } | null;
};

/**
 * The circuit breaker of an external service: it limits the time of each call, and fails calls at once while the
 * service is down.
 */
export interface CircuitBreaker {
  /**
   * Returns or throws what the work does; throws `Outage` when it takes too long or the service rests. `signal` aborts
   * late work.
   */
  ask<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  health(): ServiceHealth;
}

/** How long a failing service is not called; then one call tests it. */
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
