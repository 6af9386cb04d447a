import { ConfigError, readConfig } from '@/server/settings/config';
import { testShop } from '@/testing/shops/shop';
import { codeGate } from './code-gate';

const code = '31415926';

describe('the code of the gate', () => {
  const shop = testShop({
    settings: { NEXT_PUBLIC_CODE_GATE: 'on', CODE_GATE_CODE: code, TRUSTED_PROXIES: '127.0.0.1' },
  });

  async function tryCode(word: string, from: string) {
    const answer = await fetch(await shop.serve(codeGate), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
      body: JSON.stringify({ code: word }),
    });
    const pass = answer.headers.get('set-cookie');
    return { status: answer.status, body: (await answer.json()) as unknown, pass };
  }

  it('lets in who knows it, and nobody else', async () => {
    const from = '192.0.2.1';
    expect(await tryCode(`${code} `, from)).toEqual({
      status: 200,
      body: { result: true },
      pass: expect.stringMatching(/^boreal-gate=.*HttpOnly/) as string,
    });
    for (const wrong of ['31415927', code.slice(1), `${code}0`, '00000000']) {
      expect(await tryCode(wrong, from)).toEqual({
        status: 200,
        body: { result: false },
        pass: null,
      });
    }
    expect(await tryCode('', from)).toMatchObject({
      status: 400,
      body: { error: { param: 'code' } },
    });
  });

  it('stops listening to who guesses, also when the guess is right, and to nobody else', async () => {
    const guesser = '192.0.2.2';
    await Promise.all(Array.from({ length: 20 }, (_, guess) => tryCode(`${guess}`, guesser)));
    expect((await tryCode(code, guesser)).status).toBe(429);
    expect((await tryCode(code, '192.0.2.3')).body).toEqual({ result: true });
  });
});

it('does not shut a shop that nobody could enter', () => {
  const on = { NEXT_PUBLIC_CODE_GATE: 'on' };
  expect(() => readConfig(on)).toThrow(ConfigError);
  expect(() => readConfig({ ...on, CODE_GATE_CODE: '1234' })).toThrow(/CODE_GATE_CODE/);
  expect(readConfig({ ...on, CODE_GATE_CODE: code }).gateCode).toBe(code);
  expect(readConfig({ CODE_GATE_CODE: code }).gateCode).toBeNull();
});
