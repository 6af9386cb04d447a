import type { TestResult } from '@/domain/audiometry/test-result';

/** Where a test begins. */
export type TestStart =
  | { kind: 'embedded'; path: string }
  /** An absolute address; it names the person by an id that means nothing elsewhere. */
  | { kind: 'redirect'; url: string };

/** What an outside service reports by its webhook, as it came. */
export type SignedReport = {
  body: Uint8Array;
  /** Seconds since 1970, as text. */
  timestamp: string | undefined;
  signature: string | undefined;
};

export type ReportReading =
  | { ok: true; report: { customerId: string; result: TestResult } }
  | { ok: false; code: 'not_signed' | 'unreadable' };

/** Who tests the hearing: the shop itself in the browser, or a service elsewhere. */
export interface HearingTestProvider {
  readonly adapter: 'built-in' | 'external';
  /** @param customerId unguessable; stands for one run of the test by one person */
  start(run: { customerId: string; locale: string }): TestStart;
  /** Null where nobody reports: the built-in test hands its result over in the browser. */
  readonly readReport: ((report: SignedReport) => ReportReading) | null;
}
