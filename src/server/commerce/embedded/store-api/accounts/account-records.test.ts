import { testDatabases } from '@/testing/shops/database';
import { useStoreServer, type Visitor } from '@/testing/shops/store-server';
import { testCard } from '@/testing/http-shopper/goods';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

const password = 'maple syrup';
const home = { address1: '12 Bow Trail', city: 'Calgary', state: 'AB', zip: 'T2P 1J9' };

describe('what belongs to an account', () => {
  const store = useStoreServer(pglite.use);
  const field = (value: unknown, name: string): string =>
    String(typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined);

  async function customer(email = 'margaret@example.ca'): Promise<Visitor> {
    const visitor = store.visitor();
    await visitor.account.create({ email, password, first_name: 'Margaret' });
    return visitor;
  }

  async function fillCart(visitor: Visitor, account?: { email: string }) {
    const { id } = await visitor.products.get('standard-charger');
    await visitor.cart.addItem({ product_id: id ?? '' });
    await visitor.cart.update({
      ...(account && { account }),
      shipping: { ...home, country: 'CA', service: 'priority_shipping' },
    });
  }

  async function order(visitor: Visitor, account?: { email: string }) {
    await fillCart(visitor, account);
    const { token } = await visitor.card.createToken(testCard);
    await visitor.cart.update({ billing: { method: 'card', card: { token: token ?? '' } } });
    return visitor.cart.submitOrder();
  }

  it('keeps addresses: the first is the default, the cart takes it over, others never see it', async () => {
    const [margaret, other] = [await customer(), await customer('other@example.ca')];
    const saved = await margaret.account.createAddress({ ...home, country: 'canada' });
    expect(saved).toMatchObject({ ...home, country: 'CA', active: true });
    const id = field(saved, 'id');
    expect(await margaret.account.listAddresses()).toMatchObject({ count: 1, results: [{ id }] });
    expect(await margaret.account.get()).toMatchObject({
      shipping: { address1: home.address1, account_address_id: id },
    });
    expect(await margaret.account.updateAddress(id, { city: 'Banff', address1: '1 Elk' })).toEqual(
      expect.objectContaining({ city: 'Banff', address1: '1 Elk', zip: home.zip }),
    );
    const { id: product } = await margaret.products.get('standard-charger');
    expect(await margaret.cart.addItem({ product_id: product ?? '' })).toMatchObject({
      shipping: { address1: '1 Elk', account_address_id: id },
    });

    expect(await other.account.listAddresses()).toMatchObject({ count: 0 });
    await expect(other.account.updateAddress(id, { address1: 'x' })).rejects.toMatchObject({
      code: 'not_found_error',
      status: 404,
    });
    await expect(other.account.deleteAddress(id)).rejects.toMatchObject({ status: 404 });
    await other.cart.addItem({ product_id: product ?? '' });
    await expect(other.cart.update({ shipping: { account_address_id: id } })).rejects.toMatchObject(
      { param: 'shipping.account_address_id' },
    );
    expect(await margaret.account.deleteAddress(id)).toMatchObject({ id, city: 'Banff' });
    expect(await margaret.account.get()).not.toHaveProperty('shipping');
  });

  it('refuses an address without a street softly', async () => {
    const margaret = await customer();
    expect(await margaret.account.createAddress({ address1: ' ' })).toMatchObject({
      errors: { address1: { code: 'REQUIRED' } },
    });
    const { results } = await margaret.account.listAddresses();
    expect(results).toEqual([]);
  });

  it('keeps cards by vault tokens only, and pays more than one order with one', async () => {
    const margaret = await customer();
    const { token = '' } = await margaret.card.createToken(testCard);
    const card = await margaret.account.createCard({ token });
    expect(card).toMatchObject({ token, brand: 'Visa', last4: '4242', exp_year: 2040 });
    expect(JSON.stringify(card)).not.toContain('4242424242424242');
    await store.db.query(`update card_tokens set expires_at = now() - interval '1 day'`);

    const id = field(card, 'id');
    for (const times of [1, 2]) {
      await fillCart(margaret);
      await margaret.cart.update({ billing: { account_card_id: id, ...home, country: 'CA' } });
      expect(await margaret.cart.submitOrder()).toMatchObject({ paid: true, guest: false });
      expect(await margaret.account.get()).toMatchObject({ order_count: times });
    }
    expect(await margaret.account.createCard({ token: 'made-up' })).toMatchObject({
      errors: { token: { code: 'INVALID' } },
    });
  });

  it('lets nobody else pay with, change or see a saved card', async () => {
    const [margaret, other] = [await customer(), await customer('other@example.ca')];
    const { token = '' } = await margaret.card.createToken(testCard);
    const id = field(await margaret.account.createCard({ token }), 'id');
    expect(await other.account.listCards()).toMatchObject({ count: 0 });
    expect(await other.account.createCard({ token })).toMatchObject({ errors: { token: {} } });
    await expect(other.account.deleteCard(id)).rejects.toMatchObject({ status: 404 });
    await fillCart(other);
    await expect(other.cart.update({ billing: { account_card_id: id } })).rejects.toMatchObject({
      param: 'billing.account_card_id',
    });
    await other.cart.update({ billing: { method: 'card', card: { token }, name: 'O' } });
    await expect(other.cart.submitOrder()).rejects.toMatchObject({ param: 'billing.method' });
    const guest = store.visitor();
    await fillCart(guest, { email: 'g@example.ca' });
    await guest.cart.update({ billing: { method: 'card', card: { token }, name: 'G' } });
    await expect(guest.cart.submitOrder()).rejects.toMatchObject({ param: 'billing.method' });
  });

  it('changes the expiry of a card within reason, and forgets a removed one', async () => {
    const margaret = await customer();
    const { token = '' } = await margaret.card.createToken(testCard);
    const id = field(await margaret.account.createCard({ token }), 'id');
    expect(
      await margaret.account.updateCard(id, { token, exp_month: 1, exp_year: 2041 }),
    ).toMatchObject({
      exp_month: 1,
      exp_year: 2041,
    });
    expect(await margaret.account.updateCard(id, { token, exp_month: 13 })).toMatchObject({
      errors: { exp_month: { code: 'INVALID' } },
    });
    expect(await margaret.account.get()).toMatchObject({ billing: { account_card_id: id } });
    expect(await margaret.account.deleteCard(id)).toMatchObject({ id });
    expect(await margaret.account.get()).not.toHaveProperty('billing.account_card_id');
    await fillCart(margaret);
    await margaret.cart.update({ billing: { method: 'card', card: { token }, ...home } });
    await expect(margaret.cart.submitOrder()).rejects.toMatchObject({ param: 'billing.method' });
  });

  it('lists the orders of the account by page, and reads one by id or number', async () => {
    const [margaret, other] = [await customer(), await customer('other@example.ca')];
    const first = await order(margaret);
    const second = await order(margaret);
    const list = await margaret.account.listOrders({ limit: 1, page: 2, expand: ['shipments'] });
    expect(list).toMatchObject({
      count: 2,
      page_count: 2,
      results: [{ number: first.number, shipments: [] }],
    });
    expect(await margaret.account.listOrders({ sort: 'number asc' })).toMatchObject({
      results: [{ number: first.number }, { number: second.number }],
    });
    expect(await margaret.account.getOrder(field(first, 'id'))).toMatchObject({
      number: first.number,
    });
    expect(await margaret.account.getOrder(field(second, 'number'))).toMatchObject({
      id: second.id,
    });
    expect(await other.account.getOrder(field(first, 'id'))).toBeNull();
    expect(await other.account.getOrder(field(first, 'number'))).toBeNull();
    expect(await other.account.listOrders()).toMatchObject({ count: 0 });
    await expect(margaret.account.listOrders({ expand: ['secrets'] })).rejects.toMatchObject({
      code: 'permission_error',
    });
    expect(await margaret.account.get({ expand: ['orders:1', 'cards'] })).toMatchObject({
      orders: { count: 2, results: [{ id: second.id }] },
      cards: { count: 0 },
      order_count: 2,
      order_value: (first.grand_total ?? 0) + (second.grand_total ?? 0),
    });
  });

  it("shows a guest's orders only after the address is proven by a mailed link", async () => {
    const email = 'guest@example.ca';
    const guest = store.visitor();
    const placed = await order(guest, { email });
    const squatter = await customer(email);
    expect(await squatter.account.listOrders()).toMatchObject({ count: 0 });
    expect(await squatter.account.getOrder(field(placed, 'number'))).toBeNull();
    expect(await squatter.account.get()).toMatchObject({ order_count: 0 });
    expect(await squatter.account.get()).not.toHaveProperty('phone');

    await store.engine.accountLinks.requestLogin({ email, locale: 'en-US', linkPath: null });
    const requestId = field(store.jobs.at(-1)?.payload, 'requestId');
    const link = await store.engine.accountLinks.openRequest(requestId);
    const owner = store.visitor();
    await owner.account.login(email, { password_token: link?.key });
    expect(await owner.account.listOrders()).toMatchObject({
      count: 1,
      results: [{ number: placed.number }],
    });
  });

  it('opens an account by a password in the checkout, for addresses without one only', async () => {
    const visitor = store.visitor();
    await fillCart(visitor, { email: 'new@example.ca' });
    expect(await visitor.cart.update({ account: { password } })).toMatchObject({
      guest: true,
      account_logged_in: false,
    });
    await expect(
      visitor.cart.update({ account: { password: 'another one' } }),
    ).rejects.toMatchObject({ code: 'permission_error', param: 'account.password' });
    const again = store.visitor();
    expect(await again.account.login('new@example.ca', password)).toMatchObject({
      email: 'new@example.ca',
    });
  });
});
