import type { HealthSign } from '../audiometry/red-flags';
import type { TestResult } from '../audiometry/test-result';

/** How long a result is kept when nobody says otherwise. */
export const hearingRetentionMonths = 24;

/** The wording of what people agree to about their hearing. A new wording is a new version. */
export const hearingConsentVersion = '2026-11-23';

/** A result that somebody asked us to keep, as its owner sees it. */
export type SavedHearingResult = {
  id: string;
  /** Of the run of the test: what is told later names the record by it. */
  sessionId: string;
  result: TestResult;
  /** What its owner told beside it that asks for a doctor, in the order of `healthSigns`. */
  signs: HealthSign[];
  /** Whose ears, in her own words. */
  name: string;
  email: string;
  /** ISO UTC. */
  savedAt: string;
  /** When it is destroyed by itself. */
  expiresAt: string;
};

/** The moment a record of today is destroyed: the same day, 24 months on. */
export function hearingRecordEnd(now: Date): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + hearingRetentionMonths);
  return end;
}
