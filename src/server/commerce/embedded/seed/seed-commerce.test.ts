import { testDatabases } from '@/testing/database';
import { seedCommerce } from './seed-commerce';

describe.each(testDatabases())('a new shop on $kind', ({ use }) => {
  const shop = use();

  test.each([
    [true, 1],
    [false, 0],
  ])('with payments that move no money: %s, has %d gift cards', async (isSandbox, expected) => {
    await seedCommerce(shop.db, isSandbox);
    expect(await shop.db.query('select 1 from gift_cards')).toHaveLength(expected);
    expect(await shop.db.query('select 1 from coupons')).toHaveLength(2);
  });
});
