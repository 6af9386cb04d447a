import type { CartItem } from 'swell-js';
import { aid, charger, premiumPair, scarce } from '../../http-shopper/goods';
import { add, cartNow, cartOf, productId } from '../purchase';
import { hardRefusal, isRefused, refusalOf, refused } from '../refusals';
import type { Shopper } from '../shopper';
import type { Store } from '../store';

/** Contract 9.3: changing, removing and replacing lines. */
export function itemChangeChecks(store: Store): void {
  const lineOf = async (shopper: Shopper): Promise<string> =>
    (await cartNow(shopper)).items[0]?.id ?? '';

  const withCharger = async () => {
    const shopper = await store.shopper();
    await add(shopper, charger);
    return { shopper, line: await lineOf(shopper) };
  };

  describe('9.3 changing and removing', () => {
    test('9.3 updateItem changes the quantity', async () => {
      const { shopper, line } = await withCharger();
      expect(await shopper.cart.updateItem(line, { quantity: 4 })).toMatchObject({
        item_quantity: 4,
        sub_total: 4 * 149,
      });
    });

    test('9.3 updateItem changes the options', async () => {
      const shopper = await store.shopper();
      await add(shopper, aid, { options: premiumPair });
      const cart = await shopper.cart.updateItem(await lineOf(shopper), { options: scarce });
      expect(cartOf(cart).items[0]).toMatchObject({ price: 750, quantity: 1 });
    });

    test('9.3 quantity 0 on update removes the line', async () => {
      const { shopper, line } = await withCharger();
      const cart = await shopper.cart.updateItem(line, { quantity: 0 });
      expect(cart).toMatchObject({ items: [], item_quantity: 0, grand_total: 0 });
    });

    test.each<unknown>([-1, 1.5, 'x', 10_000])('9.3 update to %j is refused', async (quantity) => {
      const { shopper, line } = await withCharger();
      expect(
        await isRefused(await shopper.sendJson('PUT', `/api/cart/items/${line}`, { quantity })),
      ).toBe(true);
      expect(await cartNow(shopper)).toMatchObject({ item_quantity: 1 });
    });

    test('9.3 removeItem removes the line', async () => {
      const { shopper, line } = await withCharger();
      await add(shopper, 'stream-line-tv');
      expect(cartOf(await shopper.cart.removeItem(line)).items).toHaveLength(1);
    });

    test.each(['updateItem', 'removeItem'] as const)(
      '9.3 %s of an unknown line is 404',
      async (name) => {
        const { shopper } = await withCharger();
        const call = shopper.cart[name]('none', { quantity: 2 });
        expect(await refusalOf(call)).toEqual(refused(404, 'not_found_error'));
      },
    );

    test.each(['updateItem', 'removeItem'] as const)(
      "9.3 %s of another session's line is 404 and changes nothing",
      async (name) => {
        const { shopper, line } = await withCharger();
        const { shopper: stranger } = await withCharger();
        const call = stranger.cart[name](line, { quantity: 9 });
        expect(await refusalOf(call)).toEqual(refused(404, 'not_found_error'));
        expect(await cartNow(shopper)).toMatchObject({ item_quantity: 1 });
      },
    );
  });

  describe('9.3 replacing all lines', () => {
    test('9.3 setItems keeps known lines and adds the others', async () => {
      const { shopper, line } = await withCharger();
      const entries: Partial<CartItem>[] = [
        { product_id: await productId(shopper, 'stream-line-tv') },
        { id: line, quantity: 2 },
      ];
      const cart = cartOf(await shopper.cart.setItems(entries));
      expect(cart.items).toHaveLength(2);
      expect(cart.items.find(({ id }) => id === line)).toMatchObject({ quantity: 2 });
    });

    test('9.3 setItems drops lines that are not named', async () => {
      const { shopper, line } = await withCharger();
      const product_id = await productId(shopper, 'stream-line-tv');
      const cart = cartOf(await shopper.cart.setItems([{ product_id }]));
      expect(cart.items.map(({ id }) => id)).not.toContain(line);
    });

    test('9.3 setItems([]) empties the cart, which stays', async () => {
      const { shopper } = await withCharger();
      const { id } = await cartNow(shopper);
      expect(await shopper.cart.setItems([])).toMatchObject({
        id,
        items: [],
        grand_total: 0,
        item_quantity: 0,
      });
    });

    test('9.3 one bad entry refuses the whole call', async () => {
      const { shopper, line } = await withCharger();
      const product_id = await productId(shopper, 'stream-line-tv');
      for (const bad of [
        { product_id: 'none' },
        { product_id, quantity: -1 },
        {},
        { id: 'none' },
      ]) {
        const answer = await shopper.sendJson('PUT', '/api/cart/items', [{ product_id }, bad]);
        expect(await isRefused(answer)).toBe(true);
      }
      expect((await cartNow(shopper)).items.map(({ id }) => id)).toEqual([line]);
    });

    test.each([undefined, 'null', '{}', '{"items":[]}'])(
      '9.3 the missing list %s is refused and empties nothing',
      async (body) => {
        const { shopper } = await withCharger();
        const headers = { 'Content-Type': 'application/json' };
        const answer = await shopper.send('/api/cart/items', { method: 'PUT', headers, body });
        await hardRefusal(answer, 400);
        expect(await cartNow(shopper)).toMatchObject({ item_quantity: 1 });
      },
    );
  });
}
