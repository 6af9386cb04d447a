import { buyCharger, newEmail } from '../purchase';
import { hardRefusal } from '../refusals';
import type { Store } from '../store';

const password = 'long enough';

/** Contract 10: what needs a login, and what stays a guest's own. */
export function ownershipChecks(store: Store): void {
  describe('10 what needs a login', () => {
    test.each([
      ['PUT', '/account'],
      ['GET', '/account/addresses'],
      ['POST', '/account/addresses'],
      ['PUT', '/account/addresses/abc'],
      ['DELETE', '/account/addresses/abc'],
      ['GET', '/account/cards'],
      ['POST', '/account/cards'],
      ['PUT', '/account/cards/abc'],
      ['DELETE', '/account/cards/abc'],
      ['GET', '/account/orders'],
      ['GET', '/account/orders/abc'],
      ['GET', '/subscriptions'],
      ['POST', '/subscriptions'],
      ['GET', '/subscriptions/abc'],
      ['PUT', '/subscriptions/abc'],
      ['POST', '/subscriptions/abc/items'],
      ['PUT', '/subscriptions/abc/items'],
      ['PUT', '/subscriptions/abc/items/def'],
      ['DELETE', '/subscriptions/abc/items/def'],
      ['GET', '/invoices'],
      ['GET', '/invoices/abc'],
    ])('10 %s %s is UNAUTHORIZED for a visitor', async (method, path) => {
      const answer = await store.send(`/api${path}`, { method });
      expect((await hardRefusal(answer, 401)).code).toBe('UNAUTHORIZED');
    });

    test('10 GET /account is null with 200 for a visitor', async () => {
      const answer = await store.send('/api/account');
      expect([answer.status, await answer.json()]).toEqual([200, null]);
    });
  });

  describe('10 guests stay private', () => {
    test('10 opening an account under a guest address shows nothing of the guest', async () => {
      const guest = await store.shopper();
      const email = newEmail();
      const { number = '' } = await buyCharger(guest, email);
      const shopper = await store.shopper();
      const account = await shopper.account.create({ email, password });
      expect(JSON.stringify(account)).not.toMatch(/Centre St|Byron/);
      expect(await shopper.account.listOrders()).toMatchObject({ count: 0, results: [] });
      expect(await shopper.account.listAddresses()).toMatchObject({ count: 0 });
      expect(await shopper.account.getOrder(number)).toBeNull();
      expect(await shopper.account.get()).toMatchObject({ order_count: 0 });
      expect(await shopper.account.get()).not.toHaveProperty('phone');
    });

    test('10 a guest order is read by its session all the same', async () => {
      const guest = await store.shopper();
      const email = newEmail();
      const { id } = await buyCharger(guest, email);
      await (await store.shopper()).account.create({ email, password });
      expect(await guest.cart.getOrder()).toMatchObject({ id });
    });
  });
}
