import { testDatabases } from '@/testing/shops/database';
import { useStoreServer, type Visitor } from '@/testing/shops/store-server';
import { testCard } from '@/testing/http-shopper/goods';

const home = { address1: '12 Bow Trail', city: 'Calgary', state: 'AB', zip: 'T2P 1J9' };

describe.each(testDatabases())('saved cards on $name', ({ use }) => {
  const store = useStoreServer(use);

  async function customer(): Promise<Visitor> {
    const visitor = store.visitor();
    await visitor.account.create({ email: 'margaret@example.ca', password: 'maple syrup' });
    return visitor;
  }

  async function fillCart(visitor: Visitor, more: object = {}) {
    const { id } = await visitor.products.get('standard-charger');
    await visitor.cart.addItem({ product_id: id ?? '' });
    const shipping = { ...home, country: 'CA', service: 'priority_shipping' };
    await visitor.cart.update({ shipping, ...more });
  }

  async function payWithNewCard(visitor: Visitor, more: object) {
    await fillCart(visitor, more);
    const { token = '' } = await visitor.card.createToken(testCard);
    await visitor.cart.update({ billing: { ...home, method: 'card', card: { token } } });
    return visitor.cart.submitOrder();
  }

  async function saveCard(visitor: Visitor): Promise<string> {
    const { token = '' } = await visitor.card.createToken(testCard);
    return idOf(await visitor.account.createCard({ token }));
  }

  function idOf(record: unknown): string {
    return String(Reflect.get(Object(record), 'id'));
  }

  const expire = () =>
    store.db.query(`with old as (update card_tokens set exp_year = 2020)
      update account_cards set exp_year = 2020`);

  it('keeps the card of an order when its owner asked for it, as the one that pays next time', async () => {
    const margaret = await customer();
    expect(await payWithNewCard(margaret, { account_info_saved: true })).toMatchObject({
      paid: true,
    });
    const { results = [] } = await margaret.account.listCards();
    expect(results).toMatchObject([{ last4: '4242', billing: { address1: home.address1 } }]);
    expect(await margaret.account.get()).toMatchObject({
      billing: { account_card_id: idOf(results[0]) },
    });
    await fillCart(margaret);
    expect(await margaret.cart.get()).toMatchObject({
      account_info_saved: false,
      billing: { account_card_id: idOf(results[0]), card: { last4: '4242' } },
    });
    expect(await margaret.cart.submitOrder()).toMatchObject({ paid: true });
  });

  it('keeps none that nobody asked to keep, and none of a guest', async () => {
    const margaret = await customer();
    await payWithNewCard(margaret, {});
    expect(await margaret.account.listCards()).toMatchObject({ count: 0 });
    const guest = store.visitor();
    const account = { email: 'guest@example.ca', name: 'Guest' };
    await payWithNewCard(guest, { account, account_info_saved: true });
    expect(await store.db.query('select 1 from account_cards')).toEqual([]);
  });

  it('keeps no card that the bank declined', async () => {
    const margaret = await customer();
    await fillCart(margaret, { account_info_saved: true });
    const { token = '' } = await margaret.card.createToken({
      ...testCard,
      number: '4000000000000002',
    });
    await margaret.cart.update({ billing: { ...home, method: 'card', card: { token } } });
    await expect(margaret.cart.submitOrder()).rejects.toMatchObject({ param: 'billing.method' });
    expect(await margaret.account.listCards()).toMatchObject({ count: 0 });
  });

  it('takes nothing from a card whose last month is over, and lets it be no default', async () => {
    const margaret = await customer();
    await saveCard(margaret);
    const other = await saveCard(margaret);
    await expire();
    await fillCart(margaret);
    await expect(margaret.cart.submitOrder()).rejects.toMatchObject({
      param: 'billing.method',
      message: 'Your card has expired. Please use another card.',
    });
    expect(await margaret.account.update({ billing: { account_card_id: other } })).toMatchObject({
      errors: { 'billing.account_card_id': { code: 'INVALID' } },
    });
  });

  it('removes no card that a running subscription is charged to', async () => {
    const margaret = await customer();
    const id = await saveCard(margaret);
    await margaret.account.createAddress({ ...home, country: 'CA' });
    const product = await margaret.products.get('dome-and-filter-kit');
    const subscription = await margaret.subscriptions.create({
      product_id: product.id ?? '',
      plan_id: product.purchase_options?.subscription?.plans?.[0]?.id ?? '',
    });
    expect(await margaret.account.deleteCard(id)).toMatchObject({
      errors: { id: { code: 'INVALID' } },
    });
    expect(await margaret.account.listCards()).toMatchObject({ count: 1 });

    const other = await saveCard(margaret);
    await margaret.subscriptions.update(idOf(subscription), {
      billing: { account_card_id: other },
    });
    expect(await margaret.account.deleteCard(id)).toMatchObject({ id });
    await margaret.subscriptions.update(idOf(subscription), { canceled: true });
    expect(await margaret.account.deleteCard(other)).toMatchObject({ id: other });
  });
});
