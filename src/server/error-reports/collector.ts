import {
  createEnvelope,
  dsnFromString,
  dsnToString,
  getEnvelopeEndpointWithUrlEncodedAuth,
  serializeEnvelope,
  type Envelope,
} from '@sentry/core';
import { Outage } from '@/server/circuit-breakers/outage';
import type { CircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import type { Report } from './report';

/** Nothing waits for a report, and it is not worth waiting for. */
const usualTimeoutMs = 5000;

/** The pauses that the collector asks reporters to make. */
type Pauses = Readonly<Record<string, string>>;

/** The collector of reports: Sentry, or any service with its protocol. */
export interface Collector {
  /** Its name in reports: the DSN without its secret part. */
  readonly name: string;
  /** Sends one report. `isFull` when it was refused because there are too many. Throws when it cannot be reached. */
  send(report: Report): Promise<{ isFull: boolean; pauses: Pauses }>;
}

/** @param dsn checked by config.ts */
export function createCollector(
  dsn: string,
  circuitBreakers: CircuitBreakers,
  timeoutMs = usualTimeoutMs,
): Collector {
  const breaker = circuitBreakers.breaker('errors', { timeoutMs, failuresToRest: 5 });
  const parts = dsnFromString(dsn);
  if (!parts) throw new Error('NEXT_PUBLIC_SENTRY_DSN is no DSN');
  const address = getEnvelopeEndpointWithUrlEncodedAuth(parts);
  return {
    name: dsnToString(parts),
    send: (report) =>
      breaker.ask(async (signal) => {
        const answer = await fetch(address, {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-sentry-envelope' },
          body: envelopeOf(report),
          signal,
          redirect: 'error',
        });
        await answer.body?.cancel();
        const isFull = answer.status === 429;
        if (!answer.ok && !isFull) throw new Outage('refused');
        return { isFull, pauses: pausesOf(answer.headers) };
      }),
  };
}

function envelopeOf(report: Report): string {
  const head = { event_id: report.event_id, sent_at: new Date().toISOString() };
  const envelope = createEnvelope<Envelope>(head, [[{ type: 'event' }, report]]);
  const written = serializeEnvelope(envelope);
  return typeof written === 'string' ? written : Buffer.from(written).toString('utf8');
}

function pausesOf(headers: Headers): Pauses {
  const names = ['Retry-After', 'X-Sentry-Rate-Limits'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
}
