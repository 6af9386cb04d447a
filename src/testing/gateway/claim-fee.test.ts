import { claimVersionOf } from '@/domain/devices/claim';
import { cents } from '@/domain/money';
import { createEngine } from '@/server/commerce/embedded/create-engine';
import { createClaimRows } from '@/server/devices/claim-rows';
import { claimsWithFees, lossFee, writeApprovedLoss } from '@/testing/shops/approved-loss';
import { testDatabases } from '@/testing/shops/database';
import { prepareTestJobs, taken, testSealer } from '@/testing/shops/engine';
import { stripeWorld } from './payments-world';
import { useStripe } from './use-stripe';

const at = '2026-11-26T18:00:00.000Z';
const now = () => new Date(at);
/** The order with which the card was kept. */
const price = cents(180_000);

describe.each(testDatabases())('the fee of a claim by Stripe, on $kind', ({ use }) => {
  const shop = use(prepareTestJobs);
  const stripe = useStripe();
  const rows = createClaimRows(testSealer);

  /** A customer who has paid an order with a card and kept it, and their approved claim of a lost aid. */
  async function customerWithCard() {
    const world = stripeWorld(shop.db, stripe.standIn);
    const jobs: Parameters<typeof createEngine>[0]['jobs'] = {
      enqueue: async (tx, name, payload) => {
        await tx.query('insert into test_jobs (name, payload) values ($1, $2)', [name, payload]);
      },
    };
    const engine = createEngine({
      ...{ db: shop.db, payments: world.payments, jobs, sealer: testSealer, now },
      sessionSecret: 'test secret',
    });
    const account = { email: 'ada@example.ca', password: 'hearing-well' };
    const { id: accountId } = taken(
      await engine.accounts.create(engine.sessions.open({ session: undefined }), account),
    );
    const named = await world.agreed(price);
    const paid = await world.payments.inPaymentSession((paymentSession) =>
      shop.db.transaction((tx) =>
        paymentSession.takePayment(tx, {
          ...{ orderId: 'order_1', cartId: 'cart_1', accountId, amount: price, currency: 'USD' },
          ...{ isRecurring: false, ...named },
        }),
      ),
    );
    expect(paid).toMatchObject({ ok: true });
    const token = named.cardToken ?? '';
    taken(await engine.accountCards.add(accountId, { token }));
    await world.settle();
    stripe.standIn.calls.length = 0;
    const claim = await writeApprovedLoss(shop.db, { accountId, at });
    const { cardCharges } = engine;
    const claims = claimsWithFees({ db: shop.db, jobs, cardCharges, now });
    const charge = () => claims.chargeFee(claim.id, claimVersionOf(claim));
    const refund = () => claims.refundFee(claim.id, claimVersionOf(claim) + 1);
    const refunded = async () => {
      const found = await claims.find(claim.id);
      return found && (await claims.feeRefunds([found])).get(claim.id)?.amount;
    };
    const customer = stripe.standIn.intents.values().next().value?.customer;
    return { world, token, customer, charge, refund, refunded };
  }

  /** What Stripe was asked to charge, oldest first. */
  const asked = () =>
    stripe.standIn.calls.filter(({ request }) => request === 'POST /v1/payment_intents');
  /** The charges that Stripe made of it. */
  const made = () => [...stripe.standIn.intents.values()].slice(1);
  const feesTaken = () => stripe.standIn.taken() - price;
  const payments = () =>
    shop.db.query<{ id: string; state: string }>(
      `select id, state from payments where idempotency_key = 'claim-claim_1'`,
    );
  const told = async () =>
    (
      await shop.db.query<{ payload: { isPaid: boolean } }>(
        `select payload from test_jobs where name = 'send-device-fee-news'`,
      )
    ).map(({ payload }) => payload.isPaid);
  const feePaidAt = async () => (await rows.read(shop.db, 'id', 'claim_1'))[0]?.feePaidAt;
  const later = (hours: number) =>
    shop.db.query(`update stripe_intents set created_at = created_at - $1 * interval '1 hour'`, [
      hours,
    ]);

  test('a good card is charged the fee off session, and Stripe learns nothing of the aid', async () => {
    const { world, token, customer, charge } = await customerWithCard();
    expect(await charge()).toMatchObject({ ok: true });
    expect(await told()).toEqual([true]);
    const [call, ...more] = asked();
    expect(more).toEqual([]);
    expect(call?.key).toMatch(/^agreed_[\w-]{24}$/);
    expect(call?.fields).toEqual({
      amount: '19900',
      currency: 'cad',
      capture_method: 'manual',
      payment_method_types: ['card'],
      customer,
      payment_method: token,
      confirm: 'true',
      off_session: 'true',
      metadata: { agreed: call?.key },
    });
    await world.settle();
    const [payment] = await payments();
    expect(payment?.state).toBe('taken');
    expect(stripe.standIn.calls.at(-1)).toEqual({
      request: `POST /v1/payment_intents/${made()[0]?.id}/capture`,
      key: `capture-${payment?.id}`,
      fields: {},
    });
    expect(feesTaken()).toBe(lossFee);
  });

  test('a card that is declined pays nothing, and pays once when its bank agrees', async () => {
    const { world, token, charge } = await customerWithCard();
    stripe.standIn.setBank(token, 'declined');
    expect(await charge()).toEqual({ ok: false, code: 'card_refused' });
    expect([await payments(), await told(), await feePaidAt()]).toEqual([[], [false], null]);
    stripe.standIn.setBank(token, 'good');
    expect(await charge()).toMatchObject({ ok: true });
    await world.settle();
    expect(feesTaken()).toBe(lossFee);
    // A key whose answer is a refusal gives that refusal for ever.
    expect(new Set(asked().map(({ key }) => key)).size).toBe(2);
  });

  test('a card whose bank asks its holder is refused by that name, and nothing stays open', async () => {
    const { world, token, charge } = await customerWithCard();
    stripe.standIn.setBank(token, 'asks');
    expect(await charge()).toEqual({ ok: false, code: 'card_asks_holder' });
    expect([await payments(), await told(), await feePaidAt()]).toEqual([[], [false], null]);
    expect(made().map(({ status }) => status)).toEqual(['requires_payment_method']);
    await later(3);
    await world.gateway.work?.reconcile();
    expect(made().map(({ status }) => status)).toEqual(['canceled']);
    expect(feesTaken()).toBe(0);
  });

  test('a card that was removed at Stripe is refused like a declined one', async () => {
    const { token, charge } = await customerWithCard();
    stripe.standIn.detachByHand(token);
    expect(await charge()).toEqual({ ok: false, code: 'card_refused' });
    expect([await payments(), await told(), await feePaidAt()]).toEqual([[], [false], null]);
  });

  test('a charge whose answer is lost takes nothing twice when it is tried again', async () => {
    const { world, charge } = await customerWithCard();
    stripe.standIn.behave('answers lost', /POST \/v1\/payment_intents$/);
    await expect(charge()).rejects.toMatchObject({ code: 'unavailable' });
    expect([await payments(), await told(), await feePaidAt()]).toEqual([[], [], null]);
    stripe.standIn.behave('well');
    expect(await charge()).toMatchObject({ ok: true });
    expect(new Set(asked().map(({ key }) => key)).size).toBe(1);
    expect(made()).toHaveLength(1);
    stripe.standIn.behave('answers lost', /capture/);
    const job = world.jobs.at(-1);
    await expect(world.settle()).rejects.toMatchObject({ code: 'unavailable' });
    stripe.standIn.behave('well');
    if (job) world.jobs.push(job);
    await world.settle();
    expect(feesTaken()).toBe(lossFee);
    expect(stripe.standIn.held()).toBe(0);
  });

  test('two who charge at the same time hold and take the fee once', async () => {
    const { world, charge } = await customerWithCard();
    stripe.standIn.setPace(150);
    const outcomes = await Promise.all([charge(), charge()]);
    expect(outcomes).toContainEqual(expect.objectContaining({ ok: true }));
    expect(outcomes).toContainEqual({ ok: false, code: 'claim_changed' });
    stripe.standIn.setPace(0);
    await world.settle();
    expect(made()).toHaveLength(1);
    expect([feesTaken(), stripe.standIn.held()]).toEqual([lossFee, 0]);
    expect(await told()).toEqual([true]);
  });

  test('a refund goes back by Stripe once, also when its answer is lost', async () => {
    const { world, charge, refund, refunded } = await customerWithCard();
    await charge();
    await world.settle();
    expect(await refund()).toMatchObject({ ok: true });
    expect(await refunded()).toBe(lossFee);
    expect(feesTaken()).toBe(lossFee);
    const job = world.jobs.at(-1);
    stripe.standIn.behave('answers lost', /refunds/);
    await expect(world.settle()).rejects.toMatchObject({ code: 'unavailable' });
    stripe.standIn.behave('well');
    if (job) world.jobs.push(job, job);
    await world.settle();
    expect(feesTaken()).toBe(0);
    const asks = stripe.standIn.calls.filter(({ request }) => request === 'POST /v1/refunds');
    expect(new Set(asks.map(({ key }) => key)).size).toBe(1);
    expect(asks[0]?.key).toMatch(/^refund_/);
    expect(asks[0]?.fields).toEqual({ payment_intent: made()[0]?.id, amount: '19900' });
  });

  test('a refund before the fee was taken lets it go', async () => {
    const { world, charge, refund } = await customerWithCard();
    await charge();
    expect(await refund()).toMatchObject({ ok: true });
    await world.settle();
    expect([feesTaken(), stripe.standIn.held()]).toEqual([0, 0]);
    expect((await payments())[0]?.state).toBe('released');
  });

  test('what staff refunded on Stripe’s own pages is known, and not refunded again', async () => {
    const { world, charge, refund, refunded } = await customerWithCard();
    await charge();
    await world.settle();
    const id = made()[0]?.id ?? '';
    stripe.standIn.refundByHand(id, lossFee);
    await world.gateway.work?.readAgain(id);
    expect(await refunded()).toBe(lossFee);
    expect(await refund()).toEqual({ ok: false, code: 'claim_moved_on' });
    await world.settle();
    expect(feesTaken()).toBe(0);
  });
});
