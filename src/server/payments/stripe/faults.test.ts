import { cents } from '@/domain/money';
import type { PaymentRequest } from '@/server/payments/port';
import { stripeWorld } from '@/testing/gateway/payments-world';
import { testDatabases } from '@/testing/shops/database';
import type { Mood } from '@/testing/gateway/stand-in';
import { useStripe } from '@/testing/gateway/use-stripe';

const price = cents(180_000);

const troubles: readonly Mood[] = ['silent', 'refusing', 'nonsense', 'gone'];

describe.each(testDatabases().slice(1))('when Stripe fails, on $kind', ({ use }) => {
  const shop = use();
  const stripe = useStripe();
  const open = () => stripeWorld(shop.db, stripe.standIn);
  /** The same shop with a short time-out, for unanswered requests. */
  const hasty = () => stripeWorld(shop.db, stripe.standIn, 300);

  const order = (change: Partial<PaymentRequest>): PaymentRequest => ({
    ...{ orderId: 'order_1', cartId: 'cart_1', accountId: null, amount: price, currency: 'USD' },
    ...{ method: 'card', cardToken: null, intents: null, means: null, isRecurring: false },
    ...change,
  });

  const pay = ({ db, payments }: ReturnType<typeof open>, request: PaymentRequest) =>
    payments.inPaymentSession((paymentSession) =>
      db.transaction((tx) => paymentSession.takePayment(tx, request)),
    );

  /** Makes the intents this many hours older. */
  const later = (hours: number) =>
    shop.db.query(`update stripe_intents set created_at = created_at - $1 * interval '1 hour'`, [
      hours,
    ]);

  it.each(troubles)('nobody pays while Stripe is %s, and pays once afterwards', async (mood) => {
    const world = open();
    const named = await world.agreed(price);
    stripe.standIn.behave(mood);
    const troubled = hasty();
    await expect(pay(troubled, order(named))).rejects.toMatchObject({ code: 'unavailable' });
    const asked = { amount: 1000, currency: 'usd', payment_method: named.cardToken };
    const vault = troubled.askVault('POST', '/intent', { gateway: 'stripe', intent: asked });
    await expect(vault).rejects.toThrow('does not answer just now');
    expect(await shop.db.query('select 1 from payments')).toHaveLength(0);
    stripe.standIn.behave('well');
    expect(await pay(world, order(named))).toMatchObject({ ok: true });
    await world.settle();
    expect(stripe.standIn.taken()).toBe(price);
  });

  it.each(troubles)('an order placed before Stripe was %s is settled afterwards', async (mood) => {
    const world = open();
    expect(await pay(world, order(await world.agreed(price)))).toMatchObject({ ok: true });
    stripe.standIn.behave(mood);
    const troubled = hasty();
    troubled.jobs.push(...world.jobs.splice(0));
    await expect(troubled.settle()).rejects.toThrow();
    expect(stripe.standIn.taken()).toBe(0);
    await later(1);
    await troubled.gateway.work?.reconcile();
    stripe.standIn.behave('well');
    await world.gateway.work?.reconcile();
    await world.gateway.work?.reconcile();
    expect(stripe.standIn.taken()).toBe(price);
    const [payment] = await world.payments.ofOrder(shop.db, 'order_1');
    expect(payment).toMatchObject({ state: 'taken' });
  });

  it('takes once what it took without hearing of it', async () => {
    const world = open();
    await pay(world, order(await world.agreed(price)));
    stripe.standIn.behave('answers lost');
    await expect(world.settle()).rejects.toThrow();
    expect(stripe.standIn.taken()).toBe(price);
    stripe.standIn.behave('well');
    await later(1);
    const refund = { orderId: 'order_1', amount: cents(5000), idempotencyKey: 'return-1' };
    await shop.db.transaction((tx) => world.payments.refund(tx, refund));
    stripe.standIn.behave('answers lost');
    await expect(world.settle()).rejects.toThrow();
    stripe.standIn.behave('well');
    await world.gateway.work?.reconcile();
    expect(stripe.standIn.taken()).toBe(price - 5000);
  });

  it('what a card held without our hearing of it pays for the order, and is not held twice', async () => {
    const world = open();
    const cardToken = stripe.standIn.typeCard('good');
    // The card is known, so that the lost answer is the one to the charge.
    const look = { amount: 100, currency: 'usd', payment_method: cardToken };
    await world.askVault('POST', '/intent', { gateway: 'stripe', intent: look });
    stripe.standIn.behave('answers lost');
    await expect(pay(world, order({ cardToken }))).rejects.toMatchObject({ code: 'unavailable' });
    expect(stripe.standIn.held()).toBe(price);
    stripe.standIn.behave('well');
    expect(await pay(world, order({ cardToken }))).toMatchObject({ ok: true });
    expect(stripe.standIn.held()).toBe(price);
    await world.settle();
    expect(stripe.standIn.taken()).toBe(price);
    expect(stripe.standIn.held()).toBe(0);
  });

  it('lets go of what was agreed to and pays for nothing, for good', async () => {
    const world = open();
    const named = await world.agreed(price);
    const cardToken = stripe.standIn.typeCard('good');
    const unheard = pay(world, order({ cardToken, cartId: 'cart_2' }));
    await unheard;
    const forgotten = await world.agreed(cents(90_000));
    expect(stripe.standIn.held()).toBe(price * 2 + 90_000);
    await later(3);
    await world.gateway.work?.reconcile();
    expect(stripe.standIn.held()).toBe(0);
    expect(stripe.standIn.taken()).toBe(price);
    expect(await pay(world, order(named))).toMatchObject({ ok: false, code: 'intent_unknown' });
    const late = order({ ...forgotten, amount: cents(90_000) });
    expect(await pay(world, late)).toMatchObject({ ok: false, code: 'intent_unknown' });
  });

  it('pays back what a bank has paid for nothing', async () => {
    const world = open();
    const bank = { amount: 4900, currency: 'eur', payment_method_types: 'ideal' };
    const intent = { ...bank, return_url: '/checkout?gateway=ideal' };
    const made = await world.askVault('POST', '/intent', { gateway: 'stripe', intent });
    expect(made).toMatchObject({ status: 'requires_action', redirect_url: expect.any(String) });
    stripe.standIn.confirmAsShopper(String(made.id));
    expect(stripe.standIn.taken()).toBe(4900);
    await later(3);
    await world.gateway.work?.reconcile();
    expect(stripe.standIn.taken()).toBe(0);
  });

  it('believes a report once, signed and fresh, and only that there is news', async () => {
    const world = open();
    const named = await world.agreed(price);
    await pay(world, order(named));
    world.jobs.length = 0;
    const id = named.intents?.stripe?.id ?? '';
    const { reports } = world.gateway;
    const report = stripe.standIn.report(id);
    expect(await reports?.take({ ...report, signature: undefined })).toBe('not_signed');
    const forged = stripe.standIn.report(id, { secret: 'whsec_eve' });
    expect(await reports?.take(forged)).toBe('not_signed');
    const old = stripe.standIn.report(id, { at: new Date(Date.now() - 3_600_000) });
    expect(await reports?.take(old)).toBe('not_signed');
    expect(world.jobs).toEqual([]);
    expect(await reports?.take(report)).toBe('kept');
    expect(await reports?.take(report)).toBe('kept');
    expect(world.jobs).toEqual([{ name: 'read-payment', payload: { intentId: id } }]);
    // The report says `succeeded` for a merely authorised intent: it is captured now, as our records require.
    await world.settle();
    expect(stripe.standIn.taken()).toBe(price);
    await reports?.take(stripe.standIn.report('pi_somebody', { id: 'evt_2' }));
    await world.settle();
  });

  it('has the order wait whose payment was canceled before it was taken, once', async () => {
    const world = open();
    const named = await world.agreed(price);
    await pay(world, order(named));
    const intent = stripe.standIn.intents.get(named.intents?.stripe?.id ?? '');
    if (intent) intent.status = 'canceled';
    await world.settle();
    const [payment] = await world.payments.ofOrder(shop.db, 'order_1');
    expect(payment).toMatchObject({ state: 'lost' });
    expect(world.told).toEqual([{ name: 'hold-unpaid-order', payload: { orderId: 'order_1' } }]);
    await world.gateway.work?.readAgain(intent?.id ?? '');
    await world.settle();
    expect(world.told).toHaveLength(1);
  });

  it('enters once what staff pays back on Stripe’s own pages, also beside one of ours', async () => {
    const world = open();
    const named = await world.agreed(price);
    const id = named.intents?.stripe?.id ?? '';
    await pay(world, order(named));
    await world.settle();
    stripe.standIn.refundByHand(id, 20_000);
    const ours = { orderId: 'order_1', amount: cents(5000), idempotencyKey: 'return-1' };
    await shop.db.transaction((tx) => world.payments.refund(tx, ours));
    await world.gateway.reports?.take(stripe.standIn.report(id, { id: 'evt_refund' }));
    await world.settle();
    await world.gateway.work?.readAgain(id);
    await world.settle();
    expect(world.told).toEqual([
      {
        name: 'enter-refund',
        payload: { orderId: 'order_1', refundId: expect.stringMatching(/^re_/), amount: 20_000 },
      },
    ]);
    expect(stripe.standIn.taken()).toBe(price - 25_000);
    const [payment] = await world.payments.ofOrder(shop.db, 'order_1');
    expect(payment?.refunds.map(({ amount }) => amount).toSorted()).toEqual([20_000, 5000]);
  });

  it('knows an account by one customer, whom nobody else can name', async () => {
    const world = open();
    const learn = async (customer?: string) => {
      const token = stripe.standIn.typeCard('good');
      const intent = { amount: 4900, currency: 'usd', payment_method: token, customer };
      const made = await world.askVault('POST', '/intent', { gateway: 'stripe', intent });
      const owner = stripe.standIn.intents.get(String(made.id))?.customer ?? '';
      return { token, owner };
    };
    const first = await learn();
    expect((await learn(first.owner)).owner).not.toBe(first.owner);
    expect(await world.payments.customerOf('account_ada')).toBeNull();
    const card = { accountId: 'account_ada', token: first.token };
    await shop.db.transaction((tx) => world.payments.savedCards.save(tx, card));
    expect(await world.payments.customerOf('account_ada')).toBe(first.owner);
    expect((await learn(first.owner)).owner).toBe(first.owner);
    expect((await learn('cus_invented')).owner).not.toBe('cus_invented');
  });

  it('asks Stripe nothing while a refund’s rows are held', async () => {
    const world = open();
    await pay(world, order(await world.agreed(price)));
    await world.settle();
    const asked = stripe.standIn.requests.length;
    stripe.standIn.behave('silent');
    const refund = { orderId: 'order_1', amount: price, idempotencyKey: 'cancel-order_1' };
    await shop.db.transaction((tx) => world.payments.refund(tx, refund));
    expect(stripe.standIn.requests).toHaveLength(asked);
    stripe.standIn.behave('well');
    await world.settle();
    expect(stripe.standIn.taken()).toBe(0);
  });

  it('spares shoppers the wait once Stripe has failed five times in a row', async () => {
    const world = open();
    const named = await world.agreed(price);
    stripe.standIn.behave('refusing');
    const tries = Array.from({ length: 5 }, () => pay(world, order(named)).catch(() => null));
    expect(await Promise.all(tries)).toEqual([null, null, null, null, null]);
    const asked = stripe.standIn.requests.length;
    stripe.standIn.behave('well');
    await expect(pay(world, order(named))).rejects.toMatchObject({ code: 'unavailable' });
    expect(stripe.standIn.requests).toHaveLength(asked);
    expect(await shop.db.query('select 1 from payments')).toHaveLength(0);
  });
});
