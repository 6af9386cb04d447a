import { dayIn, daysBetween } from '@/domain/calendar-days';
import type { WearingSpan } from '@/domain/sixty-days/answers';
import { questionOf } from '@/domain/sixty-days/answers';
import { attentionOf, byUrgency, type AttentionReason } from '@/domain/sixty-days/attention';
import { customerTimeZone } from '@/domain/sixty-days/customer-time-zone';
import { planOf } from '@/domain/sixty-days/plan';
import type { Sealer } from '@/server/base/sealing';
import type { CallNotes } from '@/server/call-notes/call-notes';
import type { Database } from '@/server/db/database';
import type { FollowUps } from '@/server/follow-ups/follow-ups';
import { createTrialRows } from './trial-records';

/** A customer whom staff should call during the trial. */
export type CallFirst = {
  orderId: string;
  accountId: string;
  reasons: readonly AttentionReason[];
  /** Days since the delivery, and until the last day of the trial. */
  day: number;
  daysLeft: number;
  /** The last answer about wearing; null when there is none. */
  wearing: WearingSpan | null;
  lastCallAt: string | null;
};

/** Who is silent, unhappy or wears them less than two hours, the most urgent first. */
export interface CallFirstQueue {
  read(): Promise<CallFirst[]>;
}

type Deps = {
  db: Database;
  sealer: Sealer;
  followUps: Pick<FollowUps, 'running' | 'keptOrder'>;
  callNotes: Pick<CallNotes, 'lastCalls'>;
  trialDays: number;
  now: () => Date;
};

export function createCallFirstQueue(deps: Deps): CallFirstQueue {
  const { db, sealer, followUps, callNotes, trialDays, now } = deps;
  const rows = createTrialRows(sealer);
  const plan = planOf(trialDays);
  return {
    async read() {
      const running = (await followUps.running()).filter(({ isKept }) => !isKept);
      const ids = running.map(({ orderId }) => orderId);
      const [answers, calls] = await Promise.all([
        rows.answersOf(db, ids),
        callNotes.lastCalls(ids),
      ]);
      const found: CallFirst[] = [];
      for (const { orderId, accountId, deliveredAt, state, isPaused } of running) {
        const zone = customerTimeZone(state);
        const dayOf = (moment: Date) =>
          daysBetween(dayIn(zone, new Date(deliveredAt)), dayIn(zone, moment));
        const day = dayOf(now());
        if (day > trialDays) continue;
        const own = answers.get(orderId) ?? [];
        const lastCallAt = calls.get(orderId) ?? null;
        const lastCall = lastCallAt && { at: lastCallAt, day: dayOf(new Date(lastCallAt)) };
        const reasons = attentionOf({
          day,
          plan,
          answers: own,
          isPaused,
          lastCall: lastCall || null,
        });
        if (reasons.length === 0 || !(await followUps.keptOrder(orderId))) continue;
        const wearing = own.findLast(({ page }) => questionOf[page] === 'wearing')?.answer;
        found.push({
          ...{ orderId, accountId, reasons, day, lastCallAt },
          daysLeft: trialDays - day,
          wearing: (wearing as WearingSpan | undefined) ?? null,
        });
      }
      return found.toSorted(byUrgency);
    },
  };
}
