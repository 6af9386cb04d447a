import { aid, charger, premiumPair, scarce } from '../../http-shopper/goods';
import { add, addAnyhow, cartNow, cartOf, productId } from '../purchase';
import { hardRefusal, isRefused, refusalOf, refused, softFields } from '../refusals';
import type { Store } from '../store';

/** Contract 9.3: adding to the cart. */
export function itemChecks(store: Store): void {
  describe('9.3 adding', () => {
    test.each<[string, unknown]>([
      ['a list of id and value', premiumPair],
      ['an object', Object.fromEntries(premiumPair.map(({ id, value }) => [id, value]))],
      ['a list of name and value', premiumPair.map(({ id, value }) => ({ name: id, value }))],
      [
        'another letter case',
        premiumPair.map(({ id, value }) => ({ id, value: value.toUpperCase() })),
      ],
    ])('9.3 options may be %s', async (_, options) => {
      const shopper = await store.shopper();
      expect((await add(shopper, aid, { options })).items[0]).toMatchObject({ price: 4000 });
    });

    test('9.3 options may be ids of options and values', async () => {
      const shopper = await store.shopper();
      const { options = [] } = await shopper.products.get(aid);
      const chosen = options.map(({ id, values }) => ({ id, value: values?.[0]?.id }));
      expect((await add(shopper, aid, { options: chosen })).items[0]?.variant_id).toBeTruthy();
    });

    test('9.3 a variant_id is enough', async () => {
      const shopper = await store.shopper();
      const [variant] = (await shopper.products.get(aid)).variants?.results ?? [];
      const cart = await add(shopper, aid, { variant_id: variant?.id });
      expect(cart.items[0]).toMatchObject({ variant_id: variant?.id, price: variant?.price });
    });

    test('9.3 the same product and options raise that line', async () => {
      const shopper = await store.shopper();
      await add(shopper, aid, { options: premiumPair });
      const cart = await add(shopper, aid, { options: premiumPair.toReversed(), quantity: 2 });
      expect(cart.items.map(({ quantity }) => quantity)).toEqual([3]);
    });

    test('9.3 other options are a new line', async () => {
      const shopper = await store.shopper();
      await add(shopper, aid, { options: premiumPair });
      expect((await add(shopper, aid, { options: scarce })).items).toHaveLength(2);
    });

    test('9.3 concurrent adds lose nothing and make no second line', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      const product_id = await productId(shopper, charger);
      await Promise.all(
        Array.from({ length: 8 }, () =>
          shopper.sendJson('POST', '/api/cart/items', { product_id }),
        ),
      );
      expect((await cartNow(shopper)).items.map(({ quantity }) => quantity)).toEqual([9]);
    });

    test('9.3 the price comes from the catalogue, whatever is sent', async () => {
      const shopper = await store.shopper();
      const product_id = await productId(shopper, charger);
      const answer = await shopper.sendJson('POST', '/api/cart/items', {
        product_id,
        price: 0.01,
        orig_price: 1,
        discount_total: 100,
        discount_each: 100,
        tax_total: -5,
        product_name: 'Free',
      });
      if (answer.status === 200) {
        const cart = cartOf(await answer.json());
        expect(cart.items[0]).toMatchObject({ price: 149, discount_total: 0, tax_total: 0 });
        expect(cart.items[0]?.product_name).not.toBe('Free');
      } else expect((await hardRefusal(answer, 400)).code).toBe('permission_error');
    });

    test('9.3 metadata of a line is kept', async () => {
      const shopper = await store.shopper();
      const cart = await add(shopper, charger, {
        metadata: { engraving: 'Ada', deep: { a: [1] } },
      });
      expect(cart.items[0]?.metadata).toEqual({ engraving: 'Ada', deep: { a: [1] } });
    });

    test('9.3 more than the stock is accepted on add', async () => {
      const shopper = await store.shopper();
      const cart = await add(shopper, aid, { options: scarce, quantity: 50 });
      expect(cart).toMatchObject({ item_quantity: 50 });
    });

    test.each<[unknown, number]>([
      [undefined, 1],
      [null, 1],
      ['2', 2],
      [9999, 9999],
    ])('9.3 the quantity %j is %d', async (quantity, expected) => {
      const cart = await add(await store.shopper(), charger, { quantity });
      expect(cart.item_quantity).toBe(expected);
    });
  });

  describe('9.3 refusals of adding', () => {
    test.each(['none', '', "'; drop table carts", '0'.repeat(24)])(
      '9.3 the unknown product %j is 404 or, when empty, missing',
      async (product_id) => {
        const answer = await (
          await store.shopper()
        ).sendJson('POST', '/api/cart/items', { product_id });
        if (product_id === '') expect(await isRefused(answer)).toBe(true);
        else expect((await hardRefusal(answer, 404)).code).toBe('not_found_error');
      },
    );

    test('9.3 a missing product_id is refused', async () => {
      const shopper = await store.shopper();
      expect(await isRefused(await shopper.sendJson('POST', '/api/cart/items', {}))).toBe(true);
    });

    test('9.3 a product with variants asks for one: errors["items.variant_id"]', async () => {
      expect(softFields(await addAnyhow(await store.shopper(), aid))).toEqual(['items.variant_id']);
    });

    test.each<[string, unknown]>([
      ['an unknown value', [{ id: 'Ears', value: 'Three' }, ...premiumPair.slice(2)]],
      ['an incomplete choice', premiumPair.slice(0, 2)],
      ['an unknown option', [...premiumPair.slice(0, 3), { id: 'Size', value: 'Large' }]],
    ])('9.3 %s is errors["items.options"]', async (_, options) => {
      expect(softFields(await addAnyhow(await store.shopper(), aid, { options }))).toEqual([
        'items.options',
      ]);
    });

    test('9.3 an unknown variant_id is 404', async () => {
      const call = addAnyhow(await store.shopper(), aid, { variant_id: 'none' });
      expect(await refusalOf(call)).toEqual(refused(404, 'not_found_error'));
    });

    test('9.3 a variant of another product is 404', async () => {
      const shopper = await store.shopper();
      const [variant] = (await shopper.products.get(aid)).variants?.results ?? [];
      const call = addAnyhow(shopper, charger, { variant_id: variant?.id });
      expect(await refusalOf(call)).toEqual(refused(404, 'not_found_error'));
    });

    test('9.3 a purchase option that is not sold is errors["items.purchase_option"]', async () => {
      const answer = await addAnyhow(await store.shopper(), charger, {
        purchase_option: { type: 'trial' },
      });
      expect(softFields(answer)).toEqual(['items.purchase_option']);
    });

    test.each<unknown>([-1, 0.5, 1.5, 10_000, 'many', '1e3', ' ', {}, [3], true])(
      '9.3 the quantity %j is refused and the cart unchanged',
      async (quantity) => {
        const shopper = await store.shopper();
        await add(shopper, charger);
        const product_id = await productId(shopper, charger);
        const answer = await shopper.sendJson('POST', '/api/cart/items', { product_id, quantity });
        expect(await isRefused(answer)).toBe(true);
        expect(await cartNow(shopper)).toMatchObject({ item_quantity: 1 });
      },
    );

    test('9.3 a refused first add leaves an empty cart or none', async () => {
      const shopper = await store.shopper();
      await addAnyhow(shopper, aid);
      expect((await shopper.cart.get())?.items ?? []).toEqual([]);
    });
  });
}
