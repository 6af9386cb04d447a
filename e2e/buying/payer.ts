import type { Page } from '@playwright/test';
import { shopKey } from '../../src/testing/http-shopper/store-session';
import { brand } from '../../src/domain/brand';
import { newCheckout, type StoredCheckout } from '../../src/domain/checkout/checkout-form';
import { paths } from '../../src/domain/pages/paths';
import { limited } from '../../src/domain/hearing/private-storage';
import { expect } from '../base/fixtures';
import { serverOrigin } from '../base/server';
import { checkoutIsReady, newShopper, pay, type Shopper } from './shopper';

/** What somebody has typed who comes to pay. */
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
 * A checkout with a standard charger (149.00) and everything but the payment filled in. It is built through the Store
 * API and the browser's own storage: the way there has tests of its own.
 */
export async function openFilledCheckout(page: Page, shopper = newShopper()): Promise<void> {
  await openForm(page, shopper);
  await checkoutIsReady(page);
}

/** The same, whatever fields the card is typed into. */
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
  await page.goto(paths.checkout);
}

/** Chooses a way to pay by its name. */
export async function choose(page: Page, name: string): Promise<void> {
  await page
    .getByRole('radiogroup', { name: 'Payment method' })
    .getByRole('radio', { name, exact: true })
    .check();
}

/** From a filled checkout to the page where the payment is answered. */
export async function goToBank(page: Page, method: string): Promise<void> {
  await openFilledCheckout(page);
  await goToBankAgain(page, method);
}

/** From a checkout that is open and filled. */
export async function goToBankAgain(page: Page, method: string): Promise<void> {
  await choose(page, method);
  await pay(page);
  await bankIsOpen(page);
}

async function bankIsOpen(page: Page): Promise<void> {
  await page.waitForURL(/\/sandbox\/confirm\?intent=/);
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
}

/** Approves as often as the method asks; between two visits the checkout itself sends the payer back to the bank. */
export async function approve(page: Page, visits: number): Promise<void> {
  for (let visit = 1; visit <= visits; visit += 1) {
    await bankIsOpen(page);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.waitForURL(({ pathname }) => !pathname.startsWith('/sandbox'), {
      waitUntil: 'commit',
    });
  }
}

/** Answers what has no button of its own: what a provider says when something is not as it should be. */
export async function answerBank(page: Page, decision: string): Promise<void> {
  const intent = new URL(page.url()).searchParams.get('intent');
  const answer = await page.request.post('/api/sandbox/confirm', { data: { intent, decision } });
  const { returnUrl } = await answer.json();
  await page.goto(returnUrl);
}

/** Back at the form: why there is no order, and everything as it was typed. The address says nothing any more. */
export async function expectFailure(page: Page, words: string | RegExp): Promise<void> {
  // Beside the button; when nothing failed and the payer changed their mind, it is announced by itself.
  const notice = page.getByRole('group').or(page.getByRole('alert'));
  await expect(notice.filter({ hasText: words }).first()).toBeVisible();
  await expect(page).toHaveURL(paths.checkout);
  await expect(page.getByLabel('First name')).toHaveValue('Margaret');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(/@example\.ca$/);
}
