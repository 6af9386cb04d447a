import type { Order } from './orders/order';
import { deliveredInFullAt, type Shipment } from './orders/shipment';
import { clinicTimeZone } from './store';

/** Home trial of hearing aids, in days after the tracked delivery. */
export const defaultTrialDays = 60;

const dayMs = 24 * 60 * 60 * 1000;

/** The clock of a home trial. Days are calendar days where the clinic is. */
export type Trial =
  | { state: 'not_started'; days: number }
  | {
      state: 'running';
      days: number;
      /** Day of delivery and last day of the trial: `2026-11-23`. */
      startsOn: string;
      endsOn: string;
      /** Today included: 1 on the last day. */
      daysLeft: number;
    }
  | { state: 'over'; days: number; startsOn: string; endsOn: string };

/**
 * Counts from the delivery, not from the order: nobody tries what is still on a truck. The day of delivery
 * is day nought, and the last day lasts until midnight.
 * `deliveredAt`: ISO UTC, null before; `now`: any moment; `timeZone`: IANA name, where days begin and end.
 */
export function trialOf(delivery: {
  deliveredAt: string | null;
  now: Date;
  days: number;
  timeZone: string;
}): Trial {
  const { deliveredAt, now, days, timeZone } = delivery;
  if (deliveredAt === null) return { state: 'not_started', days };
  const startsOn = dayIn(timeZone, new Date(deliveredAt));
  const endsOn = plusDays(startsOn, days);
  const daysLeft = daysBetween(dayIn(timeZone, now), endsOn) + 1;
  return daysLeft > 0
    ? { state: 'running', days, startsOn, endsOn, daysLeft }
    : { state: 'over', days, startsOn, endsOn };
}

/** How long an order may be sent back: from the moment its last parcel has arrived. */
export function returnClockOf(
  shipments: readonly Shipment[],
  { now, days }: { now: Date; days: number },
): Trial {
  return trialOf({
    deliveredAt: deliveredInFullAt(shipments),
    now,
    days,
    timeZone: clinicTimeZone,
  });
}

/** The same clock as the home trial it is called where hearing aids were bought; null for other orders. */
export function homeTrialOf(order: Pick<Order, 'lines'>, clock: Trial): Trial | null {
  return order.lines.some(({ isHearingAid }) => isHearingAid) ? clock : null;
}

function dayIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Calendar days have no clock changes: counted in UTC, each one is 24 hours. */
function plusDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}
