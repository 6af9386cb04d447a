import { priorityShippingId } from '@/domain/orders/shipping';
import { sealOlderCodes } from '@/server/codes/seal-older-codes';
import { createEngine } from '@/server/commerce/embedded/create-engine';
import type { Engine, Outcome, RequestSession } from '@/server/commerce/embedded/engine';
import { seedCommerce } from '@/server/commerce/embedded/seed/seed-commerce';
import type { Database, SqlSession } from '@/server/db/database';
import type { PaymentOutcome, PaymentSession } from '@/server/payments/port';
import { paymentsOf } from '@/server/payments/payment-history';
import { refundPayment, refundsOf } from '@/server/payments/refunds';
import { savedCards } from '@/server/payments/saved-cards';
import { chargeSavedCard } from '@/server/payments/sandbox/saved-card-charge';
import { createSealer } from '@/server/base/sealing';

/** The sealer for tests of engines. */
export const testSealer = createSealer(['0'.repeat(64)]);

/** Jobs are stored as rows, so that a test sees whether they were committed with the order. */
const jobsTable =
  'create table if not exists test_jobs (name text not null, payload jsonb not null)';

export async function prepareTestJobs(db: Database): Promise<void> {
  await db.script(jobsTable);
}

/** Seeds an empty shop and seals its codes as a start does; returns whether it was empty. */
export async function seedTestShop(db: Database): Promise<boolean> {
  const isFilled = await seedCommerce(db);
  await sealOlderCodes({ db, sealer: testSealer });
  return isFilled;
}

type TestEngineOptions = {
  now?: () => Date;
  takePayment?: PaymentSession['takePayment'];
};

/** An engine whose payments always succeed, unless a test says otherwise, and whose jobs are rows of `test_jobs`. */
export function createTestEngine(
  db: Database,
  options: TestEngineOptions = {},
): ReturnType<typeof createEngine> {
  return createEngine({
    db,
    payments: {
      providerName: 'Provider',
      methods: () => [{ id: 'card', name: 'Card', gateway: 'embedded', mode: 'test' }],
      findCard: async () => ({ brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2040 }),
      claim: async () => undefined,
      inPaymentSession: (work) =>
        work({
          takePayment: options.takePayment ?? takeAnyPayment,
          charge: (tx, charge) => chargeSavedCard(tx, charge, options.now?.() ?? new Date()),
        }),
      refund: refundPayment,
      refundsOf,
      capture: async () => ({ ok: false, code: 'nothing_held' }),
      ofOrder: paymentsOf,
      savedCards,
      customerOf: async () => null,
    },
    jobs: {
      enqueue: async (tx, name, payload) => {
        await tx.query('insert into test_jobs (name, payload) values ($1, $2)', [name, payload]);
      },
    },
    sealer: testSealer,
    sessionSecret: 'test secret',
    now: options.now,
  });
}

/** Writes the same row as a real gateway, so that money and orders can be compared. */
async function takeAnyPayment(
  tx: SqlSession,
  request: Parameters<PaymentSession['takePayment']>[1],
): Promise<PaymentOutcome> {
  const { orderId, amount, currency } = request;
  const paymentId = `payment-${orderId}`;
  await tx.query(
    `insert into payments (id, order_id, method, gateway, amount, currency, is_test)
     values ($1, $2, 'card', 'embedded', $3, $4, true)`,
    [paymentId, orderId, amount, currency],
  );
  return {
    ok: true,
    payment: {
      paymentId,
      method: 'card',
      methodName: 'Card',
      gateway: 'embedded',
      amount,
      currency,
      isTest: true,
      card: null,
    },
  };
}

/** The value of a successful outcome; throws for a refusal. */
export function taken<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome)}`);
  return outcome.value;
}

/** The variant with exactly five in stock. */
export const scarceOptions = [
  { id: 'tech', value: 'Basic' },
  { id: 'ears', value: 'Right ear' },
  { id: 'color', value: 'Rose' },
  { id: 'receiver', value: 'Large' },
];

export async function productId(engine: Engine, slug: string): Promise<string> {
  const product = (await engine.catalogue.snapshot()).productsBySlug.get(slug);
  if (!product) throw new Error(`The seed has no ${slug}`);
  return product.id;
}

/** A visitor who sends back the session id, as a browser does; each call is a separate request. */
export function createVisitor(engine: Engine) {
  let id: string | undefined;
  const request = (): RequestSession => {
    const session = engine.sessions.open({ session: id });
    id = session.id;
    return session;
  };
  return {
    request,
    async add(slug: string, item: { quantity?: number; options?: typeof scarceOptions } = {}) {
      return engine.carts.addItem(request(), { productId: await productId(engine, slug), ...item });
    },
    /** E-mail, address, delivery service and card: what the checkout fills in before `Pay now`. */
    async fillCheckout(state = 'AB') {
      return engine.carts.update(request(), {
        account: { email: 'ada@example.ca' },
        shipping: { country: 'CA', state, service: priorityShippingId },
        billing: { method: 'card', card: { token: 'token' }, name: 'Ada Byron' },
      });
    },
    /** The same with a pick-up, which has no address. */
    async fillPickUp() {
      return engine.carts.update(request(), {
        account: { email: 'ada@example.ca' },
        shipping: { country: 'CA', state: null, service: 'pickup_montreal' },
        billing: { method: 'card', card: { token: 'token' }, name: 'Ada Byron' },
      });
    },
  };
}
