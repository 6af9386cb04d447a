import { charger, home } from '../../http-shopper/goods';
import { add, cardToken, cartNow, declinedNumber, newEmail } from '../purchase';
import { refusalOf, refused } from '../refusals';
import type { Shopper } from '../shopper';
import type { Store } from '../store';

const idOf = (record: unknown): string => String(Reflect.get(Object(record), 'id'));

async function fillCart(shopper: Shopper, more: object = {}): Promise<void> {
  await add(shopper, charger);
  const shipping = { ...home, service: 'priority_shipping' };
  await shopper.cart.update({ shipping, ...more });
}

/** Buys a charger with a card that the account does not have yet. */
async function payWithNewCard(shopper: Shopper, more: object, number?: string) {
  await fillCart(shopper, more);
  const token = await cardToken(shopper, number);
  await shopper.cart.update({ billing: { ...home, method: 'card', card: { token } } });
  return shopper.cart.submitOrder();
}

/** Contract 9.7 and 10: which cards an account keeps, and for how long. */
export function savedCardUseChecks(store: Store): void {
  const member = async () => {
    const shopper = await store.shopper();
    await shopper.account.create({ email: newEmail(), password: 'long enough' });
    return shopper;
  };

  const saveCard = async (shopper: Shopper) =>
    idOf(await shopper.account.createCard({ token: await cardToken(shopper) }));

  describe('9.7 account_info_saved', () => {
    test('9.7 keeps the card of the order, and the next cart has it', async () => {
      const shopper = await member();
      const order = await payWithNewCard(shopper, { account_info_saved: true });
      expect(order).toMatchObject({ paid: true });
      const { results } = await shopper.account.listCards();
      expect(results).toMatchObject([{ last4: '4242', billing: { address1: home.address1 } }]);
      const account_card_id = idOf(results[0]);
      expect(await shopper.account.get()).toMatchObject({ billing: { account_card_id } });
      await fillCart(shopper);
      expect(await cartNow(shopper)).toMatchObject({
        account_info_saved: false,
        billing: { account_card_id, card: { last4: '4242' } },
      });
      expect(await shopper.cart.submitOrder()).toMatchObject({ paid: true });
    });

    test('9.7 without it the card is not kept', async () => {
      const shopper = await member();
      await payWithNewCard(shopper, {});
      expect(await shopper.account.listCards()).toMatchObject({ count: 0 });
    });

    test('9.7 a declined card is not kept', async () => {
      const shopper = await member();
      const call = payWithNewCard(shopper, { account_info_saved: true }, declinedNumber);
      expect(await refusalOf(call)).toEqual(refused(400, 'validation_error', 'billing.method'));
      expect(await shopper.account.listCards()).toMatchObject({ count: 0 });
    });
  });

  describe('10 cards of subscriptions', () => {
    test('10 a card that a running subscription is charged to is not removed', async () => {
      const shopper = await member();
      const { account, subscriptions } = shopper;
      const first = await saveCard(shopper);
      await account.createAddress(home);
      const product = await shopper.products.get('dome-and-filter-kit');
      const subscription = idOf(
        await subscriptions.create({
          product_id: product.id ?? '',
          plan_id: product.purchase_options?.subscription?.plans?.[0]?.id ?? '',
        }),
      );
      expect(await account.deleteCard(first)).toMatchObject({
        errors: { id: { code: 'INVALID' } },
      });
      expect(await account.listCards()).toMatchObject({ count: 1 });

      const second = await saveCard(shopper);
      await subscriptions.update(subscription, { billing: { account_card_id: second } });
      expect(await account.deleteCard(first)).toMatchObject({ id: first });
      await subscriptions.update(subscription, { canceled: true });
      expect(await account.deleteCard(second)).toMatchObject({ id: second });
    });
  });
}
