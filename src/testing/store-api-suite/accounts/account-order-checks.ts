import { buyCharger, newEmail } from '../purchase';
import { hardRefusal, refusalOf, refused } from '../refusals';
import type { Store } from '../store';

/** Contract 10: the orders of an account. */
export function accountOrderChecks(store: Store): void {
  const member = async () => {
    const shopper = await store.shopper();
    const email = newEmail();
    await shopper.account.create({ email, password: 'long enough' });
    return { shopper, email };
  };

  describe("10 an account's orders", () => {
    test('10 orders placed while logged in are listed, newest first', async () => {
      const { shopper } = await member();
      const first = await buyCharger(shopper);
      const second = await buyCharger(shopper);
      const list = await shopper.account.listOrders();
      expect(list).toMatchObject({ count: 2, page: 1 });
      expect(list.results.map(({ id }) => id)).toEqual([second.id, first.id]);
      const sorted = await shopper.account.listOrders({ sort: 'number asc' });
      expect(sorted.results.map(({ id }) => id)).toEqual([first.id, second.id]);
    });

    test('10 the deprecated getOrders is the same list', async () => {
      const { shopper } = await member();
      await buyCharger(shopper);
      expect(await shopper.account.getOrders()).toEqual(await shopper.account.listOrders());
    });

    test('10 the list is paged', async () => {
      const { shopper } = await member();
      const { number } = await buyCharger(shopper);
      await buyCharger(shopper);
      const list = await shopper.account.listOrders({ limit: 1, page: 2, expand: ['shipments'] });
      expect(list).toMatchObject({ count: 2, page: 2, limit: 1, page_count: 2 });
      expect(list.results).toMatchObject([{ number, shipments: [] }]);
    });

    test('10 an order is read by id and by number', async () => {
      const { shopper } = await member();
      const { id = '', number = '' } = await buyCharger(shopper);
      expect(await shopper.account.getOrder(id)).toMatchObject({ id, number });
      expect(await shopper.account.getOrder(number)).toMatchObject({ id });
    });

    test('10 an unknown order is null', async () => {
      const { shopper } = await member();
      expect(await shopper.account.getOrder('none')).toBeNull();
    });

    test("10 another account's order reads as missing", async () => {
      const [{ shopper: owner }, { shopper: stranger }] = [await member(), await member()];
      const { id = '', number = '' } = await buyCharger(owner);
      expect(await stranger.account.getOrder(id)).toBeNull();
      expect(await stranger.account.getOrder(number)).toBeNull();
      expect(await stranger.account.listOrders()).toMatchObject({ count: 0 });
    });

    test('10 a logged-in order is no guest order', async () => {
      const { shopper, email } = await member();
      const order = await buyCharger(shopper, email);
      expect(order).toMatchObject({ guest: false, account: { email } });
    });

    test('10 an order counts in the account', async () => {
      const { shopper } = await member();
      await buyCharger(shopper);
      expect(await shopper.account.get()).toMatchObject({ order_count: 1, order_value: 149 });
    });

    test('10 orders:1 expands the newest of them', async () => {
      const { shopper } = await member();
      await buyCharger(shopper);
      const { id } = await buyCharger(shopper);
      const account = await shopper.account.get({ expand: ['orders:1', 'cards'] });
      expect(account).toMatchObject({
        orders: { count: 2, results: [{ id }] },
        cards: { count: 0 },
        order_count: 2,
        order_value: 298,
      });
    });

    test('10 an unknown expansion of the list is permission_error', async () => {
      const { shopper } = await member();
      const call = shopper.account.listOrders({ expand: ['secrets'] });
      expect(await refusalOf(call)).toEqual(refused(400, 'permission_error', 'secrets'));
    });

    test('10 shipments come with expand', async () => {
      const { shopper } = await member();
      const { id } = await buyCharger(shopper);
      const answer = await shopper.get<object>(`/account/orders/${id}`, { expand: ['shipments'] });
      expect(Reflect.get(answer, 'shipments')).toEqual(expect.anything());
    });

    test('10 without login orders are UNAUTHORIZED', async () => {
      const answer = await (await store.shopper()).send('/api/account/orders');
      expect((await hardRefusal(answer, 401)).code).toBe('UNAUTHORIZED');
    });
  });
}
