import { dayIn, plusYears } from './calendar-days';
import { clinicTimeZone } from './store';

/**
 * Last day of the warranty, as a calendar day at the clinic: `2029-11-23`. Like the trial it starts with the delivery.
 *
 * @param deliveredAt ISO UTC; null before the delivery
 * @param years of the warranty
 * @returns null before the delivery
 */
export function warrantyEndsOn(deliveredAt: string | null, years: number): string | null {
  return deliveredAt && plusYears(dayIn(clinicTimeZone, new Date(deliveredAt)), years);
}
