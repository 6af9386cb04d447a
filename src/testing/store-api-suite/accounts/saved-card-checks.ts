import { charger, home } from '../../http-shopper/goods';
import { add, cardToken, cartNow, newEmail, readyToPay } from '../purchase';
import { hardRefusal, refusalOf, refused, softFields } from '../refusals';
import type { Shopper } from '../shopper';
import type { Store } from '../store';

const password = 'long enough';

const noPayment = refused(400, 'validation_error', 'billing.method');

/** Buys a charger with the token of a card. */
async function payBy(shopper: Shopper, token: string) {
  await add(shopper, charger);
  await readyToPay(shopper, { card: { token } });
  return shopper.cart.submitOrder();
}

/** Contract 10: cards of an account. */
export function savedCardChecks(store: Store): void {
  const member = async () => {
    const shopper = await store.shopper();
    const email = newEmail();
    await shopper.account.create({ email, password });
    return { shopper, email };
  };

  const idOf = (record: unknown): string => String(Reflect.get(Object(record), 'id'));

  describe('10 cards', () => {
    const withCard = async () => {
      const { shopper } = await member();
      const token = await cardToken(shopper);
      const card = await shopper.account.createCard({ token });
      return { shopper, token, card, id: idOf(card) };
    };

    test('10 a card is made from a vault token', async () => {
      const { card, shopper, token } = await withCard();
      expect(card).toMatchObject({
        id: expect.stringMatching(/^[\w-]+$/),
        token,
        brand: 'Visa',
        last4: '4242',
        exp_month: 12,
        exp_year: 2040,
        gateway: 'embedded',
        cvc_check: expect.stringMatching(/^(pass|fail|unchecked)$/),
        zip_check: expect.stringMatching(/^(pass|fail|unchecked)$/),
        address_check: expect.stringMatching(/^(pass|fail|unchecked)$/),
      });
      expect(JSON.stringify(card)).not.toContain('4242424242424242');
      expect(await shopper.account.listCards()).toMatchObject({ count: 1 });
    });

    test('10 an unknown token is errors.token', async () => {
      const { shopper } = await member();
      const answer = await shopper.account.createCard({ token: 'card_unknown' });
      expect(softFields(answer)).toEqual(['token']);
      expect(answer).toMatchObject({ errors: { token: { code: 'INVALID' } } });
    });

    test('10 a number is never taken here', async () => {
      const { shopper } = await member();
      const answer = await shopper.sendJson('POST', '/api/account/cards', {
        number: '4242424242424242',
        exp_month: 12,
        exp_year: 2040,
      });
      expect(softFields(await answer.json()).length).toBeGreaterThan(0);
      expect(await shopper.account.listCards()).toMatchObject({ count: 0 });
    });

    test('10 expiry and billing of a card are changed', async () => {
      const { shopper, id } = await withCard();
      const sent = { exp_month: 6, exp_year: 2041, billing: { name: 'Ada' } };
      const answer = await shopper.sendJson('PUT', `/api/account/cards/${id}`, sent);
      expect(await answer.json()).toMatchObject(sent);
    });

    test('10 the SDK changes an expiry, and a month that is none is errors.exp_month', async () => {
      const { shopper, token, id } = await withCard();
      const changed = await shopper.account.updateCard(id, { token, exp_month: 1, exp_year: 2041 });
      expect(changed).toMatchObject({ exp_month: 1, exp_year: 2041 });
      expect(await shopper.account.updateCard(id, { token, exp_month: 13 })).toMatchObject({
        errors: { exp_month: { code: 'INVALID' } },
      });
    });

    test('10 the first card is the default until it is removed', async () => {
      const { shopper, id } = await withCard();
      expect(await shopper.account.get()).toMatchObject({ billing: { account_card_id: id } });
      expect(await shopper.account.deleteCard(id)).toMatchObject({ id });
      expect(await shopper.account.getCards()).toMatchObject({ count: 0 });
      expect(await shopper.account.get()).not.toHaveProperty('billing.account_card_id');
    });

    test('10 the token of a saved card is of no use to others', async () => {
      const { token } = await withCard();
      const { shopper: stranger } = await member();
      expect(await stranger.account.createCard({ token })).toMatchObject({ errors: { token: {} } });
      for (const other of [stranger, await store.shopper()]) {
        expect(await refusalOf(payBy(other, token))).toEqual(noPayment);
      }
    });

    test('10 the token of a removed card pays nothing', async () => {
      const { shopper, token, id } = await withCard();
      await shopper.account.deleteCard(id);
      expect(await refusalOf(payBy(shopper, token))).toEqual(noPayment);
    });

    test("10 another account's card is 404 to change and remove, absent to read", async () => {
      const { shopper: owner, id } = await withCard();
      const { shopper: stranger } = await member();
      const change = await stranger.sendJson('PUT', `/api/account/cards/${id}`, { exp_year: 2045 });
      await hardRefusal(change, 404);
      expect(await refusalOf(stranger.account.deleteCard(id))).toEqual(
        refused(404, 'not_found_error'),
      );
      expect(await stranger.account.listCards()).toMatchObject({ count: 0 });
      expect(await owner.account.listCards()).toMatchObject({ count: 1 });
    });

    test('9.4 billing.account_card_id pays with a saved card, more than once', async () => {
      const { shopper, id } = await withCard();
      for (const times of [1, 2]) {
        await add(shopper, charger);
        await shopper.cart.update({
          shipping: { ...home, service: 'priority_shipping' },
          billing: { ...home, method: 'card', account_card_id: id },
        });
        expect(await shopper.cart.submitOrder()).toMatchObject({
          paid: true,
          guest: false,
          billing: { card: { last4: '4242' } },
        });
        expect(await shopper.account.get()).toMatchObject({ order_count: times });
      }
    });

    test("9.4 another account's card in the cart is refused and not copied", async () => {
      const { id } = await withCard();
      const { shopper: stranger } = await member();
      await add(stranger, charger);
      const call = stranger.cart.update({ billing: { account_card_id: id } });
      expect(await refusalOf(call)).toMatchObject({
        status: 400,
        param: 'billing.account_card_id',
      });
      expect(JSON.stringify(await cartNow(stranger))).not.toContain('"4242"');
    });
  });
}
