import { cents } from '@/domain/money';
import type { SqlSession } from '@/server/db/database';
import { testDatabases } from '@/testing/shops/database';
import type { PaymentRequest, SavedCardCharge } from '../port';
import { createSandboxPayments } from './sandbox-payments';
import { createVault } from './vault';

const now = () => new Date('2026-11-21T12:00:00Z');
const { savedCards, inPaymentSession, findCard } = createSandboxPayments({ now });
const takePayment = (tx: SqlSession, request: PaymentRequest) =>
  inPaymentSession((paymentSession) => paymentSession.takePayment(tx, request));
const ada = 'account_ada';

describe.each(testDatabases())('saved cards on $kind', ({ use }) => {
  const shop = use();

  async function token(number = '4242424242424242'): Promise<string> {
    const vault = createVault({ db: shop.db, now });
    const made = await vault.createToken({ number, expMonth: '12', expYear: '2030', cvc: '123' });
    if (!made.ok) throw new Error(made.message);
    return made.card.token;
  }

  async function savedToken(number?: string): Promise<string> {
    const made = await token(number);
    await savedCards.save(shop.db, { token: made, accountId: ada });
    return made;
  }

  const inTransaction = <T>(work: (tx: SqlSession) => Promise<T>) => shop.db.transaction(work);

  const renewal = (change: Partial<SavedCardCharge>): SavedCardCharge => ({
    idempotencyKey: 'invoice_1',
    orderId: null,
    amount: cents(4900),
    currency: 'USD',
    accountId: ada,
    token: '',
    ...change,
  });

  const charge = (change: Partial<SavedCardCharge>) =>
    inPaymentSession((paymentSession) =>
      inTransaction((tx) => paymentSession.charge(tx, renewal(change))),
    );

  const order = (change: Partial<PaymentRequest>): PaymentRequest => ({
    orderId: 'order_1',
    cartId: 'cart_1',
    accountId: ada,
    amount: cents(4900),
    currency: 'USD',
    method: 'card',
    cardToken: '',
    intents: null,
    means: null,
    isRecurring: false,
    ...change,
  });

  const payments = () => shop.db.query('select id from payments');

  it('charges a card that was saved while it paid, and tells the same payment again', async () => {
    const card = await token();
    await inTransaction(async (tx) => {
      expect(await takePayment(tx, order({ accountId: null, cardToken: card }))).toMatchObject({
        ok: true,
      });
      expect(await savedCards.save(tx, { token: card, accountId: ada })).toEqual({
        brand: 'Visa',
        last4: '4242',
        expMonth: 12,
        expYear: 2030,
      });
    });
    const first = await charge({ token: card });
    expect(first).toMatchObject({ ok: true, payment: { amount: 4900, card: { last4: '4242' } } });
    expect(await charge({ token: card })).toEqual(first);
    expect(await charge({ token: card, idempotencyKey: 'invoice_2' })).not.toEqual(first);
    expect(await payments()).toHaveLength(3);
  });

  it('takes money once under parallel charges of one invoice', async () => {
    const card = await savedToken();
    const made = await Promise.all([1, 2, 3, 4].map(() => charge({ token: card })));
    const ids = made.map((one) => one.ok && one.payment.paymentId);
    expect(new Set(ids).size).toBe(1);
    expect(await payments()).toHaveLength(1);
  });

  it('declines the renewal of a card that was good for the first order', async () => {
    const card = await token('4000000000000341');
    const first = await inTransaction((tx) => takePayment(tx, order({ cardToken: card })));
    expect(first.ok).toBe(true);
    await savedCards.save(shop.db, { token: card, accountId: ada });
    expect(await charge({ token: card })).toMatchObject({ ok: false, code: 'card_declined' });
    expect(await charge({ token: await savedToken() })).toMatchObject({ ok: true });
    expect(await payments()).toHaveLength(2);
  });

  it('declines a card that is always declined', async () => {
    const card = await savedToken('4000000000000002');
    expect(await charge({ token: card })).toMatchObject({
      ok: false,
      code: 'card_declined',
      message: 'Your card was declined. Please use another card.',
    });
  });

  it('knows when a card has run out, and when its holder has renewed it', async () => {
    const card = await savedToken();
    const change = { token: card, accountId: ada, expMonth: 10, expYear: 2026 };
    expect(await savedCards.update(shop.db, change)).toMatchObject({ expYear: 2026 });
    expect(await charge({ token: card })).toMatchObject({ ok: false, code: 'card_expired' });
    await savedCards.update(shop.db, { ...change, expYear: 2031 });
    expect(await charge({ token: card })).toMatchObject({
      ok: true,
      payment: { card: { expYear: 2031 } },
    });
  });

  it('is nobody else’s', async () => {
    const card = await savedToken();
    const eve = { token: card, accountId: 'account_eve' };
    expect(await savedCards.save(shop.db, eve)).toBeNull();
    expect(await savedCards.update(shop.db, { ...eve, expMonth: 1, expYear: 2040 })).toBeNull();
    expect(await savedCards.forget(shop.db, eve)).toBe(false);
    expect(await charge(eve)).toMatchObject({ ok: false, code: 'card_unknown' });
    expect(await findCard(shop.db, card, 'account_eve')).toBeNull();
    expect(await findCard(shop.db, card, ada)).toMatchObject({ last4: '4242' });
    for (const accountId of [null, 'account_eve']) {
      const taken = inTransaction((tx) => takePayment(tx, order({ accountId, cardToken: card })));
      expect(await taken).toMatchObject({ ok: false, code: 'card_unknown' });
    }
  });

  it('pays for orders of its account as often as its customer buys, and expires with no day', async () => {
    const card = await savedToken();
    await shop.db.query(`update card_tokens set expires_at = now() - interval '1 hour'`);
    for (const orderId of ['order_1', 'order_2']) {
      const taken = await inTransaction((tx) =>
        takePayment(tx, order({ orderId, cardToken: card })),
      );
      expect(taken.ok).toBe(true);
    }
  });

  it('pays for nothing once it is forgotten', async () => {
    const card = await savedToken();
    expect(await savedCards.forget(shop.db, { token: card, accountId: ada })).toBe(true);
    expect(await charge({ token: card })).toMatchObject({ code: 'card_unknown' });
    const taken = inTransaction((tx) => takePayment(tx, order({ cardToken: card })));
    expect(await taken).toMatchObject({ ok: false, code: 'card_unknown' });
    expect(await savedCards.save(shop.db, { token: card, accountId: ada })).toBeNull();
  });

  it('saves no token that is unknown or older than a day', async () => {
    const card = await token();
    await shop.db.query(`update card_tokens set expires_at = now()`);
    expect(await savedCards.save(shop.db, { token: card, accountId: ada })).toBeNull();
    expect(await savedCards.save(shop.db, { token: 'card_none', accountId: ada })).toBeNull();
  });

  it('refuses to mistake one charge for another', async () => {
    const card = await savedToken();
    await charge({ token: card });
    await expect(charge({ token: card, amount: cents(5000) })).rejects.toThrow('idempotency key');
    await expect(charge({ token: card, currency: 'CAD' })).rejects.toThrow('idempotency key');
    await expect(charge({ token: card, amount: cents(0) })).rejects.toThrow(RangeError);
  });
});
