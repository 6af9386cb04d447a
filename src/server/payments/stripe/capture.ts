import { columnsOf, type RowOf } from '@/server/db/columns';
import { payments } from '@/server/db/schema/payments';
import type { CaptureOutcome } from '../port';
import { settle, type SettlementDeps } from './settlement';

const columns = columnsOf(payments, ['id', 'amount', 'state']);

/** Captures at once what the order's job captures later: both derive Stripe's idempotency key from the payment. */
export async function captureHeld(deps: SettlementDeps, orderId: string): Promise<CaptureOutcome> {
  const payment = await paymentOf(deps, orderId);
  if (payment?.state === 'lost') return { ok: false, code: 'lapsed' };
  if (payment?.state !== 'held') return { ok: false, code: 'nothing_held' };
  await settle(deps, payment.id);
  const settled = await paymentOf(deps, orderId);
  if (settled?.state === 'lost') return { ok: false, code: 'lapsed' };
  if (settled?.state !== 'taken') return { ok: false, code: 'nothing_held' };
  return { ok: true, amount: settled.amount };
}

async function paymentOf(
  { db }: SettlementDeps,
  orderId: string,
): Promise<RowOf<typeof columns> | undefined> {
  const [payment] = await db.query<RowOf<typeof columns>>(
    `select ${columns} from payments where order_id = $1 order by created_at desc, id limit 1`,
    [orderId],
  );
  return payment;
}
