import { dayIn, daysBetween, plusDays } from './calendar-days';
import type { Order } from './orders/order';
import { deliveredInFullAt, type Shipment } from './orders/shipment';
import { clinicTimeZone } from './store';

/** State of a home trial. Days are calendar days at the clinic. */
export type Trial =
  | { state: 'not_started'; days: number }
  | {
      state: 'running';
      days: number;
      /** Day of delivery and last day of the trial: `2026-11-23`. */
      startsOn: string;
      endsOn: string;
      /** Whole days left after today: all of them on the day of delivery, 0 on the last day. */
      daysLeft: number;
    }
  | { state: 'over'; days: number; startsOn: string; endsOn: string };

/**
 * Counts from the delivery, not from the order: nobody can try aids that are still on a truck. The day of delivery is
 * day 0, and the last day lasts until midnight. `deliveredAt`: ISO UTC, null before; `now`: any moment; `timeZone`:
 * IANA name, where days begin and end.
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
  const daysLeft = daysBetween(dayIn(timeZone, now), endsOn);
  return daysLeft >= 0
    ? { state: 'running', days, startsOn, endsOn, daysLeft }
    : { state: 'over', days, startsOn, endsOn };
}

/** The return period of an order: it starts when its last parcel has arrived. */
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

/** The return period as the home trial it is called for hearing aids; null for other orders. */
export function homeTrialOf(order: Pick<Order, 'lines'>, clock: Trial): Trial | null {
  return order.lines.some(({ isHearingAid }) => isHearingAid) ? clock : null;
}
