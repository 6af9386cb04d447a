import { normaliseCode } from '@/domain/coupon';
import { testDatabases } from '@/testing/shops/database';
import { sealOlderCodes } from '@/server/codes/seal-older-codes';
import {
  testSealer,
  createTestEngine,
  createVisitor,
  prepareTestJobs,
  taken,
  seedTestShop,
} from '@/testing/shops/engine';

describe.each(testDatabases())('discounts on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await seedTestShop(db);
    await prepareTestJobs(db);
  });
  const switchOn = (name: string) =>
    shop.db.query('update promotions set is_active = true where data ->> $1 = $2', ['name', name]);
  const addCoupon = (code: string, change: Record<string, unknown> = {}) => {
    const columns = {
      id: `coupon-${code}`,
      normalised_code: normaliseCode(code),
      code,
      name: code,
      discount: { kind: 'percent', basisPoints: 1000 },
      ...change,
    };
    const names = Object.keys(columns);
    const places = names.map((_, place) => `$${place + 1}`);
    return shop.db.query(
      `insert into coupons (${names.join()}) values (${places.join()})`,
      Object.values(columns),
    );
  };
  const codeOf = (outcome: { ok: boolean; code?: string }) => outcome.code ?? 'ok';

  test('the seed’s promotions change nothing until somebody switches them on', async () => {
    const engine = createTestEngine(shop.db);
    const visitor = createVisitor(engine);
    await visitor.add('standard-charger');
    await visitor.add('stream-line-tv');
    const before = taken(await engine.carts.applyCoupon(visitor.request(), 'WELCOME10'));
    expect(before.totals).toMatchObject({ subTotal: 44_800, discountTotal: 4480 });

    await switchOn('Second accessory 20% off');
    const after = await engine.carts.find(visitor.request());
    expect(after?.discounts.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['promo', 2980],
      ['coupon', 4182],
    ]);
    expect(after?.totals).toMatchObject({ discountTotal: 7162, grandTotal: 37_638 });
  });

  test('free shipping from a subtotal is a shipping discount, by the currency’s own threshold', async () => {
    const engine = createTestEngine(shop.db);
    await switchOn('Free express shipping');
    const visitor = createVisitor(engine);
    await visitor.add('stream-line-tv', { quantity: 5 });
    const express = { shipping: { country: 'CA', service: 'express' } };
    const below = taken(await engine.carts.update(visitor.request(), express));
    expect(below.totals).toMatchObject({ shipmentPrice: 1500, shipmentDiscount: 0 });
    const reached = taken(await visitor.add('standard-charger'));
    expect(reached.totals).toMatchObject({ shipmentDiscount: 1500, shipmentTotal: 0 });
    expect(reached.totals.discountTotal).toBe(0);
    await engine.sessions.update(visitor.request(), { currency: 'CAD' });
    const inCad = await engine.carts.find(visitor.request());
    expect(inCad?.totals).toMatchObject({ shipmentPrice: 2000, shipmentDiscount: 2000 });
  });

  test('an order keeps the promotions it was placed with', async () => {
    const engine = createTestEngine(shop.db);
    await switchOn('Second accessory 20% off');
    const visitor = createVisitor(engine);
    await visitor.add('standard-charger', { quantity: 2 });
    await visitor.fillCheckout();
    const order = taken(await engine.orders.submit(visitor.request()));
    await shop.db.query('update promotions set is_active = false');
    const found = await engine.orders.findOrder(order.id);
    expect(found?.totals).toMatchObject({ subTotal: 29_800, discountTotal: 2980 });
    expect(found?.discounts).toMatchObject([{ kind: 'promo', amount: 2980 }]);
  });

  test('a coupon that was edited counts by its new terms, and one that ended stops the order', async () => {
    const engine = createTestEngine(shop.db);
    await addCoupon('SPRING');
    const visitor = createVisitor(engine);
    await visitor.add('standard-charger');
    await visitor.fillCheckout();
    taken(await engine.carts.applyCoupon(visitor.request(), 'spring'));
    await shop.db.query(`update coupons set discount = $1 where code = 'SPRING'`, [
      { kind: 'amount', amounts: { USD: 900 } },
    ]);
    const cart = await engine.carts.find(visitor.request());
    expect(cart?.totals.discountTotal).toBe(900);

    await shop.db.query(`update coupons set is_active = false where code = 'SPRING'`);
    expect(codeOf(await engine.orders.submit(visitor.request()))).toBe('coupon_code_invalid');
    expect(await engine.carts.find(visitor.request())).toMatchObject({
      coupon: { code: 'SPRING' },
      isCouponUsable: false,
      totals: { discountTotal: 0 },
    });
    taken(await engine.carts.removeCoupon(visitor.request()));
    expect(taken(await engine.orders.submit(visitor.request())).totals.grandTotal).toBe(14_900);
  });

  test('conditions are asked when a code is given, with one answer for all of them', async () => {
    const engine = createTestEngine(shop.db);
    await addCoupon('BIG', { minimum_sub_totals: { USD: 20_000 } });
    await addCoupon('AIDS', { product_ids: JSON.stringify(['6a1f00c0de00b0a1c9d8e7f0']) });
    await addCoupon('LOONIE', { discount: { kind: 'amount', amounts: { CAD: 100 } } });
    const visitor = createVisitor(engine);
    await visitor.add('standard-charger');
    const tries = await Promise.all(
      ['BIG', 'AIDS', 'LOONIE', 'EXPIRED5', 'NOPE'].map((code) =>
        engine.carts.applyCoupon(visitor.request(), code),
      ),
    );
    expect(tries.map(codeOf)).toEqual(Array.from({ length: 5 }, () => 'coupon_invalid'));
    await visitor.add('standard-charger');
    taken(await engine.carts.applyCoupon(visitor.request(), 'BIG'));
  });

  test('a coupon for once a person is taken from one of two parallel orders', async () => {
    const engine = createTestEngine(shop.db);
    await addCoupon('ONCE', { is_once_per_account: true });
    const visitors = [createVisitor(engine), createVisitor(engine)];
    for (const visitor of visitors) {
      await visitor.add('standard-charger');
      await visitor.fillCheckout();
      taken(await engine.carts.applyCoupon(visitor.request(), 'ONCE'));
    }
    const outcomes = await Promise.all(
      visitors.map((visitor) => engine.orders.submit(visitor.request())),
    );
    expect(outcomes.map(codeOf).toSorted()).toEqual(['coupon_code_invalid', 'ok']);
    const third = createVisitor(engine);
    await third.add('standard-charger');
    await third.fillCheckout();
    expect(codeOf(await engine.carts.applyCoupon(third.request(), 'ONCE'))).toBe('coupon_invalid');
  });

  test('several gift cards are used one after the other, each once, and the same one is one entry', async () => {
    const engine = createTestEngine(shop.db);
    await shop.db.query(
      `insert into gift_cards (id, normalised_code, last4, balance, currency)
       values ('second', 'SECOND', 'COND', 20000, 'USD'), ('loonie', 'LOONIE', 'ONIE', 9000, 'CAD')`,
    );
    await sealOlderCodes({ db: shop.db, sealer: testSealer });
    const visitor = createVisitor(engine);
    await visitor.add('standard-charger');
    await visitor.fillCheckout();
    for (const code of ['GIFT-BORE-AL50', 'second', 'gift bore al50']) {
      taken(await engine.carts.applyGiftCard(visitor.request(), code));
    }
    expect(codeOf(await engine.carts.applyGiftCard(visitor.request(), 'loonie'))).toBe(
      'giftcard_invalid',
    );
    const cart = await engine.carts.find(visitor.request());
    expect(cart?.giftCards).toHaveLength(2);
    expect(cart?.totals).toMatchObject({ giftCardTotal: 25_000, captureTotal: 0 });
    taken(await engine.orders.submit(visitor.request()));
    const left = await shop.db.query('select balance from gift_cards order by id');
    expect(left).toEqual([{ balance: 0 }, { balance: 9000 }, { balance: 10_100 }]);
  });
});
