/** @jest-environment jsdom */
import { accessories, carePlan, chargeAndGo, domeKit } from '@/testing/catalogue';
import { wireProduct } from '@/testing/fakes/wire-product';
import { productsFromWire } from './products-from-wire';

const list = (...results: object[]) => ({ count: results.length, results });

test('an accessory and its plans read as the page has them', () => {
  const products = [...accessories, domeKit];
  const { isWhole, ...answer } = productsFromWire(
    list(...products.map(wireProduct)),
    'accessories',
  );
  const withoutLists = products.map((product) => ({ ...product, otherPrices: undefined }));
  expect(answer.products).toEqual(withoutLists);
  expect(isWhole).toBe(true);
});

test('what is sold by plan only is not sold once', () => {
  const { products } = productsFromWire(
    list(wireProduct({ ...carePlan, isSoldOnce: false })),
    'services',
  );
  expect(products[0]?.isSoldOnce).toBe(carePlan.plans.length === 0);
});

test('a hearing aid brings the price and the stock of each variant', () => {
  const { products } = productsFromWire(list(wireProduct(chargeAndGo)), 'product');
  const known = chargeAndGo.variants.map((variant) => ({ ...variant, imageIndexes: [] }));
  expect(products[0]?.variants).toEqual(known);
});

test('some variants of many say nothing of the others', () => {
  const wire = wireProduct(chargeAndGo);
  const few = { ...wire, variants: { count: 72, results: wire.variants.results.slice(0, 15) } };
  expect(productsFromWire(list(few), 'product').products[0]?.variants).toEqual([]);
});

test('a lowered price counts, also that of a variant without a price of its own', () => {
  const wire = { ...wireProduct(chargeAndGo), price: 750, sale: true, sale_price: 700 };
  const bare = { id: 'variant', price: null };
  const [product] = productsFromWire(
    list({ ...wire, variants: { results: [bare] } }),
    'product',
  ).products;
  expect([product?.price, product?.variants[0]?.price]).toEqual([70_000, 75_000]);
});

test('words for stock that nobody knows, and stock that nobody counts, stop no sale', () => {
  const wire = accessories.slice(0, 2).map(wireProduct);
  const odd = { ...wire[0], stock_tracking: true, stock_status: 'on_the_moon' };
  const uncounted = { ...wire[1], stock_tracking: false, stock_status: 'out_of_stock' };
  const { products } = productsFromWire(list(odd, uncounted), 'accessories');
  expect(products.map(({ stockStatus }) => stockStatus)).toEqual([null, null]);
});

test('what is no list of products is refused, and a first page knows that more follow', () => {
  expect(() => productsFromWire({ results: [{ id: 'nameless' }] }, 'product')).toThrow(/required/);
  const answer = productsFromWire({ count: 26, results: [] }, 'product');
  expect(answer.isWhole).toBe(false);
});

test('a product in a currency that the shop does not sell in leaves the others where they are', () => {
  const [charger, other] = accessories.slice(0, 2).map(wireProduct);
  const { products, isWhole } = productsFromWire(
    list({ ...other, currency: 'EUR' }, charger ?? {}),
    'accessories',
  );
  expect(products.map(({ id }) => id)).toEqual([charger?.id]);
  expect(isWhole).toBe(true);
});
