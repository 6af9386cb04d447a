import { shopPeople } from '@/testing/shops/shop-people';
import { testShop } from '@/testing/shops/shop';
import { updateAccount } from '../accounts/account';
import { orderDetails, ordersList, submitOrder, updateOrder } from './orders';

const shop = testShop();
const { person, customer, fillCart, order, call } = shopPeople(shop);

test('customers see what became of their orders, and of no others', async () => {
  const ada = await customer('ada@example.ca');
  const eve = await customer('eve@example.ca');
  const { id } = await order(ada, 'ada@example.ca');

  const hers = await call(ordersList, ada.session());
  expect(hers.body.results).toMatchObject([
    {
      id,
      status: 'delivery_pending',
      shipments: [],
      trial: null,
      returns: [],
      isCancelable: true,
      returnBlock: null,
    },
  ]);
  expect((await call(ordersList, eve.session())).body.results).toEqual([]);
  expect((await call(orderDetails, eve.session(), { query: `id=${id}` })).status).toBe(404);
  expect((await call(ordersList, null)).status).toBe(401);
});

test('naming the account of somebody else is forbidden', async () => {
  const bea = await customer('bea@example.ca');
  const other = await customer('other@example.ca');
  const { id } = (await other.client.account.get()) as unknown as { id: string };
  const answer = await call(ordersList, bea.session(), { query: `account_id=${id}` });
  expect(answer.status).toBe(403);
});

test('a guest sees the order that was just placed, and may cancel it once', async () => {
  const guest = await person();
  const { id } = await order(guest, 'guest@example.ca');
  const details = await call(orderDetails, guest.session(), { query: `id=${id}` });
  expect(details.body).toMatchObject({ order: { id }, afterSale: { id, isCancelable: true } });

  const options = { query: `id=${id}`, method: 'POST', body: { canceled: true } };
  expect((await call(updateOrder, guest.session(), options)).body).toMatchObject({
    afterSale: { status: 'canceled', isCancelable: false, returnBlock: 'order_canceled' },
  });
  expect((await shop.services.commerce.orders.findOrder(id))?.status).toBe('canceled');
});

test('nobody cancels what belongs to another', async () => {
  const [ada, eve] = [await person(), await person()];
  const { id } = await order(ada, 'carla@example.ca');
  await fillCart(eve, 'eve2@example.ca');
  const options = { query: `id=${id}`, method: 'PUT', body: { canceled: true } };
  expect((await call(updateOrder, eve.session(), options)).status).toBe(404);
  expect((await shop.services.commerce.orders.findOrder(id))?.status).toBe('delivery_pending');
});

test('the cart that is meant becomes an order, once, and no other one does', async () => {
  const guest = await person();
  const cartId = await fillCart(guest, 'dora@example.ca');
  const submit = (cart: string) =>
    call(submitOrder, guest.session(), { query: `cart_id=${cart}`, method: 'POST' });
  expect((await submit('another')).status).toBe(404);
  const first = await submit(cartId);
  expect(first.body).toMatchObject({ cart_id: cartId, paid: true });
  expect((await submit(cartId)).body.id).toBe(first.body.id);
});

test('customers change their own account; guests have none to change', async () => {
  const ada = await customer('frida@example.ca');
  const change = { method: 'POST', body: { phone: '+1 403 555 0100', do_not_phone: true } };
  expect((await call(updateAccount, ada.session(), change)).body).toMatchObject({
    email: 'frida@example.ca',
    phone: '+1 403 555 0100',
    metadata: { do_not_phone: true },
  });
  const guest = await person();
  await fillCart(guest, 'gina@example.ca');
  expect((await call(updateAccount, guest.session(), change)).status).toBe(401);
});
