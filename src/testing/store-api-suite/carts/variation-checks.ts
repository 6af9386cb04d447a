import type { Product } from 'swell-js';
import { aid, charger, scarce } from '../../http-shopper/goods';
import type { Store } from '../store';

/** Contract 7.2: the fields that the SDK needs to compute variants. */
export function variationChecks(store: Store): void {
  const choicesOf = (product: Product) =>
    (product.options ?? [])
      .filter(({ variant }) => variant)
      .reduce<Record<string, string>[]>(
        (choices, { name = '', values = [] }) =>
          choices.flatMap((choice) =>
            values.map((value) => ({ ...choice, [name]: value.name ?? '' })),
          ),
        [{}],
      );

  describe('7.2 variation()', () => {
    test('7.2 value ids are unique within the product', async () => {
      const { options = [] } = await (await store.shopper()).products.get(aid);
      const ids = options.flatMap(({ values = [] }) => values.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
    });

    test('7.2 every variant lists exactly one value of each option', async () => {
      const { options = [], variants } = await (await store.shopper()).products.get(aid);
      for (const { option_value_ids: chosen } of variants?.results ?? []) {
        const counts = options.map(
          ({ values = [] }) => values.filter(({ id }) => chosen?.includes(id ?? '')).length,
        );
        expect(counts).toEqual(options.map(() => 1));
      }
    });

    test('7.2 every variant has a price of its own, and lowered prices stand on both or neither', async () => {
      const { variants, ...product } = await (await store.shopper()).products.get(aid);
      for (const variant of variants?.results ?? []) {
        expect(typeof variant.price).toBe('number');
        expect('orig_price' in variant).toBe('orig_price' in product);
      }
    });

    test('7.2 each choice finds its own variant at its own price', async () => {
      const { products } = await store.shopper();
      const product = await products.get(aid);
      const found = choicesOf(product).map((choice) => ({
        choice,
        variation: products.variation(product, choice),
      }));
      expect(found).toHaveLength(72);
      expect(new Set(found.map(({ variation }) => Reflect.get(variation, 'variant_id'))).size).toBe(
        72,
      );
      for (const { choice, variation } of found) {
        const perEar = { Basic: 750, Advanced: 1500, Premium: 2000 }[choice['Tech level'] ?? ''];
        expect(variation.price).toBe((perEar ?? NaN) * (choice.Ears === 'Pair' ? 2 : 1));
      }
    });

    test('7.2 options and values are found by id as by name', async () => {
      const { products } = await store.shopper();
      const product = await products.get(aid);
      const byId = (product.options ?? []).map(({ id, values }) => ({
        id,
        value: values?.[0]?.id,
      }));
      expect(products.variation(product, byId)).toHaveProperty('variant_id');
    });

    test('7.2 an incomplete choice has no variant_id', async () => {
      const { products } = await store.shopper();
      const product = await products.get(aid);
      const variation = products.variation(product, { Ears: 'Pair' });
      expect(variation).not.toHaveProperty('variant_id');
      expect(variation.price).toBe(product.price);
    });

    test('7.2 a variant brings its stock and its pictures', async () => {
      const { products } = await store.shopper();
      const product = await products.get(aid);
      // The other variants have no tracked stock, so their status says nothing.
      const variation = products.variation(product, scarce);
      expect(variation.stock_status).toMatch(/_stock$/);
      expect(variation.images?.[0]?.file?.url).toEqual(expect.any(String));
    });

    test("7.2 the purchase option standard is the product's price", async () => {
      const { products } = await store.shopper();
      const product = await products.get(charger);
      expect(products.variation(product, {}, { type: 'standard' }).price).toBe(149);
    });

    test('7.2 works with camelCase, which converts the product both ways', async () => {
      const { products } = await store.shopper({ useCamelCase: true });
      const product = await products.get(aid);
      const [choice = {}] = choicesOf(product);
      expect(products.variation(product, choice)).toHaveProperty('variantId');
    });
  });
}
