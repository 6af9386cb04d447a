import { parseEnvelope } from '@sentry/core';
import { parseReport, type Report } from './report';

/** What a browser sends by way of our tunnel, as far as it concerns us. */
export type ReceivedEnvelope = {
  /** Whom it is meant for. */
  dsn: unknown;
  /** Its errors. Sessions, traces, replays and attachments are passed over. */
  reports: readonly Report[];
};

/** Null for what is no envelope (develop.sentry.dev, "Envelopes"). */
export function readEnvelope(body: Uint8Array): ReceivedEnvelope | null {
  try {
    const [head, items] = parseEnvelope(body);
    const reports = items.flatMap(([{ type }, payload]) => {
      const report = type === 'event' ? parseReport(payload) : null;
      return report ? [report] : [];
    });
    return { dsn: Reflect.get(head, 'dsn'), reports };
  } catch {
    return null;
  }
}
