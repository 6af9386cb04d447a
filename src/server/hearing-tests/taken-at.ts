import { hearingRetentionMonths } from '@/domain/hearing/hearing-result';

/**
 * When a test was taken, within credible limits: browsers and services state the time, and orders are set up by the
 * newest test. Never later than now, and never earlier than our retention period.
 *
 * @param told ISO 8601
 * @returns ISO UTC
 */
export function takenAtWithin(told: string, now: Date): string {
  const earliest = new Date(now);
  earliest.setUTCMonth(earliest.getUTCMonth() - hearingRetentionMonths);
  const time = Math.min(Math.max(Date.parse(told), earliest.getTime()), now.getTime());
  return new Date(time).toISOString();
}
