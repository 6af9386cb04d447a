import { randomUUID } from 'node:crypto';
import { cents, type Cents } from '@/domain/money';
import type { Database, SqlSession } from '@/server/db/database';
import type {
  PaymentOutcome,
  PaymentRequest,
  Payments,
  SavedCardCharge,
} from '@/server/payments/port';
import type { Contract } from './contract';

/** The billing fields of a cart after a shopper has chosen how to pay. */
export type Named = Pick<PaymentRequest, 'method' | 'cardToken' | 'intents' | 'means'>;

/** A shop with one payment adapter, its provider, and shoppers who answer the provider's questions. */
export type PaymentsWorld = {
  db: Database;
  payments: Payments;
  /** A shopper enters a card and agrees to pay exactly this amount with it, in dollars. */
  agreed(amount: Cents): Promise<Named>;
  /** The same with a card that its bank declines at payment. */
  declined(amount: Cents): Promise<Named>;
  /** The same with a bank that asks for confirmation, which the shopper has not answered. */
  unanswered(amount: Cents): Promise<Named>;
  /** A shopper agrees to pay this amount with Klarna. */
  agreedWithKlarna(amount: Cents): Promise<Named>;
  /** Runs everything that was scheduled for later. */
  settle(): Promise<void>;
  /** The total that the provider has captured and not paid back, over all shoppers; without what it only holds. */
  takenAtProvider(): Promise<number>;
};

const price = cents(180_000);

function order(named: Named, change: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    orderId: `order-${randomUUID()}`,
    cartId: 'cart_ada',
    accountId: null,
    amount: price,
    currency: 'USD',
    isRecurring: false,
    ...named,
    ...change,
  };
}

function pay({ db, payments }: PaymentsWorld, request: PaymentRequest): Promise<PaymentOutcome> {
  return payments.inPaymentSession((paymentSession) =>
    db.transaction((tx) => paymentSession.takePayment(tx, request)),
  );
}

function charge({ db, payments }: PaymentsWorld, what: SavedCardCharge): Promise<PaymentOutcome> {
  return payments.inPaymentSession((paymentSession) =>
    db.transaction((tx) => paymentSession.charge(tx, what)),
  );
}

async function paidOrder(world: PaymentsWorld, change: Partial<PaymentRequest> = {}) {
  const request = order(await world.agreed(price), change);
  expect(await pay(world, request)).toMatchObject({ ok: true });
  return request;
}

/** Pays for an order and saves its card to the account. */
async function savedCard(world: PaymentsWorld, accountId = 'account_ada'): Promise<string> {
  const { cardToken } = await paidOrder(world, { accountId });
  const token = cardToken ?? '';
  expect(
    await inTransaction(world, (tx, { savedCards }) => savedCards.save(tx, { accountId, token })),
  ).toMatchObject({
    last4: expect.stringMatching(/^\d{4}$/),
  });
  return token;
}

const renewal = (token: string, change: Partial<SavedCardCharge> = {}): SavedCardCharge => ({
  accountId: 'account_ada',
  token,
  idempotencyKey: 'invoice-1',
  orderId: null,
  amount: cents(4900),
  currency: 'USD',
  ...change,
});

function inTransaction<T>(
  { db, payments }: PaymentsWorld,
  work: (tx: SqlSession, payments: Payments) => Promise<T>,
): Promise<T> {
  return db.transaction((tx) => work(tx, payments));
}

async function expectTaken(world: PaymentsWorld, amount: number): Promise<void> {
  await world.settle();
  expect(await world.takenAtProvider()).toBe(amount);
}

