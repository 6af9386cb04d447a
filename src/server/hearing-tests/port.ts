import type { TestResult } from '@/domain/audiometry/test-result';

/** How a test begins. */
export type TestStart =
  | { kind: 'embedded'; path: string }
  /** An absolute URL; it identifies the person by an id that means nothing elsewhere. */
  | { kind: 'redirect'; url: string };

/** An external service's webhook report, as received. */
export type SignedReport = {
  body: Uint8Array;
  /** Seconds since 1970, as text. */
  timestamp: string | undefined;
  signature: string | undefined;
};

export type ReportReading =
  | { ok: true; report: { customerId: string; result: TestResult } }
  | { ok: false; code: 'not_signed' | 'unreadable' };

/** The provider of hearing tests: the shop itself in the browser, or an external service. */
export interface HearingTestProvider {
  readonly adapter: 'built-in' | 'external';
  /** @param customerId unguessable; identifies one run of the test by one person */
  start(run: { customerId: string; locale: string }): TestStart;
  /** Null without reports: the built-in test returns its result in the browser. */
  readonly readReport: ((report: SignedReport) => ReportReading) | null;
}
