import { randomBytes } from 'node:crypto';
import { normaliseEmail } from '@/domain/accounts/account';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { hearingSessions } from '@/server/db/schema/hearing';
import type { Database } from '@/server/db/database';
import type { Owner } from '@/server/visits/ownership';
import type { HearingTestProvider, SignedReport, TestStart } from './port';
import type { HearingResultRecord } from './result-rows';
import type { HearingResults } from './results';

/** Long enough for a test that is finished another day. */
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

export type ReportRefusal = 'not_signed' | 'unreadable' | 'unknown_customer' | 'nobody_reports';

type ReportOutcome =
  /** `flagged`: the result, if it calls for a doctor and that was not known before. */
  { ok: true; flagged: HearingResultRecord | null } | { ok: false; code: ReportRefusal };

/** Runs of the test, built-in or external. */
export interface HearingTests {
  readonly adapter: HearingTestProvider['adapter'];
  /**
   * Begins a test. An external service sends us the result by itself, so such a test requires the person's consent that
   * we keep it.
   */
  start(
    owner: Owner,
    by: { email: string; locale: string },
  ): Promise<TestStart & { sessionId: string }>;
  /** Takes a report of the external service; a repeated one changes nothing. */
  takeReport(report: SignedReport): Promise<ReportOutcome>;
}

type Deps = {
  db: Database;
  provider: HearingTestProvider;
  results: HearingResults;
  now: () => Date;
};

const columns = columnsOf(hearingSessions, ['email', 'accountId', 'visit', 'locale']);

export function createHearingTests({ db, provider, results, now }: Deps): HearingTests {
  return {
    adapter: provider.adapter,

    async start({ accountId, visit }, { email, locale }) {
      const sessionId = randomBytes(24).toString('base64url');
      const start = provider.start({ customerId: sessionId, locale });
      if (start.kind === 'redirect') {
        const at = now();
        await db.query(
          `insert into hearing_sessions (id, email, account_id, visit, locale, created_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
          [
            sessionId,
            normaliseEmail(email),
            accountId,
            visit,
            locale,
            at,
            new Date(at.getTime() + lifetimeMs),
          ],
        );
      }
      return { ...start, sessionId };
    },

    async takeReport(report) {
      const read = provider.readReport?.(report) ?? null;
      if (read === null) return { ok: false, code: 'nobody_reports' };
      if (!read.ok) return read;
      const { customerId, result } = read.report;
      const [run] = await db.query<RowOf<typeof columns>>(
        `select ${columns} from hearing_sessions where id = $1 and expires_at > $2`,
        [customerId, now()],
      );
      if (!run) return { ok: false, code: 'unknown_customer' };
      const { accountId, visit, email, locale } = run;
      const kept = await results.save({
        owner: { accountId, visit },
        provider: 'external',
        sessionId: customerId,
        email,
        name: '',
        locale,
        result,
        wantsFollowUp: false,
      });
      return { ok: true, flagged: kept.ok && kept.isFlaggedNow ? kept.saved : null };
    },
  };
}
