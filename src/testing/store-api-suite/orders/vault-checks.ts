import { runInNewContext } from 'node:vm';
import { testCard } from '../../http-shopper/goods';
import { refusalOf } from '../refusals';
import type { Store } from '../store';
import { vaultCalls, type VaultReply } from '../vault-calls';

/** Contract 13.1: the transport of the card vault, by fetch and by script tag. */
export function vaultChecks(store: Store): void {
  const { address, ask } = vaultCalls(store);

  /** Calls the vault as a page with swell-js up to 4.0.2 does: by a script element whose text calls back. */
  const scriptTag = async (path: string, data: unknown, method?: string): Promise<VaultReply> => {
    const callback = 'swell_vault_response_1';
    const answer = await fetch(address(path, data, method, callback));
    expect(answer.headers.get('content-type')).toMatch(/^application\/javascript\b/);
    const replies: VaultReply[] = [];
    runInNewContext(await answer.text(), {
      [callback]: (reply: VaultReply) => replies.push(reply),
    });
    const [reply] = replies;
    if (!reply) throw new Error('The script did not call back');
    return JSON.parse(JSON.stringify(reply));
  };

  const transports = [
    ['fetch', ask],
    ['script tag', scriptTag],
  ] as const;

  describe('13.1 transport', () => {
    test.each(transports)('13.1 %s: a card becomes a token', async (_, call) => {
      expect(await call('/tokens', testCard)).toMatchObject({
        $status: 200,
        $data: { token: expect.any(String), last4: '4242' },
      });
    });

    test.each(transports)('13.1 %s: faults of fields are $data.errors', async (_, call) => {
      expect(await call('/tokens', { ...testCard, number: '4242424242424241' })).toMatchObject({
        $status: 200,
        $data: { errors: { number: { code: expect.any(String), message: expect.any(String) } } },
      });
    });

    test.each(transports)(
      '13.1 %s: an unknown path is $status 404 with $error',
      async (_, call) => {
        expect(await call('/nothing', {})).toEqual({ $status: 404, $error: expect.any(String) });
      },
    );

    test.each(transports)(
      '13.1 %s: an unknown method is $status 4xx with $error',
      async (_, call) => {
        const { $status, $error } = await call('/tokens', testCard, 'delete');
        expect([400, 404, 405]).toContain($status);
        expect($error).toEqual(expect.any(String));
      },
    );

    test.each(['post', 'POST', 'Post'])(
      '13.1 the method %s is read in any case',
      async (method) => {
        expect(await ask('/tokens', testCard, method)).toMatchObject({ $status: 200 });
      },
    );

    test('13.1 a missing method is $status 400', async () => {
      const answer = await fetch(`${store.vaultUrl}/tokens?$data[number]=1`);
      expect(await answer.json()).toMatchObject({ $status: 400, $error: expect.any(String) });
    });

    test.each(['swell_vault_response_12', 'a', '_x.y$', 'a'.repeat(64)])(
      '13.1 the callback %s is called',
      async (callback) => {
        const text = await (await fetch(address('/tokens', testCard, 'post', callback))).text();
        expect(text.startsWith(`${callback}({`)).toBe(true);
        expect(text).toMatch(/\}\);?\s*$/);
      },
    );

    test.each(['alert(1)//', '<script>', 'a'.repeat(65), '1x', 'a-b', 'a b', 'a;b', 'é', ''])(
      '13.1 the callback %j is refused as JSON',
      async (callback) => {
        const answer = await fetch(address('/tokens', testCard, 'post', callback));
        expect(answer.headers.get('content-type')).toMatch(/^application\/json\b/);
        expect(await answer.json()).toMatchObject({ $status: 400, $error: expect.any(String) });
      },
    );

    test('13.1 JSON inside a script is escaped', async () => {
      const data = { gateway: '</script><b>\u2028\u2029', intent: {} };
      const text = await (await fetch(address('/intent', data, 'post', 'cb'))).text();
      expect(text).not.toMatch(/[<\u2028\u2029]/);
    });

    test.each(['none', 'swell_vault_response_1'])(
      '13.1 answers to %s are kept nowhere, read from anywhere and never sniffed',
      async (callback) => {
        const { headers } = await fetch(address('/tokens', testCard, 'post', callback));
        expect(headers.get('cache-control')).toContain('no-store');
        expect(headers.get('access-control-allow-origin')).toBe('*');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
      },
    );

    test('13.1 a JSON body by POST is accepted or refused, never a crash', async () => {
      const answer = await fetch(`${store.vaultUrl}/tokens`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(testCard),
      });
      expect(answer.status).toBeLessThan(500);
    });

    test.each(['', '/tokens', '/intent', '/authorization'])(
      '13.1 $data is never null, which the SDK would stumble over: %s',
      async (path) => {
        for (const data of [{}, '', null, [1]]) {
          const reply = await ask(path, data);
          if (reply.$error === undefined) expect(reply.$data ?? null).not.toBeNull();
          expect(reply.$status).toBeLessThan(500);
        }
      },
    );

    test('13.1 the SDK throws request_error with the status of an $error', async () => {
      const { payment } = await store.shopper();
      const call = payment.updateIntent({ gateway: 'embedded', intent: { id: 'intent_unknown' } });
      expect(await refusalOf(call)).toMatchObject({ code: 'request_error', status: 404 });
    });

    test('13.1 the SDK throws vault_error 402 with the field of $data.errors', async () => {
      const { payment } = await store.shopper();
      const intent = { amount: 0, currency: 'usd', payment_method: 'card_unknown' };
      expect(await refusalOf(payment.createIntent({ gateway: 'embedded', intent }))).toMatchObject({
        code: 'vault_error',
        status: 402,
        param: expect.any(String),
      });
    });

    test('13.1 a vault that is too slow is a time-out of the SDK', async () => {
      const { card } = await store.shopper({ timeout: 1 });
      const outcome = await card.createToken(testCard).catch((error: unknown) => error);
      if (!('token' in Object(outcome))) {
        expect(outcome).toMatchObject({ message: expect.stringMatching(/timed out/), status: 500 });
      }
    });
  });
}
