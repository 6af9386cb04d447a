import { charger, home } from '../../http-shopper/goods';
import { add, cartNow, newEmail } from '../purchase';
import { refusalOf, refused, softFields } from '../refusals';
import type { Store } from '../store';

const password = 'long enough';

/** Contract 10: addresses of an account. */
export function savedAddressChecks(store: Store): void {
  const member = async () => {
    const shopper = await store.shopper();
    const email = newEmail();
    await shopper.account.create({ email, password });
    return { shopper, email };
  };

  const idOf = (record: unknown): string => String(Reflect.get(Object(record), 'id'));

  describe('10 addresses', () => {
    test('10 an address is made, listed, changed and removed', async () => {
      const { account } = (await member()).shopper;
      const sent = { ...home, country: 'canada', company: 'Analytical' };
      const made = await account.createAddress(sent);
      expect(made).toMatchObject({
        ...home,
        company: 'Analytical',
        id: expect.stringMatching(/^[\w-]+$/),
        active: true,
        date_created: expect.stringMatching(/Z$/),
      });
      expect(await account.listAddresses()).toMatchObject({
        count: 1,
        results: [{ ...home, id: idOf(made) }],
      });
      const change = { address1: '2 Centre St', city: 'Banff' };
      expect(await account.updateAddress(idOf(made), change)).toMatchObject({ ...home, ...change });
      expect(await account.deleteAddress(idOf(made))).toMatchObject({
        id: idOf(made),
        city: 'Banff',
      });
      expect(await account.getAddresses()).toMatchObject({ count: 0 });
    });

    test('10 the first address is the default, and a new cart takes it over', async () => {
      const { shopper } = await member();
      const id = idOf(await shopper.account.createAddress(home));
      expect(await shopper.account.get()).toMatchObject({
        shipping: { address1: home.address1, account_address_id: id },
      });
      await shopper.account.updateAddress(id, { address1: '1 Elk' });
      expect(await add(shopper, charger)).toMatchObject({
        shipping: { address1: '1 Elk', account_address_id: id },
      });
      await shopper.account.deleteAddress(id);
      expect(await shopper.account.get()).not.toHaveProperty('shipping');
    });

    test.each([{ city: 'Calgary' }, { address1: ' ' }])(
      '10 address1 is required: errors.address1 for %j',
      async (address) => {
        const { shopper } = await member();
        const answer = await shopper.sendJson('POST', '/api/account/addresses', address);
        const refusal = await answer.json();
        expect(softFields(refusal)).toEqual(['address1']);
        expect(refusal).toMatchObject({ errors: { address1: { code: 'REQUIRED' } } });
        expect(await shopper.account.listAddresses()).toMatchObject({ count: 0, results: [] });
      },
    );

    test('10 address1 cannot be cleared', async () => {
      const { account } = (await member()).shopper;
      const made = await account.createAddress(home);
      expect(softFields(await account.updateAddress(idOf(made), { address1: '' }))).toEqual([
        'address1',
      ]);
    });

    test("10 another account's address is 404 to change and remove, absent to read", async () => {
      const [{ shopper: owner }, { shopper: stranger }] = [await member(), await member()];
      const id = idOf(await owner.account.createAddress(home));
      for (const call of [
        stranger.account.updateAddress(id, { address1: 'taken' }),
        stranger.account.deleteAddress(id),
      ]) {
        expect(await refusalOf(call)).toEqual(refused(404, 'not_found_error'));
      }
      expect(await stranger.account.listAddresses()).toMatchObject({ count: 0 });
      expect(await owner.account.listAddresses()).toMatchObject({ results: [{ ...home }] });
    });

    test('9.4 shipping.account_address_id fills the address in', async () => {
      const { shopper } = await member();
      const id = idOf(await shopper.account.createAddress(home));
      await add(shopper, charger);
      await shopper.cart.update({ shipping: { account_address_id: id } });
      expect(await cartNow(shopper)).toMatchObject({
        shipping: { ...home, account_address_id: id },
      });
    });

    test("9.4 another account's address in the cart is refused and not copied", async () => {
      const [{ shopper: owner }, { shopper: stranger }] = [await member(), await member()];
      const id = idOf(await owner.account.createAddress(home));
      await add(stranger, charger);
      const call = stranger.cart.update({ shipping: { account_address_id: id } });
      expect(await refusalOf(call)).toMatchObject({
        status: 400,
        param: 'shipping.account_address_id',
      });
      expect(JSON.stringify(await cartNow(stranger))).not.toContain('Centre St');
    });
  });
}
