import { customerTimeZone } from '@/domain/sixty-days/customer-time-zone';
import {
  dueFollowUps,
  lastFollowUpDay,
  type FollowUpKind,
} from '@/domain/sixty-days/due-mails';
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
  stopBy,
  stopCodeOf,
  type Delivery,
} from './follow-up-rows';

const dayMs = 24 * 60 * 60 * 1000;

/** What a mail after a delivery is made of. */
type FollowUp = {
  order: Order;
  trial: Trial;
  /** When the last parcel arrived, ISO UTC. */
  deliveredAt: string;
  stopCode: string;
};

/** The mails that help a customer with new hearing aids: see `follow-up-calendar.ts` of the domain. */
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
        const kinds = dueOf(delivery, { trialDays, now: now() });
        if (kinds.length > 0 && (await keptOrder(deps, delivery.orderId))) {
          for (const kind of kinds) await queue(delivery, kind);
        }
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
        trial: trialOf({ deliveredAt, now: now(), days: trialDays, timeZone: clinicTimeZone }),
        stopCode: await stopCodeOf(db, sealer, accountId, now()),
      };
    },
    stop: async (code) => {
      const isKnown = await stopBy(db, sealer, { code, at: now() });
      await db.flush();
      return isKnown;
    },
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
  { deliveredAt, state, sent }: Delivery,
  { trialDays, now }: { trialDays: number; now: Date },
): FollowUpKind[] {
  const timeZone = customerTimeZone(state);
  const due = dueFollowUps({ deliveredAt, trialDays, timeZone, now });
  return due.filter((kind) => !sent.includes(kind));
}

/** The order, as long as its customer keeps the hearing aids. */
async function keptOrder(
  { orders, returns, refunds }: FollowUpDeps,
  orderId: string,
): Promise<Order | null> {
  const [order, sentBack, paidBack] = await Promise.all([
    orders.findOrder(orderId),
    returns.ofOrder(orderId),
    refunds?.refundsOf(orderId) ?? [],
  ]);
  return order && keepsHearingAids(order, { returns: sentBack, refunds: paidBack }) ? order : null;
}
