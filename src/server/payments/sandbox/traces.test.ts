import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { testDatabases, type TestDatabase } from '@/testing/shops/database';
import { useStoreServer } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

const number = '5105105105105100';
const cvc = '7319';

/** Files that the run has written, including the database's own. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

describe('a card that was paid with', () => {
  let shop: ReturnType<TestDatabase['use']> | undefined;
  const store = useStoreServer((fill) => (shop = pglite.use(fill)));

  it('leaves no number and no code in log, database or files, and its payment to its payer', async () => {
    const visitor = store.visitor();
    const { id } = await visitor.products.get('standard-charger');
    await visitor.cart.addItem({ product_id: id });
    const card = await visitor.card.createToken({ number, exp_month: 12, exp_year: 2040, cvc });
    const home = { name: 'Ada Byron', address1: '1 Centre St', city: 'Calgary', state: 'AB' };
    await visitor.cart.update({
      account: { email: 'ada@example.com' },
      shipping: { ...home, zip: 'T2P 1J9', country: 'CA', service: 'priority_shipping' },
      billing: { ...home, method: 'card', card: { token: card.token } },
    });
    for (const billing of [{ card: { token: number } }, { klarna: { token: number } }]) {
      const told = visitor.cart.update({ billing } as Parameters<typeof visitor.cart.update>[0]);
      await expect(told).rejects.toMatchObject({ code: 'validation_error', status: 400 });
    }
    const order = await visitor.cart.submitOrder();
    expect(order).toMatchObject({ paid: true });

    const tables = await store.db.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const rows = await Promise.all(
      tables.map(({ name }) => store.db.query(`select * from ${name}`)),
    );
    const written = JSON.stringify(rows) + inspect(store.log, { depth: 9 });
    expect(written).toContain('5100');
    for (const secret of [number, cvc]) expect(written).not.toContain(secret);

    const [payment] = await store.db.query<{ id: string }>('select id from payments');
    const paymentId = payment?.id ?? '';
    expect(await visitor.payment.get(paymentId)).toMatchObject({
      id: paymentId,
      method: 'card',
      gateway: 'embedded',
      card: { token: card.token },
      status: 'success',
    });
    expect(await visitor.payment.resetAsyncPayment(paymentId)).toMatchObject({ id: paymentId });
    const stranger = store.visitor();
    expect(await stranger.payment.get(paymentId)).toBeNull();
    await expect(stranger.payment.resetAsyncPayment(paymentId)).rejects.toMatchObject({
      status: 404,
    });

    await store.db.query('checkpoint');
    const files = filesBelow(shop?.dataDir ?? '');
    const holders = (text: string) => files.filter((file) => readFileSync(file).includes(text));
    expect(holders(paymentId)).not.toEqual([]);
    expect(holders(number)).toEqual([]);
  });
});
