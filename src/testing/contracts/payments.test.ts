import type { PaymentOutcome, Payments, PaymentSession } from '@/server/payments/port';
import { testDatabases } from '@/testing/shops/database';
import { brokenPromises, itKeeps } from './contract';
import { paymentsContract, type PaymentsWorld } from './payments-contract';
import { sandboxWorld } from './sandbox-world';

describe.each(testDatabases().slice(0, 1))('payments by the sandbox on $kind', ({ use }) => {
  const shop = use();
  itKeeps(paymentsContract, () => sandboxWorld(shop.db));
});

const yes = (request: Parameters<PaymentSession['takePayment']>[1]): PaymentOutcome => ({
  ok: true,
  payment: {
    ...{ paymentId: 'payment_1', method: 'card', methodName: 'Card', gateway: 'lies' },
    ...{ amount: request.amount, currency: request.currency, isTest: true, card: null },
  },
});

/** Faulty adapters, and the promises that must catch each one. */
const lies: Record<string, { lie: (world: PaymentsWorld) => Partial<Payments>; caughtBy: RegExp }> =
  {
    'says yes and takes nothing': {
      lie: ({ payments }) => ({
        inPaymentSession: (work) =>
          payments.inPaymentSession((paymentSession) =>
            work({ ...paymentSession, takePayment: async (_, what) => yes(what) }),
          ),
      }),
      caughtBy: /takes what was agreed/,
    },
    'takes money although the order is not written': {
      lie: ({ db, payments }) => ({
        inPaymentSession: (work) =>
          payments.inPaymentSession((paymentSession) =>
            work({
              ...paymentSession,
              // Writes on another connection than the order's; the embedded database has only one.
              takePayment: async (_, what) => {
                await db.query(
                  `insert into payments (id, method, gateway, amount, currency, is_test)
                   values (gen_random_uuid(), 'card', 'lies', $1, $2, true)`,
                  [what.amount, what.currency],
                );
                return yes(what);
              },
            }),
          ),
      }),
      caughtBy: /not written/,
    },
    'forgets what it was asked before': {
      lie: ({ payments }) => ({
        refund: (tx, what) =>
          payments.refund(tx, {
            ...what,
            idempotencyKey: `${what.idempotencyKey} ${Math.random()}`,
          }),
      }),
      caughtBy: /each once/,
    },
    'charges an invoice at every attempt': {
      lie: ({ payments }) => ({
        inPaymentSession: (work) =>
          payments.inPaymentSession((paymentSession) =>
            work({
              ...paymentSession,
              charge: (tx, what) =>
                paymentSession.charge(tx, {
                  ...what,
                  idempotencyKey: `${what.idempotencyKey} ${Math.random()}`,
                }),
            }),
          ),
      }),
      caughtBy: /once for one invoice/,
    },
    'pays with the card of somebody else': {
      lie: () => ({ claim: async () => undefined }),
      caughtBy: /somebody else/,
    },
  };

describe.each(testDatabases().slice(1))('an adapter that lies, on $kind', ({ use }) => {
  const shop = use();

  it.each(Object.entries(lies))('%s is caught', async (_, { lie, caughtBy }) => {
    const honest = sandboxWorld(shop.db);
    const open = () => ({ ...honest, payments: { ...honest.payments, ...lie(honest) } });
    expect(await brokenPromises(paymentsContract, caughtBy, open)).not.toEqual([]);
  });
});
