import {
  createCircuitBreaker,
  type CircuitBreaker,
  type CircuitBreakerTerms,
  type ServiceHealth,
} from './circuit-breaker';

/** The external services, by port. */
type OutsideService =
  'payments' | 'mail' | 'files' | 'labels' | 'textMessages' | 'texts' | 'errors';

/** The circuit breakers of one process, and the health of their services. */
export interface CircuitBreakers {
  /** The circuit breaker of a service, from the terms of its adapter. Each adapter asks once, when it is opened. */
  breaker(service: OutsideService, terms: CircuitBreakerTerms): CircuitBreaker;
  /** Only services with an opened adapter. */
  health(): ReadonlyMap<OutsideService, ServiceHealth>;
}

/** @param longestMs the longest wait for one answer, whatever an adapter's own terms are */
export function createCircuitBreakers(
  now: () => number = Date.now,
  longestMs = Infinity,
): CircuitBreakers {
  const circuitBreakers = new Map<OutsideService, CircuitBreaker>();
  return {
    breaker(service, terms) {
      const timeoutMs = Math.min(terms.timeoutMs, longestMs);
      const breaker = createCircuitBreaker({ ...terms, timeoutMs }, now);
      circuitBreakers.set(service, breaker);
      return breaker;
    },
    health: () =>
      new Map([...circuitBreakers].map(([service, breaker]) => [service, breaker.health()])),
  };
}
