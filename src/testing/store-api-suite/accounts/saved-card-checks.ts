import { charger, home } from '../../http-shopper/goods';
import { add, cardToken, cartNow, newEmail } from '../purchase';
import { hardRefusal, refusalOf, refused, softFields } from '../refusals';
import type { Store } from '../store';

const password = 'long enough';

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
      return { shopper, card, id: idOf(card) };
    };

    test('10 a card is made from a vault token', async () => {
      const { card, shopper } = await withCard();
      expect(card).toMatchObject({
        id: expect.stringMatching(/^[\w-]+$/),
        token: expect.any(String),
        brand: 'Visa',
        last4: '4242',
        exp_month: 12,
        exp_year: 2040,
        gateway: 'embedded',
        cvc_check: expect.stringMatching(/^(pass|fail|unchecked)$/),
        zip_check: expect.stringMatching(/^(pass|fail|unchecked)$/),
        address_check: expect.stringMatching(/^(pass|fail|unchecked)$/),
      });
      expect(await shopper.account.listCards()).toMatchObject({ count: 1 });
    });

    test('10 an unknown token is errors.token or errors.gateway', async () => {
      const { shopper } = await member();
      const answer = await shopper.account.createCard({ token: 'card_unknown' });
      expect(['token', 'gateway']).toContain(softFields(answer)[0]);
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

    test('10 a card is removed', async () => {
      const { shopper, id } = await withCard();
      expect(await shopper.account.deleteCard(id)).toMatchObject({ id });
      expect(await shopper.account.getCards()).toMatchObject({ count: 0 });
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
      for (let time = 0; time < 2; time += 1) {
        await add(shopper, charger);
        await shopper.cart.update({
          shipping: { ...home, service: 'priority_shipping' },
          billing: { ...home, method: 'card', account_card_id: id },
        });
        expect(await shopper.cart.submitOrder()).toMatchObject({
          paid: true,
          billing: { card: { last4: '4242' } },
        });
      }
    });

    test("9.4 another account's card in the cart is refused and not copied", async () => {
      const { id } = await withCard();
      const { shopper: stranger } = await member();
      await add(stranger, charger);
      const call = stranger.cart.update({ billing: { account_card_id: id } });
      expect(await refusalOf(call)).toHaveProperty('status', 400);
      expect(JSON.stringify(await cartNow(stranger))).not.toContain('"4242"');
    });
  });
}
