import type { PaymentWork } from '../port';
import { findIntent, noteIntent } from './intent-rows';
import { settle, type SettlementDeps } from './settlement';
import type { StripeIntent } from './stripe-answers';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { stripeIntents } from '@/server/db/schema/gateway-intents';
import { cardTokens } from '@/server/db/schema/payments';

/** The queue's work on payments at Stripe. */
export function createPaymentWork(deps: SettlementDeps): PaymentWork {
  const { db, api, log } = deps;
  return {
    settle: (paymentId) => settle(deps, paymentId),

    async readAgain(intentId) {
      const row = await findIntent(db, intentId);
      if (!row) return;
      if (row.paymentId !== null) {
        await keepForeignRefunds(deps, row.paymentId, intentId);
        await settle(deps, row.paymentId);
        // While one of our refunds was in progress, a refund made elsewhere could not be told from it.
        await keepForeignRefunds(deps, row.paymentId, intentId);
        return;
      }
      const { status } = await api.read(intentId);
      await noteIntent(db, row.id, { status });
    },

    forgetCard: (token) => api.detach(token),

    async reconcile() {
      const unfinished = await unfinishedPayments(deps);
      const unused = await unusedIntents(deps);
      const works = [
        ...unfinished.map((paymentId) => () => settle(deps, paymentId)),
        ...unused.map((row) => () => giveBack(deps, row)),
      ];
      for (const work of works) {
        // A failure must not block the others; it is retried at the next run.
        await work().catch((error: unknown) => {
          log.error({ err: error }, 'A payment could not be reconciled yet');
        });
      }
    },
  };
}

const unfinishedColumns = columnsOf(stripeIntents, ['paymentId']);

/** Payments that their jobs have not finished in five tries. */
async function unfinishedPayments({ db }: SettlementDeps): Promise<string[]> {
  const rows = await db.query<RowOf<typeof unfinishedColumns>>(
    `select ${unfinishedColumns} from stripe_intents
     where not is_settled and payment_id is not null and created_at < now() - interval '10 minutes'
     order by created_at limit 200`,
  );
  return rows.flatMap(({ paymentId }) => paymentId ?? []);
}

/** Records refunds that staff made on Stripe's own pages, so that nobody makes them again. */
async function keepForeignRefunds(
  { db, api, jobs }: SettlementDeps,
  paymentId: string,
  intentId: string,
): Promise<void> {
  for (const { id, amount, status } of await api.refundsOf(intentId)) {
    if (status === 'failed' || status === 'canceled') continue;
    await db.transaction(async (tx) => {
      const [kept] = await tx.query<{ orderId: string | null }>(
        `insert into refunds (id, payment_id, idempotency_key, gateway_id, amount)
         select $1, $2, $1, $3, $4 where not exists (select 1 from refunds where gateway_id = $3)
           and not exists (select 1 from refunds where payment_id = $2 and gateway_id is null)
         on conflict do nothing
         returning (select order_id from payments where id = $2) as "orderId"`,
        [`refund_${id}`, paymentId, id, amount],
      );
      if (!kept?.orderId) return;
      await jobs.enqueue(tx, 'enter-refund', { orderId: kept.orderId, refundId: id, amount });
    });
  }
}

const unusedColumns = columnsOf(stripeIntents, ['id', 'intentId', 'cardToken']);

type Unused = RowOf<typeof unusedColumns>;

/** Long enough for a shopper who is slow at their bank, short enough for shoppers who wait for their money. */
const unusedAfter = '2 hours';

/** Finds intents that pay for nothing, and marks them so that they can no longer be used. */
async function unusedIntents({ db }: SettlementDeps): Promise<Unused[]> {
  return db.query<Unused>(
    `update stripe_intents set status = 'abandoned' where id in (
       select id from stripe_intents where payment_id is null and not is_settled
         and created_at < now() - interval '${unusedAfter}' order by created_at limit 200
         for update skip locked)
     returning ${unusedColumns}`,
  );
}

/** Releases an authorised amount, and refunds a captured one. */
async function giveBack(deps: SettlementDeps, unused: Unused): Promise<void> {
  const { db, api } = deps;
  const { id } = unused;
  const intent = await intentOf(deps, unused);
  if (intent?.status === 'processing') return;
  if (intent?.status === 'succeeded') await api.refund(intent.id, null, `return-${id}`);
  else if (intent && intent.status !== 'canceled') await api.cancel(intent.id, `cancel-${id}`);
  await db.query('update stripe_intents set is_settled = true where id = $1', [id]);
}

const customerColumns = columnsOf(cardTokens, ['customerId']);

/** Also finds an intent whose creation's answer was lost, by the name we gave it. */
async function intentOf(
  { db, api }: SettlementDeps,
  { id, intentId, cardToken }: Unused,
): Promise<StripeIntent | null> {
  if (intentId !== null) return api.read(intentId);
  const [card] = await db.query<RowOf<typeof customerColumns>>(
    `select ${customerColumns} from card_tokens where token = $1`,
    [cardToken],
  );
  return card?.customerId ? api.findNamed(card.customerId, id) : null;
}
