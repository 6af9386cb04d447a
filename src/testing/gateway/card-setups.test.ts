import { createEngine } from '@/server/commerce/embedded/create-engine';
import { cents } from '@/domain/money';
import type { CardSetups } from '@/server/payments/port';
import { testDatabases } from '@/testing/shops/database';
import { prepareTestJobs, taken, testSealer } from '@/testing/shops/engine';
import { stripeWorld, type StripeWorld } from './payments-world';
import { useStripe } from './use-stripe';

function setupsOf({ gateway: { cardSetups } }: StripeWorld): CardSetups {
  if (!cardSetups) throw new Error('Stripe takes cards to keep');
  return cardSetups;
}

describe.each(testDatabases())('a card to keep by Stripe, on $kind', ({ use }) => {
  const shop = use(prepareTestJobs);
  const stripe = useStripe();

  async function shopWithCustomer() {
    const world = stripeWorld(shop.db, stripe.standIn);
    const engine = createEngine({
      ...{ db: shop.db, payments: world.payments, sealer: testSealer, now: () => new Date() },
      jobs: { enqueue: async () => undefined },
      sessionSecret: 'test secret',
    });
    const setups = setupsOf(world);
    const { id: accountId } = taken(
      await engine.accounts.create(engine.sessions.open({ session: undefined }), {
        ...{ email: 'ada@example.ca', password: 'hearing-well' },
      }),
    );
    /** Opens one, and types a card into Stripe's fields. @returns the id of the setup */
    async function typed(behaviour: 'good' | 'asks', owner = accountId) {
      const { clientSecret } = await setups.open(owner);
      const [id = ''] = clientSecret.split('_secret_');
      stripe.standIn.confirmSetup(id, stripe.standIn.typeCard(behaviour));
      return id;
    }
    return { world, engine, setups, accountId, typed };
  }

  /** The customers for whom setups were opened. */
  const customers = () =>
    stripe.standIn.calls
      .filter(({ request }) => request === 'POST /v1/setup_intents')
      .map(({ fields }) => fields.customer);

  test('a card that its bank agreed to is saved and charged later, without a payment before', async () => {
    const { world, engine, setups, accountId, typed } = await shopWithCustomer();
    const token = (await setups.tokenOf(accountId, await typed('good'))) ?? '';
    const card = taken(await engine.accountCards.add(accountId, { token }));
    expect(card).toMatchObject({ brand: 'Visa', last4: '4242' });
    expect(stripe.standIn.held() + stripe.standIn.taken()).toBe(0);

    const charge = { accountId, token, amount: cents(19_900), currency: 'CAD' } as const;
    const outcome = await world.payments.inPaymentSession((session) =>
      shop.db.transaction((tx) =>
        session.charge(tx, { ...charge, idempotencyKey: 'claim-1', orderId: null }),
      ),
    );
    expect(outcome).toMatchObject({ ok: true });
    await world.settle();
    expect(stripe.standIn.taken()).toBe(19_900);
  });

  test('the second card goes to the customer of the first', async () => {
    const { engine, setups, accountId, typed } = await shopWithCustomer();
    const keepAnother = async () => {
      const token = (await setups.tokenOf(accountId, await typed('good'))) ?? '';
      taken(await engine.accountCards.add(accountId, { token }));
    };
    await keepAnother();
    await keepAnother();
    const [first, second] = customers();
    expect(first).toMatch(/^cus_/);
    expect(second).toBe(first);
    expect(await engine.accountCards.list(accountId)).toHaveLength(2);
  });

  test('a second try before the first card is saved makes no second customer', async () => {
    const { typed } = await shopWithCustomer();
    await typed('good');
    await typed('good');
    expect(new Set(customers()).size).toBe(1);
  });

  test('nothing is given before the bank has agreed, nor after it refused', async () => {
    const { setups, accountId, typed } = await shopWithCustomer();
    const { clientSecret } = await setups.open(accountId);
    expect(await setups.tokenOf(accountId, clientSecret.split('_secret_')[0] ?? '')).toBeNull();
    const id = await typed('asks');
    expect(await setups.tokenOf(accountId, id)).toBeNull();
    stripe.standIn.answerBankOnSetup(id, false);
    expect(await setups.tokenOf(accountId, id)).toBeNull();
  });

  test('a card is given once its holder has confirmed at the bank', async () => {
    const { setups, accountId, typed } = await shopWithCustomer();
    const id = await typed('asks');
    stripe.standIn.answerBankOnSetup(id, true);
    expect(await setups.tokenOf(accountId, id)).toMatch(/^pm_/);
  });

  test("nobody gets another account's card, or one that does not exist", async () => {
    const { setups, accountId, typed } = await shopWithCustomer();
    const id = await typed('good', 'account_of_somebody_else');
    expect(await setups.tokenOf(accountId, id)).toBeNull();
    expect(await setups.tokenOf(accountId, 'seti_nobodys')).toBeNull();
  });

  test('while Stripe is away, the answer says so', async () => {
    const { setups, accountId } = await shopWithCustomer();
    stripe.standIn.behave('gone');
    await expect(setups.open(accountId)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(setups.tokenOf(accountId, 'seti_1')).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
