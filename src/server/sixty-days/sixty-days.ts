import { randomUUID } from 'node:crypto';
import {
  goalSteps,
  measuresAt,
  openMoment,
  type BenefitMoment,
  type BenefitRecord,
  type Goal,
} from '@/domain/benefit/measures';
import { dayIn, daysBetween } from '@/domain/calendar-days';
import { zero, type Cents } from '@/domain/money';
import { hasHearingAid, type Order } from '@/domain/orders/order';
import { destinationProvince } from '@/domain/orders/order-province';
import { refundableLeft } from '@/domain/orders/order-refund';
import { deliveredInFullAt } from '@/domain/orders/shipment';
import { isAnswerOf, type AnsweredPage } from '@/domain/sixty-days/answers';
import { customerTimeZone } from '@/domain/sixty-days/customer-time-zone';
import { planOf, type DayPage, type PlannedPage } from '@/domain/sixty-days/plan';
import { clinicTimeZone } from '@/domain/store';
import { trialOf, type Trial } from '@/domain/trial';
import { warrantyEndsOn } from '@/domain/warranty';
import type { Sealer } from '@/server/base/sealing';
import type { Orders } from '@/server/commerce/port';
import type { Database, SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { keptOrders } from '@/server/db/schema/sixty-days';
import type { FollowUps } from '@/server/follow-ups/follow-ups';
import { createTrialRows, type NewBenefitRecord, type TrialKey } from './trial-records';

/** One trial as its customer sees it. */
type TrialView = {
  order: { id: string; number: string; currency: Order['currency'] };
  trial: Trial;
  /** Days since the delivery, in the customer's own days; null before it. */
  day: number | null;
  plan: readonly PlannedPage[];
  answers: readonly AnsweredPage[];
  goals: readonly Goal[];
  records: readonly BenefitRecord[];
  /** The measurement that is open now; null when none is. */
  moment: BenefitMoment | null;
  /** When the customer decided to keep the hearing aids; ISO UTC. */
  keptAt: string | null;
  /** What a return of the order gives back. */
  refundable: Cents;
  warrantyEndsOn: string | null;
};

/** `not_open`: the page, or the measurement, is not one of today's. */
type Saved = { ok: true } | { ok: false; code: 'not_open' | 'invalid' };

/** The days between the delivery and the decision, as one customer lives them. */
export interface SixtyDays {
  /** The newest of these orders that has hearing aids and is not on its way back; null when there is none. */
  viewOf(orders: readonly Order[]): Promise<TrialView | null>;
  answer(order: Order, page: DayPage, answer: string): Promise<Saved>;
  /** Replaces the goals. After the first rating they stay as they are, so that the same is compared. */
  setGoals(order: Order, texts: readonly string[]): Promise<Saved>;
  rate(order: Order, record: NewBenefitRecord): Promise<Saved>;
  /** The customer keeps the hearing aids; repeatable. They may still change their mind until the trial ends. */
  keep(order: Order): Promise<Saved>;
}

type SixtyDaysDeps = {
  db: Database;
  sealer: Sealer;
  orders: Pick<Orders, 'shipmentsOf'>;
  followUps: Pick<FollowUps, 'isGoingBack'>;
  trialDays: number;
  warrantyYears: number;
  now: () => Date;
};

export function createSixtyDays(deps: SixtyDaysDeps): SixtyDays {
  const { db, sealer, followUps, trialDays, now } = deps;
  const rows = createTrialRows(sealer);
  const plan = planOf(trialDays);
  const keyOf = (order: Order): TrialKey => ({ orderId: order.id, accountId: order.account.id });

  /** Saves unless the hearing aids are on their way back. */
  async function save(order: Order, work: (tx: SqlSession, at: string) => Promise<void>) {
    if (await followUps.isGoingBack(order)) return notOpen;
    await db.transaction((tx) => work(tx, now().toISOString()));
    await db.flush();
    return { ok: true } as const;
  }

  return {
    async viewOf(all) {
      for (const order of all) {
        if (!hasHearingAid(order) || order.status === 'canceled') continue;
        if (!(await followUps.isGoingBack(order))) return viewOf(deps, rows, order);
      }
      return null;
    },

    async answer(order, page, answer) {
      if (!isAnswerOf(page, answer)) return invalid;
      const { day, trial } = await clockOf(deps, order);
      const planned = plan.find((known) => known.page === page);
      const isOpen = planned !== undefined && day !== null && planned.day <= day;
      if (!isOpen || trial.state !== 'running') return notOpen;
      return save(order, (tx, at) => rows.saveAnswer(tx, keyOf(order), { page, answer, at }));
    },

    async setGoals(order, texts) {
      const { trial } = await clockOf(deps, order);
      const records = await rows.recordsOf(db, order.id);
      const isRated = records.some(({ measure }) => measure === 'goals');
      if (trial.state === 'over' || isRated) return notOpen;
      const goals = texts.map((text) => ({ id: randomUUID(), text }));
      return save(order, (tx, at) => rows.saveGoals(tx, keyOf(order), { goals, at }));
    },

    async rate(order, record) {
      const { day, trial } = await clockOf(deps, order);
      const isOpen =
        trial.state !== 'over' &&
        record.moment === openMoment(day, plan) &&
        measuresAt(record.moment).includes(record.measure);
      if (!isOpen) return notOpen;
      const goals = await rows.goalsOf(db, order.id);
      if (record.measure === 'goals' && !isRatingOf(goals, record.values)) return invalid;
      return save(order, (tx, at) => rows.saveRecord(tx, keyOf(order), { ...record, at }));
    },

    async keep(order) {
      const { trial } = await clockOf(deps, order);
      if (trial.state !== 'running') return notOpen;
      return save(order, (tx, at) => saveKept(tx, keyOf(order), at));
    },
  };
}

const notOpen = { ok: false, code: 'not_open' } as const;
const invalid = { ok: false, code: 'invalid' } as const;

type ClockDeps = Pick<SixtyDaysDeps, 'orders' | 'trialDays' | 'now'>;

/** Where an order is in its trial. Pages open by the customer's days, the trial ends by the clinic's. */
async function clockOf({ orders, trialDays, now }: ClockDeps, order: Order) {
  const deliveredAt = deliveredInFullAt(await orders.shipmentsOf(order.id));
  const zone = customerTimeZone(destinationProvince(order));
  const day =
    deliveredAt === null
      ? null
      : daysBetween(dayIn(zone, new Date(deliveredAt)), dayIn(zone, now()));
  const trial = trialOf({ deliveredAt, now: now(), days: trialDays, timeZone: clinicTimeZone });
  return { deliveredAt, day, trial };
}

type Rows = ReturnType<typeof createTrialRows>;

const keptColumns = columnsOf(keptOrders, ['at']);

async function viewOf(deps: SixtyDaysDeps, rows: Rows, order: Order): Promise<TrialView> {
  const { db, trialDays, warrantyYears } = deps;
  const plan = planOf(trialDays);
  const [{ deliveredAt, day, trial }, answers, goals, records, kept] = await Promise.all([
    clockOf(deps, order),
    rows.answersOf(db, [order.id]),
    rows.goalsOf(db, order.id),
    rows.recordsOf(db, order.id),
    db.query<RowOf<typeof keptColumns>>(
      `select ${keptColumns} from kept_orders where order_id = $1`,
      [order.id],
    ),
  ]);
  return {
    order: { id: order.id, number: order.number, currency: order.currency },
    ...{ trial, day, plan, goals, records },
    answers: answers.get(order.id) ?? [],
    moment: trial.state === 'over' ? null : openMoment(day, plan),
    keptAt: kept[0]?.at ?? null,
    refundable: order.isPaid ? refundableLeft(order) : zero,
    warrantyEndsOn: warrantyEndsOn(deliveredAt, warrantyYears),
  };
}

async function saveKept(
  tx: SqlSession,
  { orderId, accountId }: TrialKey,
  at: string,
): Promise<void> {
  await tx.query(
    'insert into kept_orders (order_id, account_id, at) values ($1, $2, $3) on conflict do nothing',
    [orderId, accountId, at],
  );
}

/** Every goal is rated, and nothing else. */
function isRatingOf(goals: readonly Goal[], values: Readonly<Record<string, number>>): boolean {
  return (
    goals.length > 0 &&
    Object.keys(values).length === goals.length &&
    goals.every(({ id }) => goalSteps.some((step) => step === values[id]))
  );
}
