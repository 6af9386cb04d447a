import { calibrationOf } from '@/domain/audiometry/calibration';
import { resultOfAudiogram } from '@/domain/audiometry/own-audiogram';
import type { CalibrationMode } from '@/domain/audiometry/test-result';
import type { GoalStep } from '@/domain/benefit/measures';
import type { AnsweredPage } from '@/domain/sixty-days/answers';
import type { Order } from '@/domain/orders/order';
import type { MainReason } from '@/domain/orders/return-request';
import type { Sealer } from '@/server/base/sealing';
import type { Database, SqlSession } from '@/server/db/database';
import { createFittings } from '@/server/fittings/fittings';
import { createReturnRows } from '@/server/returns/return-rows';
import { createTrialRows } from '@/server/sixty-days/trial-records';
import { clinic } from '@/server/staff/logins';
import { calgaryOrder } from '../order';
import { clinician, startingFit } from './signed-sheet';

/** Hearing aids that arrived ten days after they were ordered, and what became of them. */
export type DeliveredTrial = {
  /** Also the id of the order and of the account. */
  id: string;
  /** ISO UTC. */
  orderedAt: string;
  /** As the shop names a choice: `Premium, Pair, Graphite, Large`. */
  variantName: string;
  /** Calibration of the test that the signed sheet is made from; null for a starting fit. */
  mode: CalibrationMode | null;
  answers: readonly Pick<AnsweredPage, 'page' | 'answer'>[];
  /** Two goals, before and in week six; null when they were not rated. */
  goals: { before: readonly GoalStep[]; now: readonly GoalStep[] } | null;
  isReturned: boolean;
  /** Of a return; null where none was given. */
  mainReason?: MainReason | null;
};

const dayMs = 24 * 60 * 60 * 1000;
const daysUnderWay = 10;
const marks = [500, 1000, 2000, 4000].map((hz) => ({ hz, db: 45 }));

/** Writes trials as the shop does, without the weeks between their steps. */
export async function writeDeliveredTrials(
  db: Database,
  sealer: Sealer,
  trials: readonly DeliveredTrial[],
): Promise<void> {
  for (const trial of trials) {
    const order = orderOf(trial);
    await db.transaction(async (tx) => {
      await writeOrder(tx, trial, order);
      if (trial.isReturned) await writeReturn(tx, sealer, trial);
      await writeAnswers(tx, sealer, trial);
    });
    await signSheet(db, sealer, { trial, order });
  }
}

/** When the hearing aids arrived. */
export function deliveryOf({ orderedAt }: Pick<DeliveredTrial, 'orderedAt'>): Date {
  return new Date(Date.parse(orderedAt) + daysUnderWay * dayMs);
}

function orderOf({ id, variantName }: DeliveredTrial): Order {
  const account = { ...calgaryOrder.account, id, email: `${id}@example.ca` };
  const lines = calgaryOrder.lines.map((line) =>
    line.isHearingAid ? { ...line, variantName } : line,
  );
  return { ...calgaryOrder, id, account, lines };
}

async function writeOrder(
  tx: SqlSession,
  trial: DeliveredTrial,
  { id, account, ...order }: Order,
): Promise<void> {
  await tx.query('insert into accounts (id, email) values ($1, $2)', [id, account.email]);
  await tx.query(
    `insert into orders (id, number, cart_id, checkout_id, account_id, status, is_paid, data, created_at)
     values ($1, nextval('order_numbers'), $1, $1, $1, 'complete', true, $2, $3)`,
    [id, { ...order, id, account }, trial.orderedAt],
  );
  await tx.query(
    `insert into shipments (id, order_id, carrier, tracking_code, status, left_at, delivered_at)
     values ($1, $1, 'Canada Post', $1, 'DELIVERED', $2, $2)`,
    [id, deliveryOf(trial)],
  );
}

/** A return that was paid back, with a reason in words. */
async function writeReturn(tx: SqlSession, sealer: Sealer, trial: DeliveredTrial): Promise<void> {
  const { id } = trial;
  const at = deliveryOf(trial).toISOString();
  await createReturnRows(sealer).insert(tx, {
    ...{ id, orderId: id, orderNumber: calgaryOrder.number, accountId: id },
    ...{
      mainReason: trial.mainReason ?? null,
      reason: 'They are not for me',
      note: null,
      label: null,
      refundId: null,
    },
    status: 'refunded',
    steps: [{ status: 'refunded', at }],
    locale: 'en-US',
    createdAt: at,
  });
}

async function writeAnswers(tx: SqlSession, sealer: Sealer, trial: DeliveredTrial): Promise<void> {
  const { id, answers, goals } = trial;
  const rows = createTrialRows(sealer);
  const key = { orderId: id, accountId: id };
  const at = deliveryOf(trial).toISOString();
  for (const answer of answers) await rows.saveAnswer(tx, key, { ...answer, at });
  if (!goals) return;
  const named = (steps: readonly GoalStep[]) =>
    Object.fromEntries(steps.map((step, index) => [`goal-${index}`, step]));
  const measure = 'goals' as const;
  await rows.saveRecord(tx, key, { measure, moment: 'before', values: named(goals.before), at });
  await rows.saveRecord(tx, key, { measure, moment: 'week_6', values: named(goals.now), at });
}

async function signSheet(
  db: Database,
  sealer: Sealer,
  { trial, order }: { trial: DeliveredTrial; order: Order },
): Promise<void> {
  const { mode, orderedAt } = trial;
  const fittings = createFittings({ db, sealer, now: () => new Date(orderedAt) });
  const audiogram = resultOfAudiogram({ R: marks, L: marks }, orderedAt);
  const choices = mode
    ? {
        ...startingFit,
        basis: 'test' as const,
        result: { ...audiogram, calibration: calibrationOf(mode) },
      }
    : startingFit;
  const made = await fittings.makeSigned({ order, choices, after: 0, staff: clinic }, clinician);
  if (!made.ok) throw new Error(made.code);
}
