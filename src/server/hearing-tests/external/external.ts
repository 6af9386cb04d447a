import { createHmac, timingSafeEqual } from 'node:crypto';
import { mixed, object, string, ValidationError } from 'yup';
import { parseTestResult, type TestResult } from '@/domain/audiometry/test-result';
import type { HearingTestProvider, ReportReading, SignedReport } from '../port';

/** An older report is treated as a replay. */
const longestWayMs = 5 * 60 * 1000;

const reportSchema = object({
  customer_id: string()
    .matches(/^[\w-]{20,100}$/)
    .required(),
  result: mixed().required(),
});

type ExternalSettings = {
  /** The URL where tests begin. */
  url: string;
  /** Shared with the service, which signs its reports with it. */
  secret: string;
  now?: () => Date;
};

/** An external test service: it gets an id that means nothing to others, and reports by a signed webhook. */
export function createExternalTest({
  url,
  secret,
  now = () => new Date(),
}: ExternalSettings): HearingTestProvider {
  return {
    adapter: 'external',
    start({ customerId, locale }) {
      const address = new URL(url);
      address.searchParams.set('customer_id', customerId);
      address.searchParams.set('locale', locale);
      return { kind: 'redirect', url: address.href };
    },
    readReport(report) {
      return isSigned(report, { secret, now: now() })
        ? readReport(report.body)
        : { ok: false, code: 'not_signed' };
    },
  };
}

/** `sha256=` and the HMAC of timestamp, a full stop and the body as it was sent. */
export function signReport(body: Uint8Array | string, timestamp: string, secret: string): string {
  const digest = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
  return `sha256=${digest}`;
}

function isSigned(
  { body, timestamp = '', signature = '' }: SignedReport,
  { secret, now }: { secret: string; now: Date },
): boolean {
  const wanted = Buffer.from(signReport(body, timestamp, secret));
  const given = Buffer.from(signature);
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  const ageMs = now.getTime() - Number(timestamp) * 1000;
  return isOurs && Math.abs(ageMs) <= longestWayMs;
}

function readReport(body: Uint8Array): ReportReading {
  try {
    const told = reportSchema.validateSync(JSON.parse(Buffer.from(body).toString('utf8')));
    const result = parseTestResult(told.result);
    return result
      ? { ok: true, report: { customerId: told.customer_id, result: withoutLog(result) } }
      : { ok: false, code: 'unreadable' };
  } catch (error) {
    if (error instanceof ValidationError || error instanceof SyntaxError) {
      return { ok: false, code: 'unreadable' };
    }
    throw error;
  }
}

/** Another service's log of single tones cannot be scored here. */
function withoutLog(result: TestResult): TestResult {
  return { ...result, trials: undefined };
}
