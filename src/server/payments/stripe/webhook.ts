import Stripe from 'stripe';
import { object, string } from 'yup';
import type { Database } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { PaymentReports } from '../port';

const event = object({
  id: string().max(255).required(),
  data: object({
    object: object({
      object: string().required(),
      id: string().max(255).required(),
      payment_intent: string().max(255).nullable(),
    }).required(),
  }).required(),
});

/** Maximum age of a report in seconds, so that a copied report cannot be replayed for long. */
const tolerance = 300;

/**
 * Takes Stripe's reports. Only the intent's id is trusted: the job reads its state, so reports may come twice, late and
 * in any order.
 */
export function createReports(deps: {
  db: Database;
  jobs: Jobs;
  webhookSecret: string;
}): PaymentReports {
  const { db, jobs, webhookSecret } = deps;
  return {
    gateway: 'stripe',
    signatureHeader: 'stripe-signature',
    async take({ body, signature }) {
      if (!isSigned(body, signature, webhookSecret)) return 'not_signed';
      const told = parsed(body);
      if (!told) return 'unreadable';
      const { object: kind, id, payment_intent: ofIntent } = told.data.object;
      const intentId = kind === 'payment_intent' ? id : ofIntent;
      await db.transaction(async (tx) => {
        const isNew = await tx.query(
          'insert into stripe_events (id) values ($1) on conflict do nothing returning id',
          [told.id],
        );
        if (isNew.length === 0 || !intentId) return;
        await jobs.enqueue(tx, 'read-payment', { intentId });
      });
      await db.flush();
      return 'kept';
    },
  };
}

function isSigned(body: Uint8Array, signature: string | undefined, secret: string): boolean {
  try {
    Stripe.webhooks.constructEvent(Buffer.from(body), signature ?? '', secret, tolerance);
    return true;
  } catch (error) {
    // A signed body that is not JSON is refused as invalid JSON.
    return error instanceof SyntaxError;
  }
}

function parsed(body: Uint8Array) {
  try {
    return event.validateSync(JSON.parse(Buffer.from(body).toString('utf8')));
  } catch {
    return null;
  }
}
