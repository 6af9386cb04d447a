import { charger, home } from '@/testing/http-shopper/goods';
import { add, cardToken, payCart } from '@/testing/store-api-suite/purchase';
import { testDatabases } from '@/testing/shops/database';
import { useStoreServer, type Visitor } from '@/testing/shops/store-server';

/** What time does to saved cards, and what the database keeps. The suite of the Store API checks the rest. */
describe.each(testDatabases())('saved cards on $kind', ({ use }) => {
  const store = useStoreServer(use);

  async function customer(): Promise<Visitor> {
    const visitor = store.visitor();
    await visitor.account.create({ email: 'margaret@example.ca', password: 'maple syrup' });
    return visitor;
  }

  async function fillCart(visitor: Visitor) {
    await add(visitor, charger);
    await visitor.cart.update({ shipping: { ...home, service: 'priority_shipping' } });
  }

  async function saveCard(visitor: Visitor): Promise<string> {
    const card = await visitor.account.createCard({ token: await cardToken(visitor) });
    return String(Reflect.get(card, 'id'));
  }

  it('pay after the day for which their token is good', async () => {
    const margaret = await customer();
    const account_card_id = await saveCard(margaret);
    await store.db.query(`update card_tokens set expires_at = now() - interval '1 day'`);
    await fillCart(margaret);
    await margaret.cart.update({ billing: { account_card_id, ...home } });
    expect(await margaret.cart.submitOrder()).toMatchObject({ paid: true });
  });

  it('are none of a guest who asks for it', async () => {
    const guest = store.visitor();
    await add(guest, charger);
    const email = 'guest@example.ca';
    await guest.cart.update({ account: { email }, account_info_saved: true });
    await payCart(guest, email);
    expect(await store.db.query('select 1 from account_cards')).toEqual([]);
  });

  it('pay nothing after their last month, and can be no default', async () => {
    const margaret = await customer();
    await saveCard(margaret);
    const other = await saveCard(margaret);
    await store.db.query(`with old as (update card_tokens set exp_year = 2020)
      update account_cards set exp_year = 2020`);
    await fillCart(margaret);
    await expect(margaret.cart.submitOrder()).rejects.toMatchObject({
      param: 'billing.method',
      message: 'Your card has expired. Please use another card.',
    });
    expect(await margaret.account.update({ billing: { account_card_id: other } })).toMatchObject({
      errors: { 'billing.account_card_id': { code: 'INVALID' } },
    });
  });
});
