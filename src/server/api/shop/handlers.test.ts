import { answerApi } from '@/testing/shops/api-server';
import { testShop } from '@/testing/shops/shop';
import { live, ready } from './health';
import { sandboxConfirm } from '../commerce/sandbox-confirm';

const shop = testShop();
const { serve } = shop;

const post = (body: object | string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

async function fromVault(resource: string, data: object): Promise<{ id: string; token: string }> {
  const origin = await serve(answerApi);
  const answer = await fetch(`${origin}/api/vault/${resource}`, post(data));
  return (await answer.json()).$data;
}

/** An intent for 1,500.00 with the test card that asks for confirmation. */
async function intentToConfirm(): Promise<string> {
  const card = { number: '4000002500003155', exp_month: 12, exp_year: 2040, cvc: '123' };
  const { token } = await fromVault('tokens', card);
  const { id } = await fromVault('intent', {
    gateway: 'embedded',
    intent: {
      amount: 150000,
      currency: 'usd',
      payment_method: token,
      return_url: '/checkout?step=pay',
    },
  });
  return id;
}

describe('health', () => {
  it('is live and ready', async () => {
    expect(await (await fetch(await serve(live))).json()).toEqual({ status: 'live' });
    expect(await (await fetch(await serve(ready))).json()).toEqual({ status: 'ready' });
  });

  it('names the methods it has', async () => {
    const answer = await fetch(await serve(live), { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET');
    expect(await answer.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
  });
});

describe('sandbox confirmation', () => {
  it('shows the payment', async () => {
    const intent = await intentToConfirm();
    const answer = await fetch(`${await serve(sandboxConfirm)}?intent=${intent}`);
    expect(await answer.json()).toMatchObject({
      amount: 150000,
      currency: 'USD',
      isDecided: false,
    });
  });

  it.each([
    ['approve', 'succeeded'],
    ['decline', 'canceled'],
  ])('keeps "%s" and sends the shopper back with "%s"', async (decision, status) => {
    const intent = await intentToConfirm();
    const url = await serve(sandboxConfirm);
    const answer = await fetch(url, post({ intent, decision }));
    expect(await answer.json()).toMatchObject({
      isDecided: true,
      returnUrl: `/checkout?step=pay&gateway=embedded&redirect_status=${status}`,
    });
  });

  it.each([
    [400, post({ intent: 'intent_unknown', decision: 'maybe' })],
    [400, post({ intent: "'\u0001", decision: 'approve' })],
    [400, post({})],
    [400, post('{')],
    [405, { method: 'PUT' }],
  ])('answers %d to what it cannot use', async (status, init) => {
    expect((await fetch(await serve(sandboxConfirm), init)).status).toBe(status);
  });
});

/** Last, because the database does not come back. */
describe('without a database', () => {
  it('is live but not ready, and keeps to itself why', async () => {
    await shop.services.db.close();
    expect((await fetch(await serve(live))).status).toBe(200);
    const refused = await fetch(await serve(ready));
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ error: { code: 'unavailable' } });
  });
});
