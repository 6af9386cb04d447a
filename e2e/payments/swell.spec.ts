import { paths } from '../../src/domain/pages/paths';
import { expect, test } from '../base/fixtures';
import {
  addAccessory,
  cards,
  comeToPay,
  fillCard,
  newShopper,
  pay,
  readMailTo,
  readOrderNumber,
} from '../buying/shopper';
import { webhookSecret } from './swell';

/** The address of the webhook, with any secret. */
const webhook = (secret: string) => `/api/webhooks/swell/${secret}`;
const submitted = (id: string) => ({ model: 'orders', type: 'order.submitted', data: { id } });

test('pages show what the hosted store sells now, not what the build knew', async ({ page }) => {
  test.slow();
  // A visit that finds a static page older than a minute starts its renewal in the background.
  await expect(async () => {
    await page.goto(paths.accessory('standard-charger'));
    await expect(page.getByText('comes from the hosted store').first()).toBeVisible({
      timeout: 500,
    });
  }).toPass({ timeout: 100_000, intervals: [2000] });
});

test('an order is confirmed by one mail, however often Swell tells of it', async ({
  page,
  request,
}) => {
  test.slow();
  const shopper = newShopper();
  await comeToPay(page, shopper);
  await fillCard(page, cards.accepted);
  await pay(page);
  const number = await readOrderNumber(page);
  const [mail] = await readMailTo(shopper.email);
  expect(`${mail?.subject} ${mail?.text}`).toContain(number);

  const id = new URL(page.url()).searchParams.get('order') ?? '';
  for (let times = 0; times < 3; times += 1) {
    const told = await request.post(webhook(webhookSecret), { data: submitted(id) });
    expect(told.status()).toBe(200);
  }
  // The shop would react to the reports within a second. Once a later order's mail has arrived, it has handled them.
  const later = newShopper();
  await comeToPay(page, later);
  await fillCard(page, cards.accepted);
  await pay(page);
  await readOrderNumber(page);
  await readMailTo(later.email);
  expect(await readMailTo(shopper.email)).toHaveLength(1);
});

test('the webhook believes only whoever knows its secret, and only orders that exist', async ({
  request,
}) => {
  const tell = (secret: string, data: object) => request.post(webhook(secret), { data });
  expect((await tell('a-guess', submitted('order'))).status()).toBe(404);
  expect((await tell('', submitted('order'))).status()).toBe(404);
  expect((await tell(webhookSecret, submitted('unknown'))).status()).toBe(404);
  expect((await tell(webhookSecret, { type: 'order.submitted' })).status()).toBe(404);
  expect((await tell(webhookSecret, { nothing: true })).status()).toBe(400);
  const other = await tell(webhookSecret, { type: 'product.updated', data: { id: 'x' } });
  expect(other.status()).toBe(200);
});

test('our own calls know visitors by the token of the store, which has a colon', async ({
  page,
  request,
}) => {
  await addAccessory(page, 'standard-charger');
  const cookies = await page.context().cookies();
  const written = cookies.find(({ name }) => name === 'swell-session')?.value ?? '';
  const token = decodeURIComponent(written);
  expect(token).toMatch(/^[^:]+:[^:]+$/);
  const ask = (bearer: string) =>
    request.get('/api/upload-hearing-test', { headers: { Authorization: `Bearer ${bearer}` } });
  expect((await ask(token)).status()).toBe(200);
  expect((await ask(token.replace(':', ''))).status()).toBe(401);
});

test('cards go past us, and our own vault is closed', async ({ request }) => {
  const answer = await request.get('/api/vault/tokens?$jsonp[method]=post&$jsonp[callback]=none');
  expect(answer.status()).toBe(404);
});

test('pictures come from the store or its delivery network, and from nobody else', async ({
  request,
}) => {
  const picture = (url: string) =>
    request.get(`/_next/image?${new URLSearchParams({ url, w: '64', q: '75' })}`);
  const stranger = await picture('https://elsewhere.example/a.webp');
  expect(stranger.status()).toBe(400);
  expect(await stranger.text()).toContain('not allowed');
  const swell = await picture('https://cdn.swell.store/shop/a.webp');
  expect(await swell.text()).not.toContain('not allowed');
});
