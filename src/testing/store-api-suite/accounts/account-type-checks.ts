import { home } from '../../http-shopper/goods';
import { add, cardToken, newEmail } from '../purchase';
import type { Store } from '../store';
import { expectFields, expectList, expectType } from '../types/type-expectations';

/** Checks the records of an account against the published types of swell-js. */
export function accountTypeChecks(store: Store): void {
  const member = async () => {
    const shopper = await store.shopper();
    await shopper.account.create({
      email: newEmail(),
      password: 'long enough',
      ...{ first_name: 'Ada', last_name: 'Byron' },
    });
    return shopper;
  };
  const subscribed = async () => {
    const shopper = await member();
    await add(shopper, 'care-plan', { purchase_option: 'subscription' });
    await shopper.cart.update({
      billing: { ...home, method: 'card', card: { token: await cardToken(shopper) } },
    });
    await shopper.cart.submitOrder();
    return shopper;
  };

  describe('T published types of accounts', () => {
    test('T an account is an Account', async () => {
      const account = await (await member()).account.get();
      expectType('Account', account);
      expectFields('Account', account);
    });

    test('T a saved address is an Address, a saved card a Card', async () => {
      const shopper = await member();
      expectType('Address', await shopper.account.createAddress(home));
      expectList('Address', await shopper.account.listAddresses());
      const token = await cardToken(shopper);
      expectType('Card', await shopper.account.createCard({ token }));
      expectList('Card', await shopper.account.listCards());
    });

    test('T an account with its lists is an Account', async () => {
      const shopper = await subscribed();
      await shopper.account.createAddress(home);
      const expand = ['addresses', 'cards', 'orders', 'subscriptions'];
      expectType('Account', await shopper.account.get({ expand }));
      expectList('Order', await shopper.account.listOrders());
    });

    test('T a subscription is a Subscription, its invoice an Invoice', async () => {
      const shopper = await subscribed();
      const subscriptions = await shopper.subscriptions.list();
      expectList('Subscription', subscriptions);
      expectFields('Subscription', subscriptions.results[0]);
      const invoices = await shopper.invoices.list();
      expectList('Invoice', invoices);
      expectFields('Invoice', invoices.results[0]);
    });
  });
}
