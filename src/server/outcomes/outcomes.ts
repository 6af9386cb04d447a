import { dayIn, daysBetween } from '@/domain/calendar-days';
import { benefitChangeOf } from '@/domain/outcomes/benefit-change';
import { complaintOf } from '@/domain/outcomes/complaint';
import type { OutcomeFilter } from '@/domain/outcomes/outcome-filter';
import { onePerPerson, type OutcomeRecord } from '@/domain/outcomes/outcome-record';
import { outcomeReport, type OutcomeReport } from '@/domain/outcomes/outcome-report';
import { testWayOf } from '@/domain/outcomes/test-way';
import { questionOf, type AnsweredPage, type WearingSpan } from '@/domain/sixty-days/answers';
import { clinicTimeZone } from '@/domain/store';
import { trialOf } from '@/domain/trial';
import type { Sealer } from '@/server/base/sealing';
import type { Database } from '@/server/db/database';
import { readSheetBases } from '@/server/fittings/sheet-bases';
import { readProfileModes } from '@/server/hearing-tests/profile-modes';
import { readMainReasons } from '@/server/returns/main-reasons';
import { createTrialRows } from '@/server/sixty-days/trial-records';
import { aidsOf, readDeliveredOrders, type DeliveredOrder } from './delivered-orders';

/** When a customer first asked for other settings. */
type FirstAdjustment = {
  orderId: string;
  /** ISO UTC. */
  at: string;
};

/** What the figures need of the room that keeps wishes for adjustments. */
export interface AdjustmentReader {
  /** The first one of each order; orders without one are left out. */
  firstAdjustments(): Promise<readonly FirstAdjustment[]>;
}

/** The clinic's figures. The caller has checked that it is staff who may see them. */
export interface Outcomes {
  /** Figures only: no record and no group of fewer than five people leaves this room. */
  report(filter: OutcomeFilter): Promise<OutcomeReport>;
}

export type OutcomesDeps = {
  db: Database;
  sealer: Sealer;
  adjustments: AdjustmentReader;
  trialDays: number;
  now: () => Date;
};

export function createOutcomes(deps: OutcomesDeps): Outcomes {
  return {
    report: async (filter) => outcomeReport(await readRecords(deps), filter),
  };
}

/** One record for each person with delivered hearing aids. */
async function readRecords({ db, sealer, adjustments, trialDays, now }: OutcomesDeps) {
  const orders = await readDeliveredOrders(db);
  const ids = orders.map(({ orderId }) => orderId);
  const trials = createTrialRows(sealer);
  const [answers, measured, reasons, sheets, adjusted] = await Promise.all([
    trials.answersOf(db, ids),
    trials.recordsOfOrders(db, ids),
    readMainReasons(db, sealer, ids),
    readSheetBases(db, sealer, ids),
    adjustments.firstAdjustments(),
  ]);
  // A saved test is long, so it is opened only where the sheet does not say how it was made.
  const unsure = ids.filter((id) => !sheets.get(id)?.mode);
  const profiles = await readProfileModes(db, sealer, unsure);
  const firstWish = new Map(adjusted.map(({ orderId, at }) => [orderId, at]));
  return onePerPerson(
    orders.map((order) => {
      const { orderId, placedAt } = order;
      const told = answers.get(orderId) ?? [];
      const benefit = benefitChangeOf(measured.get(orderId) ?? []);
      const record: OutcomeRecord = {
        ...{ person: order.accountId, month: monthOf(placedAt), ...aidsOf(order) },
        way: testWayOf({
          sheet: sheets.get(orderId) ?? null,
          profile: profiles.get(orderId) ?? null,
        }),
        isTrialOver: isTrialOver(order, { days: trialDays, now: now() }),
        isReturned: order.isReturned,
        returnReason: reasons.get(orderId) ?? 'none_given',
        complaint: complaintOf(told, benefit),
        benefit,
        wearing: settledWearing(told),
        adjustedAfterDays: daysUntil(order, firstWish.get(orderId) ?? null),
      };
      return { record, placedAt };
    }),
  );
}

const clinicDay = (at: string) => dayIn(clinicTimeZone, new Date(at));

const monthOf = (at: string) => clinicDay(at).slice(0, 7);

function isTrialOver(
  { deliveredAt }: DeliveredOrder,
  { days, now }: { days: number; now: Date },
): boolean {
  return trialOf({ deliveredAt, now, days, timeZone: clinicTimeZone }).state === 'over';
}

/** The last wearing time that was told; the first day says nothing about a habit. */
function settledWearing(told: readonly AnsweredPage[]): WearingSpan | null {
  const last = told.findLast(({ page }) => questionOf[page] === 'wearing' && page !== 'day_1');
  return (last?.answer as WearingSpan | undefined) ?? null;
}

/** A wish from before the delivery is about the order and no adjustment. */
function daysUntil({ deliveredAt }: DeliveredOrder, at: string | null): number | null {
  if (at === null || at < deliveredAt) return null;
  return daysBetween(clinicDay(deliveredAt), clinicDay(at));
}
