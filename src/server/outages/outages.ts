import { createGuard, type Guard, type GuardTerms, type ServiceHealth } from './guard';

/** What the shop asks from outside, by its port. */
type OutsideService = 'payments' | 'mail' | 'files' | 'labels' | 'texts' | 'errors';

/** The guards of one process, and how their services fare. */
export interface Outages {
  /** The guard of a service, from the terms of its adapter. Each adapter asks once, when it is opened. */
  guard(service: OutsideService, terms: GuardTerms): Guard;
  /** Only services that an adapter was opened for. */
  health(): ReadonlyMap<OutsideService, ServiceHealth>;
}

/** @param longestMs nobody waits longer than this for one answer, whatever an adapter's own terms are */
export function createOutages(now: () => number = Date.now, longestMs = Infinity): Outages {
  const guards = new Map<OutsideService, Guard>();
  return {
    guard(service, terms) {
      const timeoutMs = Math.min(terms.timeoutMs, longestMs);
      const guard = createGuard({ ...terms, timeoutMs }, now);
      guards.set(service, guard);
      return guard;
    },
    health: () => new Map([...guards].map(([service, guard]) => [service, guard.health()])),
  };
}
