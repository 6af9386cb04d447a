import { testDatabases } from '@/testing/shops/database';
import { useStoreServer } from '@/testing/shops/store-server';
import { testCard } from '@/testing/http-shopper/goods';

/** Wrong codes from one client address before it is refused (rate-limits.ts, `codeByClient`). */
const most = 200;

/** With counters that the test fills. Over the wire two hundred guesses take minutes, because they are slowed down. */
describe.each(testDatabases())('guessing codes on $kind', ({ use }) => {
  const store = useStoreServer(use);

  async function send(method: string, path: string, body: object, session?: string) {
    const answer = await store.send(path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(session !== undefined && { 'X-Session': session }),
      },
      body: JSON.stringify(body),
    });
    return answer.status;
  }

  /** Nearly fills the counter of this client, so that the test need not guess two hundred times. */
  async function guessBefore(times: number) {
    await send('POST', '/api/cart/giftcards', { code: 'NO SUCH CODE' });
    const rows = await store.db.query(
      `update rate_limits set points = $1 where key like 'codeByClient:%' returning 1`,
      [times],
    );
    expect(rows).toHaveLength(1);
  }

  it.each([
    ['POST', '/api/cart/giftcards', { code: 'WRONG' }],
    ['PUT', '/api/cart/coupon', { code: 'WRONG' }],
    ['PUT', '/api/cart', { coupon_code: 'WRONG' }],
  ])('ends without a session too: %s %s', async (method, path, body) => {
    await guessBefore(most - 1);
    expect(await send(method, path, body)).toBe(400);
    expect(await send(method, path, body)).toBe(429);
  });

  it('does not count the codes of others behind the same address', async () => {
    await guessBefore(most - 1);
    expect(await send('PUT', '/api/cart', { coupon_code: 'WELCOME10' })).toBe(200);
    expect(await send('PUT', '/api/cart', { coupon_code: 'WRONG' })).toBe(400);
  });

  it('ends for a subscription too', async () => {
    const ada = store.visitor();
    await ada.account.create({ email: 'ada@example.ca', password: 'tamarack' });
    const { token = '' } = await ada.card.createToken(testCard);
    await ada.account.createCard({ token });
    const product = await ada.products.get('care-plan');
    const made: object = await ada.subscriptions.create({
      product_id: product.id ?? '',
      plan_id: product.purchase_options?.subscription?.plans?.[0]?.id ?? '',
    });
    const path = `/api/subscriptions/${String(Reflect.get(made, 'id'))}`;
    const session = ada.cookies.get('swell-session') ?? '';
    const guess = () => send('PUT', path, { coupon_code: 'WRONG' }, session);
    const answers: number[] = [];
    for (let tries = 0; tries < 21; tries += 1) answers.push(await guess());
    expect(answers.slice(0, 20)).not.toContain(429);
    expect(answers[20]).toBe(429);
  });
});
