import { parseEnvelope } from '@sentry/core';
import { parseReport, type Report } from './report';

/** The parts we use of what a browser sends through our tunnel. */
export type ReceivedEnvelope = {
  /** The collector it is addressed to. */
  dsn: unknown;
  /** Its errors. Sessions, traces, replays and attachments are ignored. */
  reports: readonly Report[];
};

/** Null for anything but an envelope (develop.sentry.dev, "Envelopes"). */
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
