import type { Page } from '@playwright/test';
import { shopKey } from '../../src/testing/http-shopper/store-session';
import { brand } from '../../src/domain/brand';
import { newCheckout, type StoredCheckout } from '../../src/domain/checkout/checkout-form';
import { paths } from '../../src/domain/pages/paths';
import { limited } from '../../src/domain/hearing/private-storage';
import { expect } from '../base/fixtures';
import { serverOrigin } from '../base/server';
import { at, shopLocale } from '../base/words';
import { checkoutIsReady, newShopper, pay, type Shopper } from './shopper';

/** The form of a shopper who has filled in everything but the payment. */
function filledForm({ email, province, ...address }: Shopper): StoredCheckout {
  return {
    saved: {
      ...newCheckout,
      contactEmail: email,
      shipDetails: { country: 'canada', apartment: '', province, ...address },
    },
    unsettledCartId: null,
  };
}

/**
 * Opens a checkout with a standard charger (149.00) and everything but the payment filled in. Uses the Store API and
 * the browser's storage, because the steps before have tests of their own.
 */
export async function openFilledCheckout(page: Page, shopper = newShopper()): Promise<void> {
  await openForm(page, shopper);
  await checkoutIsReady(page);
}

/** The same, without waiting for particular card fields. */
export async function openForm(page: Page, shopper = newShopper()): Promise<void> {
  const { request } = page;
  const cookies = await page.context().cookies(serverOrigin);
  const known = cookies.find(({ name }) => name === 'swell-session')?.value;
  const product = await request.get('/api/products/standard-charger', {
    headers: { authorization: shopKey },
  });
  const { id } = await product.json();
  const added = await request.post('/api/cart/items', {
    headers: {
      authorization: shopKey,
      'x-locale': shopLocale,
      ...(known !== undefined && { 'x-session': decodeURIComponent(known) }),
    },
    data: { product_id: id, quantity: 1 },
  });
  const session = added.headers()['x-session'] ?? '';
  await request.put('/api/cart', {
    headers: { authorization: shopKey, 'x-session': session },
    data: { shipping: { service: 'priority_shipping', country: 'CA' } },
  });
  await page.context().addCookies([{ name: 'swell-session', value: session, url: serverOrigin }]);
  await page.addInitScript(
    ([key, form]) => localStorage.getItem(key) ?? localStorage.setItem(key, form),
    [
      `${brand.storagePrefix}checkout`,
      JSON.stringify(limited('checkout', filledForm(shopper), Date.now())),
    ] as const,
  );
  await page.goto(at(paths.checkout));
}

/** Chooses a way to pay by its name, also one of those that are put away. */
export async function choose(page: Page, name: string): Promise<void> {
  const way = waysToPay(page).getByRole('radio', { name, exact: true });
  await expect(waysToPay(page).getByRole('radio').first()).toBeVisible();
  if (!(await way.isVisible())) await showMoreWays(page);
  await way.check();
}

export const waysToPay = (page: Page) => page.getByRole('radiogroup', { name: 'Payment method' });

/** Shows the ways to pay that are put away, where there are some. */
export async function showMoreWays(page: Page): Promise<void> {
  const folded = waysToPay(page).getByRole('button', { name: 'More ways to pay', expanded: false });
  if (await folded.isVisible()) await folded.click();
}

/** Opens a filled checkout, pays by this method and waits for the bank's page. */
export async function goToBank(page: Page, method: string): Promise<void> {
  await openFilledCheckout(page);
  await goToBankAgain(page, method);
}

/** Pays by this method from a checkout that is already open and filled in, and waits for the bank's page. */
export async function goToBankAgain(page: Page, method: string): Promise<void> {
  await choose(page, method);
  await pay(page);
  await bankIsOpen(page);
}

async function bankIsOpen(page: Page): Promise<void> {
  await page.waitForURL(/\/sandbox\/confirm\?intent=/);
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
}

/** Approves as often as the method asks; between two visits the checkout itself sends the shopper back to the bank. */
export async function approve(page: Page, visits: number): Promise<void> {
  for (let visit = 1; visit <= visits; visit += 1) {
    await bankIsOpen(page);
    // Waits from before the click: by the time a slow click is done, the checkout may have sent the shopper back here.
    await Promise.all([
      page.waitForURL(({ pathname }) => !pathname.startsWith('/sandbox'), { waitUntil: 'commit' }),
      page.getByRole('button', { name: 'Approve' }).click(),
    ]);
  }
}

/** Gives an answer that has no button on the bank's page, such as one that a provider gives when something is wrong. */
export async function answerBank(page: Page, decision: string): Promise<void> {
  const intent = new URL(page.url()).searchParams.get('intent');
  const answer = await page.request.post('/api/sandbox/confirm', { data: { intent, decision } });
  const { returnUrl } = await answer.json();
  await page.goto(returnUrl);
}

/** Expects the form to say why there is no order and to keep what was typed; the address has lost its query. */
export async function expectFailure(page: Page, words: string | RegExp): Promise<void> {
  // The notice is beside the button; when nothing failed because the shopper changed their mind, it is announced by
  // itself.
  const notice = page.getByRole('group').or(page.getByRole('alert'));
  await expect(notice.filter({ hasText: words }).first()).toBeVisible();
  await expect(page).toHaveURL(paths.checkout);
  await expect(page.getByLabel('First name')).toHaveValue('Margaret');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(/@example\.ca$/);
}
