import { cents } from '@/domain/money';
import { stripeWorld } from '@/testing/gateway/payments-world';
import { testDatabases } from '@/testing/shops/database';
import { useStripe } from '@/testing/gateway/use-stripe';

const price = cents(180_000);

describe.each(testDatabases().slice(1))('taking what Stripe holds, on $kind', ({ use }) => {
  const shop = use();
  const stripe = useStripe();

  async function held() {
    const world = stripeWorld(shop.db, stripe.standIn);
    const named = await world.agreed(price);
    await world.payments.inPaymentSession((paymentSession) =>
      shop.db.transaction((tx) =>
        paymentSession.takePayment(tx, {
          ...{ orderId: 'order_1', cartId: 'cart_1', accountId: null, amount: price },
          ...{ currency: 'USD', method: 'card', cardToken: null, intents: null, means: null },
          ...{ isRecurring: false, ...named },
        }),
      ),
    );
    return world;
  }

  it('takes all of it once, however often and beside the job', async () => {
    const world = await held();
    expect(stripe.standIn.taken()).toBe(0);
    await Promise.all([world.payments.capture('order_1'), world.settle()]);
    expect(stripe.standIn.taken()).toBe(price);
    expect(await world.payments.capture('order_1')).toEqual({ ok: false, code: 'nothing_held' });
    expect(stripe.standIn.taken()).toBe(price);
    expect(await world.payments.capture('another')).toEqual({ ok: false, code: 'nothing_held' });
  });

  it('leaves with the customer what is paid back before it is taken', async () => {
    const world = await held();
    const rest = { orderId: 'order_1', amount: cents(30_000), idempotencyKey: 'less' };
    await shop.db.transaction((tx) => world.payments.refund(tx, rest));
    expect(await world.payments.capture('order_1')).toEqual({ ok: true, amount: price });
    expect(stripe.standIn.taken()).toBe(price - 30_000);
  });

  it('tells that the bank let go of it, also when it was known before', async () => {
    const world = await held();
    for (const intent of stripe.standIn.intents.values()) intent.status = 'canceled';
    expect(await world.payments.capture('order_1')).toEqual({ ok: false, code: 'lapsed' });
    expect(await world.payments.capture('order_1')).toEqual({ ok: false, code: 'lapsed' });
  });

  it('says that Stripe does not answer, and takes it afterwards', async () => {
    const world = await held();
    stripe.standIn.behave('gone');
    await expect(world.payments.capture('order_1')).rejects.toMatchObject({ code: 'unavailable' });
    stripe.standIn.behave('well');
    expect(await world.payments.capture('order_1')).toEqual({ ok: true, amount: price });
  });
});
