import { orderFromSwell, ordersFromSwell } from './order-from-swell';
import { productsFromSwell } from './products-from-swell';

const size = { id: 'size', name: 'Size' };
const red = { id: 'red', name: 'Red' };

const product = {
  id: 'p1',
  slug: 'aid',
  name: 'Aid',
  tags: ['product'],
  currency: 'USD',
  price: 100,
  options: [
    { id: 'o1', name: 'Size', variant: true, values: [size] },
    { id: 'o2', name: 'Colour', variant: true, values: [red] },
  ],
  variants: {
    results: [
      { id: 'v1', active: true, option_value_ids: ['size', 'red'], price: 90 },
      { id: 'v2', active: true, archived: true, option_value_ids: ['size', 'red'], price: 10 },
    ],
  },
};

const order = {
  id: 'order_1',
  number: '1001',
  status: 'delivery_pending',
  currency: 'USD',
  items: [{ id: 'l1', product_id: 'p1', product_name: 'Aid', quantity: 1, price: 100 }],
  sub_total: 100,
  grand_total: 100,
  date_created: '2026-11-01T00:00:00.000Z',
};

test('an archived variant is not sold, though it is still in the list and active', () => {
  const [aid] = productsFromSwell({ results: [product] });
  expect(aid?.variants.map(({ id, name }) => ({ id, name }))).toEqual([
    { id: 'v1', name: 'Size, Red' },
  ]);
});

test('the facts of a hearing aid are attributes of the store', () => {
  const attributes = {
    in_the_box: ['Standard Charger'],
    battery_hours: { name: 'Hours of one charge', value: 24 },
    fitting_range_db: 60,
    telecoil: null,
  };
  const [aid] = productsFromSwell({ results: [{ ...product, attributes }] });
  expect(aid?.facts).toMatchObject({
    inTheBox: ['Standard Charger'],
    batteryHours: 24,
    fittingRangeDb: { basic: 60, advanced: 60, premium: 60 },
    telecoil: null,
  });
});

test('a product or an order in a currency we do not sell in leaves the others where they are', () => {
  const foreign = { ...product, id: 'p2', currency: 'EUR' };
  expect(productsFromSwell({ results: [foreign, product] }).map(({ id }) => id)).toEqual(['p1']);
  const orders = { results: [{ ...order, id: 'order_2', currency: 'EUR' }, order] };
  expect(ordersFromSwell(orders).map(({ id }) => id)).toEqual(['order_1']);
});

test.each([
  [{ status: 'awaiting_pickup' }, 'payment_pending'],
  [{ status: 'awaiting_pickup', paid: true }, 'delivery_pending'],
  [{ status: 'at_the_lab', paid: true, hold: true }, 'hold'],
  [{ status: 'picked_up', paid: true, delivered: true }, 'complete'],
  [{ status: 'void', canceled: true }, 'canceled'],
  [{ status: 'pending', draft: true }, 'draft'],
  [{ status: 'complete' }, 'complete'],
])('an order with %j counts as %s', (fields, status) => {
  expect(orderFromSwell({ ...order, ...fields })?.status).toBe(status);
});

test('a line that was typed in by hand has no product, and the order is read all the same', () => {
  const line = { id: 'l2', product_name: 'Cleaning', quantity: 1, price: 20 };
  const read = orderFromSwell({ ...order, items: [line] });
  expect(read?.lines[0]).toMatchObject({ productId: '', productName: 'Cleaning' });
});

test('a draft in a list of orders is left out, and it may lack what an order has', () => {
  const draft = { id: 'order_2', number: '1002', status: 'pending', draft: true };
  expect(ordersFromSwell({ results: [draft, order] }).map(({ id }) => id)).toEqual(['order_1']);
});

test('a single order in a currency we do not sell in is not found', () => {
  expect(orderFromSwell({ ...order, currency: 'EUR' })).toBeNull();
});
