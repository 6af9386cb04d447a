import { columnsOf, type RowOf } from '@/server/db/columns';
import type { Database } from '@/server/db/database';
import { payments, refunds as refundRows } from '@/server/db/schema/payments';
import { stripeIntents } from '@/server/db/schema/gateway-intents';
import type { Jobs } from '@/server/jobs/port';
import type { Log } from '@/server/log/log';
import { noteIntent } from './intent-rows';
import type { StripeApi } from './stripe-api';
import type { StripeIntent } from './stripe-answers';

export type SettlementDeps = {
  db: Database;
  api: StripeApi;
  jobs: Jobs;
  log: Pick<Log, 'error'>;
};

const paidColumns = columnsOf(stripeIntents, ['id', 'amount', 'intentId', 'paymentId']);

type Paid = RowOf<typeof paidColumns> & { intentId: string; paymentId: string };

const refundColumns = columnsOf(refundRows, ['id', 'amount', 'gatewayId']);

type RefundRow = RowOf<typeof refundColumns>;

type Books = { paid: Paid; intent: StripeIntent; refunds: RefundRow[] };

/**
 * Makes Stripe match our records. It reads both each time and does what is still missing, so it may run twice, late, or
 * after another process: its idempotency keys are made from our payment and our refunds.
 */
export async function settle(deps: SettlementDeps, paymentId: string): Promise<void> {
  const { db, api } = deps;
  const [paid] = await db.query<Paid>(
    `select ${paidColumns} from stripe_intents
     where payment_id = $1 and intent_id is not null`,
    [paymentId],
  );
  if (!paid) return;
  const intent = await api.read(paid.intentId);
  const refunds = await refundsOf(deps, paymentId);
  const status = await moved(deps, { paid, intent, refunds });
  await noteIntent(db, paid.id, { status });
  // Not when a refund was written meanwhile: that one has its own job.
  await db.query(
    `update stripe_intents set is_settled = not exists (
       select 1 from refunds where payment_id = $2 and gateway_id is null) where id = $1`,
    [paid.id, paymentId],
  );
}

/** @returns the intent's state afterwards */
async function moved(deps: SettlementDeps, { paid, intent, refunds }: Books): Promise<string> {
  const { api } = deps;
  const { intentId, paymentId } = paid;
  const owed = refunds.reduce((sum, { amount }) => sum + amount, 0);
  switch (intent.status) {
    case 'requires_capture':
      if (owed >= paid.amount) {
        await api.cancel(intentId, `cancel-${paymentId}`);
        await release(deps, paid, refunds);
        return 'canceled';
      }
      await api.capture(intentId, `capture-${paymentId}`);
      await payBack(deps, paid, refunds);
      return 'succeeded';
    case 'succeeded':
      await payBack(deps, paid, refunds);
      return 'succeeded';
    case 'canceled':
      if (owed >= paid.amount) await release(deps, paid, refunds);
      else await lose(deps, paid);
      return 'canceled';
    default:
      throw new Error(`Payment ${paymentId} cannot be settled yet: ${intent.status}`);
  }
}

async function refundsOf({ db }: SettlementDeps, paymentId: string): Promise<RefundRow[]> {
  return db.query<RefundRow>(
    `select ${refundColumns} from refunds where payment_id = $1 order by created_at, id`,
    [paymentId],
  );
}

async function payBack(
  { db, api }: SettlementDeps,
  { intentId, paymentId }: Paid,
  refunds: RefundRow[],
): Promise<void> {
  await db.query(`update payments set state = 'taken' where id = $1`, [paymentId]);
  for (const { id, amount, gatewayId } of refunds) {
    if (gatewayId !== null) continue;
    const made = await api.refund(intentId, amount, id);
    await db.query('update refunds set gateway_id = $2 where id = $1', [id, made]);
  }
}

/** Releases a mere authorisation: there is nothing to refund. */
async function release(
  { db }: SettlementDeps,
  { intentId, paymentId }: Paid,
  refunds: RefundRow[],
): Promise<void> {
  await db.query(`update payments set state = 'released' where id = $1`, [paymentId]);
  await db.query('update refunds set gateway_id = $2 where id = any($1) and gateway_id is null', [
    refunds.map(({ id }) => id),
    intentId,
  ]);
}

const lostColumns = columnsOf(payments, ['orderId']);

/**
 * The authorisation lapsed or was cancelled before the capture. The order is held until staff have asked the customer.
 */
async function lose({ db, jobs, log }: SettlementDeps, { paymentId }: Paid): Promise<void> {
  const isNew = await db.transaction(async (tx) => {
    const [lost] = await tx.query<RowOf<typeof lostColumns>>(
      `update payments set state = 'lost' where id = $1 and state <> 'lost' returning ${lostColumns}`,
      [paymentId],
    );
    // A renewal has an invoice and no order; the log records it.
    if (lost?.orderId) await jobs.enqueue(tx, 'hold-unpaid-order', { orderId: lost.orderId });
    return lost !== undefined;
  });
  if (isNew) log.error({ paymentId }, 'A payment was canceled at Stripe before it was taken');
}
