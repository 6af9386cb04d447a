import { testDatabases } from '@/testing/shops/database';
import { testSealer } from '@/testing/shops/engine';
import { calgaryOrder } from '@/testing/order';
import { readAdminOrderCounts, readEveryAdminOrder, readAdminOrderPage } from './admin-order-list';

const everything = { page: 1, pageSize: 25, search: '', status: '', reason: '' };
const count = 1_203;

/** Several orders share each total and each time. */
const manyOrdersSql = `insert into orders
    (id, number, cart_id, checkout_id, account_id, status, is_paid, is_attached, data, created_at)
  select 'order_' || n, n, 'cart_' || n, 'checkout_' || n, 'ada', case when n % 3 = 0 then 'hold' else 'complete' end,
    true, true, jsonb_set($2::jsonb || jsonb_build_object('id', 'order_' || n), '{totals,grandTotal}', to_jsonb(n % 7)),
    timestamptz '2026-11-01 12:00:00.000123Z' + n / 10 * interval '1 microsecond'
  from generate_series(1, $1::int) n`;

describe.each(testDatabases().slice(0, 1))('many orders on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await db.query(manyOrdersSql, [count, calgaryOrder]);
  });

  async function exported(sort: string, status: string): Promise<string[]> {
    const numbers: string[] = [];
    for await (const lines of readEveryAdminOrder(shop.db, testSealer, {
      ...everything,
      sort,
      status,
    })) {
      numbers.push(...lines.map((line) => line.number));
    }
    return numbers;
  }

  test.each([
    ['-placed', ''],
    ['placed', 'hold'],
    ['-total', ''],
    ['total', 'complete'],
  ])(
    'are exported once each, sorted by %s and narrowed to %j as the list is',
    async (sort, status) => {
      const numbers = await exported(sort, status);
      const wanted = status === '' ? count : status === 'hold' ? 401 : 802;
      expect(numbers).toHaveLength(wanted);
      expect(new Set(numbers).size).toBe(wanted);
      const page = Math.ceil(wanted / everything.pageSize);
      const listed = await readAdminOrderPage(shop.db, testSealer, {
        ...everything,
        sort,
        status,
        page,
      });
      expect(listed.count).toBe(wanted);
      expect(listed.results.map((line) => line.number)).toEqual(
        numbers.slice((page - 1) * everything.pageSize),
      );
    },
  );

  test.each([
    ['marg', count],
    ['Margaret@Exam', count],
    ['1203', 1],
    ['nobody@', 0],
  ])('are found by how a name, an address or a number begins: %j', async (search, found) => {
    const listed = await readAdminOrderPage(shop.db, testSealer, {
      ...everything,
      sort: '-placed',
      search,
    });
    expect(listed.count).toBe(found);
  });

  test('are found by a name that staff corrected, too', async () => {
    const shipping = { ...calgaryOrder.shipping, firstName: 'Zélie', lastName: 'Ng-Thornbury' };
    await shop.db.query(`update orders set shipping_change = $1::jsonb where number = 7`, [
      shipping,
    ]);
    for (const search of ['zél', 'thornb']) {
      const listed = await readAdminOrderPage(shop.db, testSealer, {
        ...everything,
        sort: '-placed',
        search,
      });
      expect(listed.results).toMatchObject([{ number: '7', name: 'Zélie Ng-Thornbury' }]);
    }
  });

  test('are counted by status', async () => {
    expect(await readAdminOrderCounts(shop.db, testSealer)).toEqual({ hold: 401, complete: 802 });
  });
});
