import { customerTimeZone } from '@/domain/sixty-days/customer-time-zone';
import { dueFollowUp, lastFollowUpDay, type FollowUpKind } from '@/domain/sixty-days/due-mails';
import { keepsHearingAids } from '@/domain/sixty-days/keeps-hearing-aids';
import type { Order } from '@/domain/orders/order';
import { trialOf, type Trial } from '@/domain/trial';
import { clinicTimeZone } from '@/domain/store';
import type { Sealer } from '@/server/base/sealing';
import type { OrderRefunds, Orders } from '@/server/commerce/port';
import type { Database } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { Returns } from '@/server/returns/returns';
import {
  claimFollowUp,
  readDeliveries,
  readDelivery,
  readTrials,
  readWritingState,
  setPause,
  stopBy,
  stopCodeOf,
  type Delivery,
  type WritingState,
} from './follow-up-rows';

const dayMs = 24 * 60 * 60 * 1000;

/** What a mail after a delivery is made of. */
export type FollowUp = {
  order: Order;
  trial: Trial;
  /** The customer's time zone, an IANA name. */
  timeZone: string;
  /** When the last parcel arrived, ISO UTC. */
  deliveredAt: string;
  stopCode: string;
};

/** The mails that help a customer with new hearing aids: see `sixty-days/due-mails.ts` of the domain. */
export interface FollowUps {
  /** Queues what is due now, each mail once; run by the clock. */
  queueDue(): Promise<void>;
  /**
   * For the job that writes the mail. Null when it must not be sent any more: the customer stopped these mails, was
   * erased, or sends the aids back.
   */
  open(orderId: string): Promise<FollowUp | null>;
  /** Ends these mails by the code of a mailed link; repeatable. False for an unknown code. */
  stop(code: string): Promise<boolean>;
  stateOf(accountId: string): Promise<WritingState>;
  /** The customer's own choice. `stopped` is for good: nothing but a new account ends it. */
  choose(accountId: string, state: WritingState): Promise<void>;
  /** Trials that run, also of customers who paused; without those who want to hear nothing. */
  running(): Promise<readonly Delivery[]>;
  /** The order, as long as its customer keeps the hearing aids. */
  keptOrder(orderId: string): Promise<Order | null>;
  /** Whether nothing is left to try: everything is on its way back, or paid back. */
  isGoingBack(order: Order): Promise<boolean>;
}

type FollowUpDeps = {
  db: Database;
  jobs: Jobs;
  sealer: Sealer;
  orders: Pick<Orders, 'findOrder'>;
  /** Null when a hosted store makes the refunds. */
  refunds: Pick<OrderRefunds, 'refundsOf'> | null;
  returns: Pick<Returns, 'ofOrder'>;
  trialDays: number;
  now: () => Date;
};

export function createFollowUps(deps: FollowUpDeps): FollowUps {
  const { db, jobs, sealer, trialDays, now } = deps;
  const since = () => new Date(now().getTime() - lastFollowUpDay(trialDays) * dayMs);

  return {
    async queueDue() {
      for (const delivery of await readDeliveries(db, since())) {
        const kind = dueOf(delivery, { trialDays, now: now() });
        if (kind && (await keptOrder(deps, delivery.orderId))) await queue(delivery, kind);
      }
      await db.flush();
    },
    async open(orderId) {
      const delivery = await readDelivery(db, orderId, since());
      const order = delivery && (await keptOrder(deps, orderId));
      if (!order) return null;
      const { accountId, deliveredAt } = delivery;
      return {
        order,
        deliveredAt,
        timeZone: customerTimeZone(delivery.state),
        trial: trialOf({ deliveredAt, now: now(), days: trialDays, timeZone: clinicTimeZone }),
        stopCode: await stopCodeOf(db, sealer, accountId, now()),
      };
    },
    stop: async (code) => {
      const isKnown = await stopBy(db, sealer, { code, at: now() });
      await db.flush();
      return isKnown;
    },
    stateOf: (accountId) => readWritingState(db, accountId),
    async choose(accountId, state) {
      const at = now();
      if ((await readWritingState(db, accountId)) === 'stopped') return;
      if (state === 'stopped') {
        const code = await stopCodeOf(db, sealer, accountId, at);
        await stopBy(db, sealer, { code, at });
      } else {
        await setPause(db, accountId, { isPaused: state === 'paused', at });
      }
      await db.flush();
    },
    running: () => readTrials(db, since()),
    keptOrder: (orderId) => keptOrder(deps, orderId),
    // An order that has not arrived yet is not complete, and may be prepared for already.
    isGoingBack: async (order) => !(await isKept(deps, { ...order, status: 'complete' })),
  };

  async function queue(delivery: Delivery, kind: FollowUpKind): Promise<void> {
    const { orderId } = delivery;
    await db.transaction(async (tx) => {
      const isFirst = await claimFollowUp(tx, delivery, { kind, at: now() });
      if (isFirst) await jobs.enqueue(tx, 'send-follow-up', { orderId, kind });
    });
  }
}

function dueOf(
  { deliveredAt, state, sent, isKept }: Delivery,
  { trialDays, now }: { trialDays: number; now: Date },
): FollowUpKind | null {
  const timeZone = customerTimeZone(state);
  const due = dueFollowUp({ deliveredAt, trialDays, timeZone, sent, now });
  // The decision is made: nobody is asked for it again.
  return isKept && due === 'day_53' ? null : due;
}

async function keptOrder(deps: FollowUpDeps, orderId: string): Promise<Order | null> {
  const order = await deps.orders.findOrder(orderId);
  return order && (await isKept(deps, order)) ? order : null;
}

async function isKept({ returns, refunds }: FollowUpDeps, order: Order): Promise<boolean> {
  const [sentBack, paidBack] = await Promise.all([
    returns.ofOrder(order.id),
    refunds?.refundsOf(order.id) ?? [],
  ]);
  return keepsHearingAids(order, { returns: sentBack, refunds: paidBack });
}
