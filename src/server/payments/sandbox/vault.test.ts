import { inspect } from 'node:util';
import { testDatabases } from '@/testing/shops/database';
import { useStoreServer } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

const card = { number: '4242 4242 4242 4242', exp_month: 2, exp_year: 2040, cvc: '123' };

/** Half a card number: four digits alone turn up by chance in the ids of requests. */
const cardDigits = /4242\W?4242/;

/** A call as both generations of swell-js send it: a GET with everything in the URL. */
function address(path: string, data: object, method = 'post', callback = 'none'): string {
  const query = new URLSearchParams({ '$jsonp[method]': method, '$jsonp[callback]': callback });
  const put = (name: string, value: unknown) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value)) put(`${name}[${key}]`, entry);
    } else query.append(name, String(value ?? ''));
  };
  put('$data', data);
  query.append('$key', 'pk_test');
  return `/api/vault${path}?${query.toString()}`;
}

describe('card vault', () => {
  const store = useStoreServer(pglite.use);

  async function ask(path: string, data: object, method?: string) {
    const answer = await store.send(address(path, data, method));
    expect(answer.status).toBe(200);
    return (await answer.json()) as { $status: number; $data?: Record<string, unknown> };
  }

  it('swaps a card for a token, restoring types and echoing nothing secret', async () => {
    const made = await store.visitor().card.createToken({ ...card, billing: { zip: 'T2P 1J9' } });
    expect(made).toEqual({
      token: expect.stringMatching(/^card_[\w-]{20,}$/),
      brand: 'Visa',
      last4: '4242',
      exp_month: 2,
      exp_year: 2040,
      cvc_check: 'pass',
      zip_check: 'pass',
      address_check: 'unchecked',
      gateway: 'embedded',
    });
    const [kept] = await store.db.query('select * from card_tokens');
    expect(JSON.stringify(kept)).not.toMatch(/4242424242424242|"123"/);
    expect(inspect(store.log, { depth: 9 })).not.toMatch(cardDigits);
  });

  it('does nothing for script tags, which any page can load', async () => {
    const refused = await store.send(address('/tokens', card, 'post', 'swell_vault_response_1'));
    expect(refused.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await refused.json()).toEqual({ $status: 400, $error: 'Calls by script tag are off' });
    expect(await store.db.query('select 1 from card_tokens')).toEqual([]);
  });

  it('takes plain JSON too', async () => {
    const answer = await store.send('/api/vault/tokens', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(card),
    });
    expect(await answer.json()).toMatchObject({ $status: 200, $data: { last4: '4242' } });
  });

  it('may be asked from anywhere and kept nowhere', async () => {
    const { headers } = await store.send(address('/tokens', card));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['number', { number: '4242424242424241' }],
    ['number', { number: '42' }],
    ['number', { number: '' }],
    ['exp_month', { exp_month: 13 }],
    ['exp_month', { exp_month: 0 }],
    ['exp_month', { exp_year: 2020 }],
    ['exp_month', { exp_year: 2099 }],
    ['exp_month', { exp_year: 30 }],
    ['cvc', { cvc: '12' }],
    ['cvc', { cvc: 'abc' }],
    ['cvc', { cvc: '12', number: '1' }],
  ])('applies the rules of the SDK itself: %s', async (field, change) => {
    const { $data } = await ask('/tokens', { ...card, ...change });
    expect(Object.keys(Object($data?.errors))).toEqual([field]);
    expect(await store.db.query('select 1 from card_tokens')).toHaveLength(0);
  });

  it.each([
    ['number', { ...card, number: { x: card.number } }],
    ['number', { ...card, number: [card.number] }],
    ['exp_month', { ...card, exp_month: { x: '2' } }],
    ['cvc', { ...card, cvc: ['123'] }],
    ['number', { number: [card.number], exp_month: 2, exp_year: 2040, cvc: '123', billing: 'x' }],
    ['cvc', [card.number]],
  ])(
    'reads a %s of the wrong shape as none, and writes nothing of it down',
    async (field, data) => {
      const { $data } = await ask('/tokens', data);
      expect(Object.keys(Object($data?.errors))).toEqual([field]);
      expect(inspect(store.log, { depth: 9 })).not.toMatch(cardDigits);
    },
  );

  it('takes data that is no object as none', async () => {
    for (const path of ['/tokens', '/intent', '/authorization']) {
      const call = `/api/vault${path}?$jsonp[method]=post&$jsonp[callback]=none&$data=${card.number}`;
      expect(await (await store.send(call)).json()).not.toMatchObject({ $status: 500 });
    }
    expect(inspect(store.log, { depth: 9 })).not.toMatch(cardDigits);
  });

  it.each([
    ['5555555555554444', 'MasterCard'],
    ['378282246310005', 'American Express'],
    ['6011111111111117', 'Discover'],
    ['3530111333300000', 'JCB'],
    ['30569309025904', 'Diners Club'],
  ])('knows %s as %s', async (number, brand) => {
    expect(await ask('/tokens', { ...card, number })).toMatchObject({ $data: { brand } });
  });

  it('authorises amounts on tokens, and tells what is wrong with others', async () => {
    const visitor = store.visitor();
    const { token } = await visitor.card.createToken(card);
    const intent = { payment_method: token, amount: 150000, currency: 'usd' };
    const made = await visitor.payment.createIntent({ gateway: 'embedded', intent });
    expect(made).toMatchObject({
      id: expect.stringMatching(/^[\w-]+$/),
      status: 'requires_capture',
      amount: 150000,
      currency: 'USD',
      client_secret: expect.any(String),
    });
    const read = await visitor.payment.updateIntent({
      gateway: 'embedded',
      intent: { id: Reflect.get(made, 'id') },
    });
    expect(read).toEqual(made);
    for (const [param, change] of [
      ['amount', { amount: 0 }],
      ['amount', { amount: -5 }],
      ['amount', { amount: 1.5 }],
      ['amount', { amount: 'all' }],
      ['currency', { currency: 'XXX' }],
      ['currency', { currency: ['usd'] }],
      ['payment_method', { payment_method: 'card_unknown' }],
      ['payment_method', { payment_method: "'\u0000" }],
      ['return_url', { return_url: 'https://evil.example' }],
      ['return_url', { return_url: '//evil.example' }],
      ['return_url', { return_url: '/\\evil.example' }],
      ['return_url', { return_url: '/..//evil.example' }],
      ['return_url', { return_url: '/x/%2e%2e//evil.example' }],
    ] as const) {
      await expect(
        visitor.payment.createIntent({ gateway: 'embedded', intent: { ...intent, ...change } }),
      ).rejects.toMatchObject({ code: 'vault_error', status: 402, param });
    }
  });

  it('tells what is wrong with an intent of the wrong shape, too', async () => {
    for (const intent of [null, [], 'x', { currency: null }]) {
      const answer = await store.send('/api/vault/intent', {
        method: 'POST',
        body: JSON.stringify({ gateway: 'embedded', intent }),
      });
      expect(await answer.json()).toMatchObject({ $status: 200, $data: { errors: {} } });
    }
  });

  it('refuses other gateways, unknown intents, paths and methods', async () => {
    const { payment } = store.visitor();
    const intent = { id: 'intent_unknown' };
    await expect(payment.createIntent({ gateway: 'braintree', intent })).rejects.toMatchObject({
      code: 'request_error',
      status: 400,
    });
    await expect(payment.updateIntent({ gateway: 'embedded', intent })).rejects.toMatchObject({
      status: 404,
    });
    await expect(payment.authorizeGateway({ gateway: 'braintree' })).rejects.toMatchObject({
      status: 400,
    });
    expect(await ask('/nothing', {})).toMatchObject({ $status: 404 });
    expect(await ask('/__proto__', {})).toMatchObject({ $status: 404 });
    expect(await ask('/tokens', {}, 'delete')).toMatchObject({ $status: 400 });
    expect(await (await store.send('/api/vault/tokens')).json()).toMatchObject({ $status: 400 });
  });

  it('says nothing when it breaks, and logs no card', async () => {
    await store.db.query('alter table card_tokens rename to card_tokens_away');
    try {
      expect(await ask('/tokens', card)).toMatchObject({ $status: 500 });
    } finally {
      await store.db.query('alter table card_tokens_away rename to card_tokens');
    }
    expect(inspect(store.log, { depth: 9 })).not.toMatch(cardDigits);
  });
});

describe('card vault that answers script tags too (VAULT_JSONP)', () => {
  const store = useStoreServer(pglite.use, { vault: { isScriptAllowed: true } });

  it('speaks to script tags, and only to safe callbacks', async () => {
    const script = await store.send(address('/tokens', card, 'post', 'swell_vault_response_1'));
    expect(script.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
    expect(await script.text()).toMatch(/^swell_vault_response_1\(\{"\$status":200,.*\}\);$/);
    for (const callback of ['alert(1)//', '<script>', 'a'.repeat(65), '1x', '']) {
      const refused = await store.send(address('/tokens', card, 'post', callback));
      expect(refused.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await refused.json()).toMatchObject({ $status: 400, $error: expect.any(String) });
    }
  });
});
