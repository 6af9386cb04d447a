import type { HealthSign } from '../audiometry/red-flags';
import type { TestResult } from '../audiometry/test-result';

/** Default retention of a result. */
export const hearingRetentionMonths = 24;

/** Version of the consent text about hearing data. A new wording is a new version. */
export const hearingConsentVersion = '2026-11-23';

/** A saved result as its owner sees it. */
export type SavedHearingResult = {
  id: string;
  /** Id of the test run; signs that are reported later refer to it. */
  sessionId: string;
  result: TestResult;
  /** Reported signs that call for a doctor, in the order of `healthSigns`. */
  signs: HealthSign[];
  /** The tested person's name, as the owner typed it. */
  name: string;
  email: string;
  /** ISO UTC. */
  savedAt: string;
  /** When it is deleted automatically. */
  expiresAt: string;
};

/** When a record made today is deleted: the same day, 24 months later. */
export function hearingRecordEnd(now: Date): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + hearingRetentionMonths);
  return end;
}
