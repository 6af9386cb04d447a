import type { HttpAnswer, HttpApp, HttpRequest } from '@/server/http/exchange';
import { createSwellVisitors } from './visitors';

/** Visitors of a store whose answer and records the test sets. */
function visitors(answer: Partial<HttpAnswer>, records: object[] = []) {
  const asked: HttpRequest[] = [];
  const reads: unknown[] = [];
  const storeApi: HttpApp = {
    handle: async (request) => {
      asked.push(request);
      return { status: 200, headers: {}, body: 'null', ...answer };
    },
  };
  const read = async (url: string, query?: object) => {
    reads.push({ url, query });
    return { count: records.length, results: records };
  };
  return { asked, reads, visitors: createSwellVisitors(storeApi, read, 'pk_shop') };
}

describe('how an address logs in', () => {
  it('asks by a condition, never by an address of its own', async () => {
    const { reads, visitors: shop } = visitors({}, [{ id: 'a1', password: 'a hash' }]);
    expect(await shop.findSignIn(' Ada@Example.ca ')).toEqual({ hasPassword: true });
    expect(reads).toEqual([
      { url: '/accounts', query: { where: { email: 'ada@example.ca' }, limit: 1 } },
    ]);
  });

  it.each([
    [[], null],
    [[{ id: 'a1', password: null }], { hasPassword: false }],
    // The record does not mention a password: the customer gets the form, and from there a mailed link.
    [[{ id: 'a1' }], { hasPassword: true }],
  ])('%j is %j', async (records, signIn) => {
    expect(await visitors({}, records).visitors.findSignIn('ada@example.ca')).toEqual(signIn);
  });
});

describe('who a session stands for', () => {
  it('is what the store says, asked with the session and nothing of the browser', async () => {
    const account = { id: 'a1', email: 'ada@example.ca', name: 'Ada Byron', balance: 5 };
    const { asked, visitors: shop } = visitors({ body: JSON.stringify(account) });
    expect(await shop.identify('abc')).toEqual({
      session: 'abc',
      account: { id: 'a1', email: 'ada@example.ca', name: 'Ada Byron', hasPassword: true },
    });
    expect(asked[0]).toMatchObject({ path: '/account', headers: { 'x-session': 'abc' } });
  });

  it('is asked for a token with a colon, which is what those of a hosted store look like', async () => {
    const { asked, visitors: shop } = visitors({ body: 'null' });
    expect(await shop.identify('ab12:cd34')).toEqual({ session: 'ab12:cd34', account: null });
    expect(asked[0]).toMatchObject({ headers: { 'x-session': 'ab12:cd34' } });
  });

  it.each([
    ['a guest', { body: 'null' }, { session: 'abc', account: null }],
    ['an unknown id, answered with a new one', { headers: { 'X-Session': 'new' } }, null],
  ])('%s', async (_who, answer, visitor) => {
    expect(await visitors(answer).visitors.identify('abc')).toEqual(visitor);
  });

  it('is not asked for what is no id', async () => {
    const { asked, visitors: shop } = visitors({});
    expect(await shop.identify('abc\r\nX-Evil: 1')).toBeNull();
    expect(asked).toEqual([]);
  });
});
