import { answerApi } from '@/testing/shops/api-server';
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import swell from 'swell-js';
import { aTestResult } from '@/testing/hearing';
import { testShop } from '@/testing/shops/shop';
import { sdkOptions } from '@/testing/http-shopper/sdk-options';
import { externalHearingTest } from './external-hearing-test';
import { hasHearingResult } from './hearing-lookup';
import { startHearingTest } from './hearing-orders';
import { hearingResults } from './hearing-results';

const secret = 'shared with the test service, and long';
const service = testService();
const shop = testShop({
  settings: () => ({ HEARING_TEST_STAGING_URL: service.startUrl(), HEARING_TEST_SECRET: secret }),
});

type Report = { body: string; timestamp: number; signature?: string };

/**
 * A test service as the webhook's documentation describes it, without our code: opening its page counts as taking a
 * test.
 */
function testService() {
  const opened: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service.example');
    if (pathname === '/start') opened.push(searchParams);
    response.writeHead(pathname === '/start' ? 200 : 404).end();
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return {
    opened,
    startUrl: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/start?from=boreal`,
    reportOf: (customerId: string, change: object = {}): Report => ({
      body: JSON.stringify({ customer_id: customerId, result: aTestResult(), ...change }),
      timestamp: Math.floor(Date.now() / 1000),
    }),
    /** Posts a report and returns the status of the answer. */
    async report(webhook: string, { body, timestamp, signature }: Report): Promise<number> {
      const own = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
      const answer = await fetch(webhook, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Hearing-Test-Timestamp': String(timestamp),
          'X-Hearing-Test-Signature': signature ?? `sha256=${own}`,
        },
        body,
      });
      return answer.status;
    },
  };
}

async function person() {
  const cookies = new Map<string, string>();
  const client = swell.create(
    'embedded',
    'pk_embedded',
    sdkOptions(await shop.serve(answerApi), cookies),
  );
  await client.locale.select('en-US');
  const addresses = {
    start: await shop.serve(startHearingTest),
    results: await shop.serve(hearingResults),
    has: await shop.serve(hasHearingResult),
  };
  async function ask(address: keyof typeof addresses, body?: object) {
    const answer = await fetch(addresses[address], {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${cookies.get('swell-session')}`,
        'Content-Type': 'application/json',
      },
      body: body && JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }
  return { client, ask };
}

test('a test elsewhere comes back to the account of whoever took it, once and only when signed', async () => {
  const [ada, eve] = [await person(), await person()];
  const webhook = await shop.serve(externalHearingTest);
  const email = 'elsewhere@example.ca';

  const unasked = await ada.ask('start', { email });
  expect(unasked).toMatchObject({ status: 400, body: { error: { param: 'consent' } } });
  const { body: start } = await ada.ask('start', { email, consent: true });
  expect(start.kind).toBe('redirect');
  expect((await fetch(String(start.url))).status).toBe(200);
  const [opened = new URLSearchParams()] = service.opened;
  const customerId = opened.get('customer_id') ?? '';
  expect(Object.fromEntries(opened)).toEqual({
    from: 'boreal',
    customer_id: start.session_id,
    locale: 'en-US',
  });

  const report = service.reportOf(customerId);
  const old = { ...report, timestamp: report.timestamp - 6 * 60 };
  const early = { ...report, timestamp: report.timestamp + 6 * 60 };
  const forged = { ...report, signature: `sha256=${'0'.repeat(64)}` };
  const bare = createHmac('sha256', secret).update(report.body).digest('hex');
  expect(await service.report(webhook, old)).toBe(401);
  expect(await service.report(webhook, early)).toBe(401);
  expect(await service.report(webhook, forged)).toBe(401);
  expect(await service.report(webhook, { ...report, signature: `sha256=${bare}` })).toBe(401);
  expect(await service.report(webhook, service.reportOf('x'.repeat(32)))).toBe(404);
  expect(await service.report(webhook, service.reportOf(customerId, { result: {} }))).toBe(400);
  expect((await ada.ask('results')).body.results).toEqual([]);

  expect(await service.report(webhook, report)).toBe(200);
  const again = service.reportOf(customerId, { result: aTestResult({ reliability: 'poor' }) });
  expect(await service.report(webhook, report)).toBe(200);
  expect(await service.report(webhook, again)).toBe(200);
  const kept = [{ email, result: { reliability: 'good', ears: aTestResult().ears } }];
  const { body: hers } = await ada.ask('results');
  expect(hers.results).toHaveLength(1);
  expect(hers.results).toMatchObject(kept);
  expect((await eve.ask('results')).body.results).toEqual([]);

  await ada.client.account.create({ email, password: 'hearing-well-again' });
  expect((await ada.ask('results')).body.results).toMatchObject(kept);
  expect((await ada.ask('has', { email })).body).toEqual({ result: true });
  expect((await eve.ask('has', { email })).body).toEqual({ result: false });
});
