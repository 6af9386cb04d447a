import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { shopKey } from '../../src/testing/http-shopper/store-session';
import { brand } from '../../src/domain/brand';
import { paths } from '../../src/domain/pages/paths';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { framingPort, serverOrigin } from '../base/server';

/** The code that scripts/test/test-settings.mjs sets. */
const code = '31415926';
const tagManager = 'https://www.googletagmanager.com/gtm.js?id=GTM-E2E1';

test.use({ allowedRequests: /^https:\/\/www\.googletagmanager\.com\/gtm\.js/ });

/** Sets the client address under which guesses are counted. */
const from = (page: Page, address: string) =>
  page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': address });

const question = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const foreignScript = (page: Page) => page.locator('script[src*="googletagmanager"]');

/** Passes the code gate and marks the popup as shown. */
async function letIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/code-gate', { data: { code } });
  expect(await answer.json()).toEqual({ result: true });
  const stored = { protected: 'true', 'consultation-shown': String(Date.now()) };
  const entries = Object.entries(stored).map(([key, value]) => [brand.storagePrefix + key, value]);
  await page.addInitScript((known) => {
    for (const [key = '', value = ''] of known) localStorage.setItem(key, value);
  }, entries);
}

async function enter(page: Page, word: string): Promise<void> {
  await page.getByLabel('Code').fill(word);
  await page.getByRole('button', { name: 'Enter' }).click();
}

test('without the code the server gives nothing of the shop away', async ({ request }) => {
  const page = await request.get(paths.shop, { maxRedirects: 0 });
  expect(page.status()).toBe(307);
  expect(page.headers().location).toBe('/code-gate?to=%2Fshop');
  const gate = await request.get(paths.shop);
  expect(await gate.text()).not.toMatch(/hearing aid|<header|<footer/i);
  const headers = { authorization: shopKey };
  expect((await request.get('/api/products', { headers })).status()).toBe(401);
  expect((await request.get('/sitemap.xml', { maxRedirects: 0 })).status()).toBe(307);
  expect((await request.get('/api/health/ready')).status()).toBe(200);
  expect((await request.post('/api/webhooks/gateway', { data: {} })).status()).not.toBe(401);
});

test('the flag on a device alone opens nothing', async ({ page }) => {
  await page.addInitScript(
    (key) => localStorage.setItem(key, 'true'),
    `${brand.storagePrefix}protected`,
  );
  await page.goto(paths.shop);
  await expect(page.getByRole('heading', { name: 'Enter Code' })).toBeVisible();
});

test('who knows the code comes in for good; who guesses is not listened to', async ({ page }) => {
  await from(page, '203.0.113.7');
  await page.goto(paths.shop);
  await expect(page.getByRole('heading', { name: 'Enter Code' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByLabel('Code')).toHaveAttribute('type', 'password');
  await expectNoAxeViolations(page);
  await enter(page, '00000000');
  await expect(page.getByRole('alert').filter({ hasText: 'Incorrect' })).toBeVisible();
  await enter(page, code);
  await page.waitForURL(paths.shop);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
});

test.describe('guessing', () => {
  test.use({ allowedConsole: /429/ });

  test('ends after twenty wrong codes, also for the right one', async ({ page, request }) => {
    const headers = { 'X-Forwarded-For': '203.0.113.8' };
    const guess = (word: string) =>
      request.post('/api/code-gate', { headers, data: { code: word } });
    await Promise.all(Array.from({ length: 20 }, (_, word) => guess(String(word))));
    await from(page, '203.0.113.8');
    await page.goto(paths.home);
    await enter(page, code);
    await expect(page.getByText('Too many tries. Please wait 15 minutes.')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
});

test('visits are counted after a yes, not where people have something of their own, and no more after a no', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'document.cookie = "_ga=GA1.1; path=/"',
    });
  });
  await letIn(page);
  await page.goto(paths.home);
  await expect(question(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1440, height: 1000 });
  // The question does not block the page, and nothing is loaded before it is answered.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hearing aids' }).click();
  await page.waitForURL(paths.shop);
  await expect(question(page)).toBeVisible();
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Yes, count my visit' }).click();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => asked).toEqual([tagManager]);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('_ga');

  // The login is a full load without the script; going back loads it again.
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL(/\/login/);
  await expect(foreignScript(page)).toHaveCount(0);
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.goto(paths.shop);
  await expect(foreignScript(page)).toHaveCount(1);
  expect(asked).toEqual([tagManager, tagManager]);

  // A device that stores something about a person gets no such script until that data has expired.
  await page.goto(`${paths.shop}?flow_email=ada@example.ca&flow_name=Ada`);
  await expect.poll(() => page.url()).not.toContain('flow_');
  await page.goto(paths.shop);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
  await page.getByRole('button', { name: 'Yes, count my visit' }).click();
  await expect(question(page)).toBeHidden();
  await expect(foreignScript(page)).toHaveCount(0);
  const kept = `${brand.storagePrefix}hearing-flow`;
  await page.evaluate((key) => {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...stored, until: Date.now() - 1 }));
  }, kept);
  await page.reload();
  await expect(foreignScript(page)).toHaveCount(1);
  expect(await page.evaluate((key) => localStorage.getItem(key), kept)).toBeNull();

  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
  await page.getByRole('button', { name: 'No, don’t count' }).click();
  await expect(foreignScript(page)).toHaveCount(0);
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain('_ga');
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(asked).toHaveLength(3);
});

test('chat, calendar and help are where they were set, and nothing of our own is loaded for them', async ({
  page,
}) => {
  await letIn(page);
  await page.clock.install();
  await page.goto(paths.home);
  await expect(question(page)).toBeVisible();
  await page.clock.runFor(8000);
  await expect(page.getByRole('link', { name: 'Chat with us' })).toHaveAttribute(
    'href',
    'https://chat.example/boreal',
  );
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' }),
  ).toHaveAttribute('href', 'https://help.example/boreal');
  const slots: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('consultation-slots')) slots.push(request.url());
  });
  await page.goto(paths.bookConsultation);
  await expect(page.getByRole('link', { name: 'Open the calendar' })).toHaveAttribute(
    'href',
    'https://calendar.example/boreal',
  );
  await expect(page.getByLabel('Day')).toHaveCount(0);
  expect(slots).toEqual([]);
});

test.describe('an error in the browser', () => {
  let collector: Server;
  const taken: string[] = [];

  test.beforeAll(async () => {
    collector = createServer(async (request, response) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk);
      taken.push(Buffer.concat(chunks).toString('utf8'));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
    await new Promise<void>((resolve) => collector.listen(framingPort, '127.0.0.1', resolve));
  });

  test.afterAll(() => {
    collector.close();
    collector.closeAllConnections();
  });

  test('reaches the collector by our own address, without what was personal in it', async ({
    page,
  }) => {
    await letIn(page);
    const tunnelled: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/monitoring')) tunnelled.push(request.url());
    });
    await page.goto(`${paths.support}?email=ada@example.ca`);
    await expect(page.getByRole('banner')).toBeVisible();
    // Fires the event of an uncaught error; a real error would fail the test by itself.
    await expect(async () => {
      await page.evaluate(() => {
        const error = new Error('Broken for ada@example.ca');
        window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
      });
      expect(taken.join('\n')).toContain('Broken for [email]');
    }).toPass();
    expect(tunnelled[0]).toBe(`${serverOrigin}/monitoring`);
    expect(taken.join('\n')).not.toMatch(/ada@|breadcrumbs|127\.0\.0\.1:\d+\/support\?/);
  });
});
