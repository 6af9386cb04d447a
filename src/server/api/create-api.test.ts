import { answerApi } from '@/testing/shops/api-server';
import { testShop } from '@/testing/shops/shop';
import { testCard } from '@/testing/http-shopper/goods';
import { routes } from './routes';

const shop = testShop();

async function asked(path: string, init?: RequestInit) {
  const answer = await fetch((await shop.serve(answerApi)) + path, init);
  return { status: answer.status, allow: answer.headers.get('allow'), text: await answer.text() };
}

describe('everything under /api', () => {
  it.each([
    ['an endpoint of our own', '/api/health/ready', 200, '{"status":"ready"}'],
    ['the same with a query', '/api/health/live?now', 200, '{"status":"live"}'],
    ['an endpoint with an open segment', `/api/files/${'0'.repeat(48)}`, 404, 'This file is unk'],
    ['the Store API', '/api/settings', 200, '"currency"'],
    ['the Store API below an endpoint', '/api/health', 404, 'not_found_error'],
    ['what is further below an endpoint', '/api/files/a/b', 404, 'There is nothing at this addr'],
    ['an open segment that is empty', '/api/files/', 404, 'There is nothing at this address'],
    ['the vault', '/api/vault/nowhere', 200, '"$status":404'],
    ['what only begins like the vault', '/api/vaults', 404, 'There is nothing at this address'],
  ])('%s answers', async (_, path, status, text) => {
    const answer = await asked(path);
    expect(answer).toMatchObject({ status, text: expect.stringContaining(text) });
  });

  it('takes a card at the vault', async () => {
    const body = JSON.stringify(testCard);
    const headers = { 'Content-Type': 'application/json' };
    const answer = await asked('/api/vault/tokens', { method: 'POST', headers, body });
    expect(JSON.parse(answer.text)).toMatchObject({
      $status: 200,
      $data: { token: expect.any(String) },
    });
  });

  it('names the methods that an endpoint has', async () => {
    const answer = await asked('/api/health/live', { method: 'PATCH' });
    expect(answer).toMatchObject({ status: 405, allow: 'GET' });
  });
});

describe('the table of endpoints', () => {
  it('has each address once', () => {
    const addresses = routes.map(({ address }) => address);
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  it.each(routes.filter(({ load }) => load).map((one) => [one.address, one] as const))(
    'has the methods that %s answers',
    async (_, { load, methods }) => {
      const route = await load?.();
      expect(Object.keys(route?.endpoints ?? {}).toSorted()).toEqual(
        Object.keys(methods).toSorted(),
      );
    },
  );
});
