import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cents } from '@/domain/money';
import type { Confirmation } from '@/server/payments/port';
import type { NodeHandler } from '../node-handler';
import { live, ready } from './health';
import { sandboxConfirm } from './sandbox-confirm';

const mockState: { open: Confirmation; isDatabaseUp: boolean } = {
  open: {
    amount: cents(150000),
    currency: 'USD',
    answer: 'open',
    returnPath: '/checkout?step=pay',
  },
  isDatabaseUp: true,
};

jest.mock('@/server/services', () => ({
  services: async () => ({
    requestLog: { info: () => undefined, error: () => undefined },
    db: {
      query: async () => {
        if (!mockState.isDatabaseUp) throw new Error('connect ECONNREFUSED 10.0.0.1');
        return [];
      },
    },
    confirmations: {
      find: async (id: string) => (id === 'intent_known' ? mockState.open : null),
      decide: async (id: string, decision: string) =>
        id === 'intent_known'
          ? { ...mockState.open, answer: decision === 'approve' ? 'approved' : 'declined' }
          : null,
    },
  }),
}));

const servers: Server[] = [];

async function serve(handler: NodeHandler): Promise<string> {
  const server = createServer((request, response) => void handler(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  mockState.isDatabaseUp = true;
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const post = (body: object | string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('health', () => {
  it('is live without a database, and ready only with one', async () => {
    mockState.isDatabaseUp = false;
    expect((await fetch(await serve(live))).status).toBe(200);
    const refused = await fetch(await serve(ready));
    expect(refused.status).toBe(503);
    expect(await refused.text()).not.toContain('10.0.0.1');
    mockState.isDatabaseUp = true;
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
    const answer = await fetch(`${await serve(sandboxConfirm)}?intent=intent_known`);
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
    const url = await serve(sandboxConfirm);
    const answer = await fetch(url, post({ intent: 'intent_known', decision }));
    expect(await answer.json()).toMatchObject({
      isDecided: true,
      returnUrl: `/checkout?step=pay&gateway=embedded&redirect_status=${status}`,
    });
  });

  it.each([
    [404, post({ intent: 'intent_unknown', decision: 'approve' })],
    [400, post({ intent: 'intent_known', decision: 'maybe' })],
    [400, post({ intent: "'\u0001", decision: 'approve' })],
    [400, post({})],
    [400, post('{')],
    [405, { method: 'PUT' }],
  ])('answers %d to what it cannot use', async (status, init) => {
    expect((await fetch(await serve(sandboxConfirm), init)).status).toBe(status);
  });
});
