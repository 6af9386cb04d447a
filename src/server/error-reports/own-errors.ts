import { randomUUID } from 'node:crypto';
import { createStackParser, exceptionFromError } from '@sentry/core';
import { nodeStackLineParser } from '@sentry/core/server';
import type { Collector } from './collector';
import { parseReport, type Report } from './report';

/** Receives the fields of an error's log line. Never throws, and nothing waits for it. */
export type ReportOwnError = (fields: unknown) => void;

type OwnErrorsDeps = {
  collector: Collector;
  environment: string;
  /** Called with the reason why a report was lost; not as an error, which would be reported in turn. */
  onLost: (error: unknown) => void;
  now?: () => number;
};

/** A fault that every request meets is reported at most once a second on average. */
const mostPerMinute = 60;

const stackParser = createStackParser(nodeStackLineParser());

/** Reports the server's own errors. */
export function createOwnErrors({
  collector,
  environment,
  onLost,
  now = Date.now,
}: OwnErrorsDeps): ReportOwnError {
  let minute = 0;
  let sent = 0;
  return (fields) => {
    const report = reportOf(fields, environment);
    if (!report) return;
    const current = Math.floor(now() / 60_000);
    if (current !== minute) sent = 0;
    minute = current;
    sent += 1;
    if (sent <= mostPerMinute) collector.send(report).catch(onLost);
  };
}

function reportOf(fields: unknown, environment: string): Report | null {
  if (typeof fields !== 'object' || fields === null) return null;
  const line: { err?: unknown; id?: unknown; route?: unknown; job?: unknown } = fields;
  const error = fields instanceof Error ? fields : line.err;
  if (!(error instanceof Error)) return null;
  return parseReport({
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1000,
    platform: 'node',
    level: 'error',
    environment,
    transaction: line.route,
    tags: { source: 'server', route: line.route, job: line.job, reference: line.id },
    exception: { values: withCauses(error).map((one) => exceptionFromError(stackParser, one)) },
  });
}

/** Sentry expects the innermost error first. */
function withCauses(error: Error): readonly Error[] {
  const chain: Error[] = [];
  for (let at: unknown = error; at instanceof Error && chain.length < 5; at = at.cause) {
    chain.unshift(at);
  }
  return chain;
}
