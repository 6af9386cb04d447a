import { claimVersionOf } from '@/domain/devices/claim';
import { claimsWithFees, lossFee as fee, writeApprovedLoss } from '@/testing/shops/approved-loss';
import { createClockedEngine, createTestClock } from '@/testing/shops/subscriber';
import { testDatabases } from '@/testing/shops/database';
import { prepareTestJobs, taken, testSealer } from '@/testing/shops/engine';
import { createClaimRows } from './claim-rows';

const at = '2026-11-26T18:00:00.000Z';
const goodCard = '4242424242424242';
/** It can be saved; each later charge is declined. */
const emptyCard = '4000000000000341';

describe.each(testDatabases())('the fee of a claim on $kind', ({ use }) => {
  const shop = use(prepareTestJobs);
  const rows = createClaimRows(testSealer);
  const clock = createTestClock(at);
  const jobs: Parameters<typeof createClockedEngine>[1] = {
    enqueue: async (tx, name, payload) => {
      await tx.query('insert into test_jobs (name, payload) values ($1, $2)', [name, payload]);
    },
  };

  /** A customer with these cards, the last one newest, and their approved claim of a lost aid. */
  async function customerWith(...cards: readonly string[]) {
    const { engine, customer, cardToken } = createClockedEngine(shop.db, jobs, clock);
    const { accountId } = await customer('ada@example.ca');
    const add = async (number: string) =>
      taken(await engine.accountCards.add(accountId, { token: await cardToken(number) }));
    for (const card of cards) await add(card);
    const claim = await writeApprovedLoss(shop.db, { accountId, at });
    const { cardCharges } = engine;
    const claims = claimsWithFees({ db: shop.db, jobs, cardCharges, now: clock.now });
    const charge = (version = claimVersionOf(claim)) => claims.chargeFee(claim.id, version);
    const refund = (version = claimVersionOf(claim) + 1) => claims.refundFee(claim.id, version);
    return { add, charge, refund, claim, claims };
  }

  const payments = () =>
    shop.db.query<{ id: string; amount: number; currency: string }>(
      'select id, amount, currency from payments',
    );
  const told = async () =>
    (
      await shop.db.query<{ payload: { isPaid: boolean } }>(
        `select payload from test_jobs where name = 'send-device-fee-news'`,
      )
    ).map(({ payload }) => payload.isPaid);

  test('is charged once to the card of the account, and the customer is told', async () => {
    const { charge } = await customerWith(goodCard);
    const outcomes = await Promise.all([charge(), charge(), charge()]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const [payment, ...more] = await payments();
    expect(more).toEqual([]);
    expect(payment).toMatchObject({ amount: fee, currency: 'CAD' });
    expect((await rows.read(shop.db, 'id', 'claim_1'))[0]).toMatchObject({
      ...{ feePaidAt: at, feePaymentId: payment?.id },
    });
    expect(await told()).toEqual([true]);
  });

  test('a refusal charges nothing, is told, and another card can pay', async () => {
    const { add, charge } = await customerWith(emptyCard);
    expect(await charge()).toEqual({ ok: false, code: 'card_refused' });
    expect(await payments()).toEqual([]);
    expect(await told()).toEqual([false]);
    // The refused card stays the default: it was the first. The customer makes the new one the default.
    const { id } = await add(goodCard);
    await shop.db.query(
      `update accounts set billing = jsonb_set(billing, '{accountCardId}', to_jsonb($1::text))`,
      [id],
    );
    expect(await charge()).toMatchObject({ ok: true });
    expect(await payments()).toHaveLength(1);
  });

  test('without a card, with an older version, or where nothing is due, nothing happens', async () => {
    const { charge, claim, add } = await customerWith();
    expect(await charge()).toEqual({ ok: false, code: 'card_missing' });
    await add(goodCard);
    expect(await charge(claimVersionOf(claim) + 1)).toEqual({ ok: false, code: 'claim_changed' });
    await rows.update(shop.db, { ...claim, status: 'withdrawn' });
    expect(await charge()).toEqual({ ok: false, code: 'claim_moved_on' });
    await rows.update(shop.db, { ...claim, feePaidAt: at });
    expect(await charge(claimVersionOf(claim) + 1)).toEqual({ ok: false, code: 'claim_moved_on' });
    expect(await payments()).toEqual([]);
  });

  const refunds = () =>
    shop.db.query<{ paymentId: string; amount: number }>(
      'select payment_id as "paymentId", amount from refunds',
    );
  const refundsTold = () =>
    shop.db.query(`select 1 from test_jobs where name = 'send-device-fee-refund'`);

  test('that was charged goes back to its card once, and the customer is told', async () => {
    const { charge, refund, claim, claims } = await customerWith(goodCard);
    await charge();
    const [payment] = await payments();
    const outcomes = await Promise.all([refund(), refund(), refund()]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes).toContainEqual({ ok: false, code: 'claim_moved_on' });
    expect(await refunds()).toEqual([{ paymentId: payment?.id, amount: fee }]);
    expect(await refundsTold()).toHaveLength(1);
    const charged = { id: claim.id, feePaymentId: payment?.id ?? '' };
    const found = await claims.feeRefunds([charged, { id: 'claim_2', feePaymentId: null }]);
    expect([...found]).toEqual([
      [claim.id, { amount: fee, at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/) }],
    ]);
    expect(await charge(claimVersionOf(claim) + 1)).toEqual({ ok: false, code: 'claim_moved_on' });
  });

  test('that is open, was paid in another way, or has moved on is not refunded', async () => {
    const { charge, refund, claim, claims } = await customerWith(goodCard);
    expect(await refund(claimVersionOf(claim))).toEqual({ ok: false, code: 'claim_moved_on' });
    await claims.notePayment(claim.id, claimVersionOf(claim));
    expect(await refund()).toEqual({ ok: false, code: 'claim_moved_on' });
    await rows.update(shop.db, claim);
    await charge();
    expect(await refund(claimVersionOf(claim))).toEqual({ ok: false, code: 'claim_changed' });
    expect([await refunds(), await refundsTold()]).toEqual([[], []]);
  });
});