/** What the shop relies on, with any payment provider. */
export const paymentsContract: Contract<PaymentsWorld> = {
  'announces ways to pay by an id, a name and a gateway, and no secret': async ({ payments }) => {
    expect(payments.methods().length).toBeGreaterThan(0);
    for (const { id, name, gateway, mode, ...more } of payments.methods()) {
      expect([id, name, gateway].every(Boolean)).toBe(true);
      expect(['test', 'live']).toContain(mode);
      expect(JSON.stringify(more)).not.toMatch(/sk_|rk_|whsec_|secret/);
    }
  },

  'takes what was agreed, once, and tells of it': async (world) => {
    const { orderId } = await paidOrder(world);
    await expectTaken(world, price);
    const [payment, ...more] = await world.payments.ofOrder(world.db, orderId);
    expect(more).toEqual([]);
    expect(payment).toMatchObject({ amount: price, currency: 'USD', method: 'card', refunds: [] });
    expect(payment?.card?.last4).toMatch(/^\d{4}$/);
  },

  'pays one order with one agreement': async (world) => {
    const { cardToken, intents, means, method } = await paidOrder(world);
    const again = await pay(world, order({ cardToken, intents, means, method }));
    expect(again).toMatchObject({ ok: false, message: expect.any(String) });
    await expectTaken(world, price);
  },

  'pays one order with one agreement when several ask at once': async (world) => {
    const named = await world.agreed(price);
    const outcomes = await Promise.all([1, 2, 3].map(() => pay(world, order(named))));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    await expectTaken(world, price);
  },

  'takes nothing for an order that is not written': async (world) => {
    const request = order(await world.agreed(price));
    const unwritten = world.payments.inPaymentSession((paymentSession) =>
      world.db.transaction(async (tx) => {
        expect(await paymentSession.takePayment(tx, request)).toMatchObject({ ok: true });
        throw new Error('out of stock');
      }),
    );
    await expect(unwritten).rejects.toThrow('out of stock');
    await expectTaken(world, 0);
    expect(await world.payments.ofOrder(world.db, request.orderId)).toEqual([]);
    // The agreement is still valid: the shopper need not agree again.
    expect(await pay(world, request)).toMatchObject({ ok: true });
  },

  'takes nothing from a card that is declined': async (world) => {
    const outcome = await pay(world, order(await world.declined(price)));
    expect(outcome).toMatchObject({ ok: false, code: 'card_declined' });
    await expectTaken(world, 0);
  },

  'takes nothing before the shopper has confirmed': async (world) => {
    const outcome = await pay(world, order(await world.unanswered(price)));
    expect(outcome).toMatchObject({ ok: false, code: 'confirmation_required' });
    await expectTaken(world, 0);
  },

  'takes nothing but the amount that was agreed': async (world) => {
    const outcome = await pay(world, order(await world.agreed(price), { amount: cents(180_001) }));
    expect(outcome).toMatchObject({ ok: false, code: 'amount_changed' });
    await expectTaken(world, 0);
  },

  'takes nothing for the cart of somebody else': async (world) => {
    const named = await world.agreed(price);
    const references = Object.values(named.intents ?? {}).map(({ id }) => id);
    await inTransaction(world, (tx, { claim }) =>
      claim(tx, { cartId: 'cart_ada', cardToken: named.cardToken, references }),
    );
    expect(await pay(world, order(named, { cartId: 'cart_eve' }))).toMatchObject({ ok: false });
    await expectTaken(world, 0);
    expect(await pay(world, order(named))).toMatchObject({ ok: true });
  },

  'takes a bill of Klarna, but for nothing that renews': async (world) => {
    const named = await world.agreedWithKlarna(price);
    const recurring = await pay(world, order(named, { isRecurring: true }));
    expect(recurring).toMatchObject({ ok: false, code: 'method_not_recurring' });
    expect(await pay(world, order(named))).toMatchObject({
      ok: true,
      payment: { method: 'klarna', methodName: 'Klarna', amount: price, card: null },
    });
    await expectTaken(world, price);
  },

  'knows no card that nobody typed in': async (world) => {
    expect(await world.payments.findCard(world.db, 'card_nobody')).toBeNull();
    const named = { method: 'card', cardToken: 'card_nobody', intents: null, means: null };
    expect(await pay(world, order(named))).toMatchObject({ ok: false, code: 'card_unknown' });
    expect(await pay(world, order({ ...named, method: 'shells' }))).toMatchObject({
      ok: false,
      code: 'method_unknown',
    });
  },

  'charges a saved card once for one invoice': async (world) => {
    const token = await savedCard(world);
    const first = await charge(world, renewal(token));
    expect(first).toMatchObject({ ok: true, payment: { amount: 4900 } });
    expect(await charge(world, renewal(token))).toEqual(first);
    await expectTaken(world, price + 4900);
    const other = charge(world, renewal(token, { amount: cents(5000) }));
    await expect(other).rejects.toThrow();
    await expectTaken(world, price + 4900);
  },

  'charges a saved card once for one invoice when several ask at once': async (world) => {
    const token = await savedCard(world);
    const outcomes = await Promise.all([1, 2, 3].map(() => charge(world, renewal(token))));
    expect(outcomes[0]).toMatchObject({ ok: true, payment: { amount: 4900 } });
    expect(outcomes.slice(1)).toEqual([outcomes[0], outcomes[0]]);
    await expectTaken(world, price + 4900);
  },

  'charges nothing for an invoice that is not written': async (world) => {
    const token = await savedCard(world);
    const unwritten = world.payments.inPaymentSession((paymentSession) =>
      world.db.transaction(async (tx) => {
        expect(await paymentSession.charge(tx, renewal(token))).toMatchObject({ ok: true });
        throw new Error('power cut');
      }),
    );
    await expect(unwritten).rejects.toThrow('power cut');
    await expectTaken(world, price);
  },

  'charges a saved card for its own account alone': async (world) => {
    const token = await savedCard(world);
    const eves = await charge(world, renewal(token, { accountId: 'account_eve' }));
    expect(eves).toMatchObject({ ok: false, code: 'card_unknown' });
    expect(await world.payments.findCard(world.db, token, 'account_eve')).toBeNull();
    await expectTaken(world, price);
  },

  'charges nothing to a card that was forgotten': async (world) => {
    const token = await savedCard(world);
    const card = { accountId: 'account_ada', token };
    expect(await inTransaction(world, (tx, { savedCards }) => savedCards.forget(tx, card))).toBe(
      true,
    );
    expect(await charge(world, renewal(token))).toMatchObject({ ok: false, code: 'card_unknown' });
    await expectTaken(world, price);
  },

  'pays back in parts, each once, and never more than was paid': async (world) => {
    const { orderId } = await paidOrder(world);
    const refund = (amount: number, idempotencyKey: string) =>
      inTransaction(world, (tx, { refund: payBack }) =>
        payBack(tx, { orderId, amount: cents(amount), idempotencyKey }),
      );
    const first = await refund(30_000, 'return-1');
    expect(first).toMatchObject({ ok: true });
    expect(await refund(30_000, 'return-1')).toEqual(first);
    await expectTaken(world, price - 30_000);
    expect(await refund(150_001, 'return-2')).toEqual({ ok: false, code: 'amount_too_large' });
    expect(await refund(150_000, 'return-3')).toMatchObject({ ok: true });
    await expectTaken(world, 0);
    const [payment] = await world.payments.ofOrder(world.db, orderId);
    expect(payment?.refunds.map(({ amount }) => amount)).toEqual([30_000, 150_000]);
  },

  'pays back at once what was just paid': async (world) => {
    const { orderId } = await paidOrder(world);
    const whole = { orderId, amount: price, idempotencyKey: `cancel-${orderId}` };
    await inTransaction(world, (tx, { refund }) => refund(tx, whole));
    await expectTaken(world, 0);
  },

  'pays nothing back for an order without a payment': async (world) => {
    const nothing = { orderId: 'order_none', amount: price, idempotencyKey: 'cancel-none' };
    const outcome = await inTransaction(world, (tx, { refund }) => refund(tx, nothing));
    expect(outcome).toEqual({ ok: false, code: 'payment_unknown' });
  },
};
