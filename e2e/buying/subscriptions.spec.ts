import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { queryPaths } from '../../src/domain/pages/query-paths';
import { newCustomer, register } from '../accounts/customer';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import {
  cards,
  drawer,
  fillAddress,
  fillCard,
  fillContact,
  goToCheckout,
  newShopper,
  pay,
  readMailTo,
  readOrderNumber,
} from './shopper';

const main = (page: Page) => page.getByRole('main');

/** Presses an action, then the button of the dialog it opens, and waits until it is done. */
async function change(
  page: Page,
  action: string,
  { choice, button, done }: { choice?: string | RegExp; button: string; done: string | RegExp },
): Promise<void> {
  await main(page).getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (choice) await dialog.getByRole('radio', { name: choice }).check();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: done }).first()).toBeVisible();
  await expect(dialog).toBeHidden();
}

test('a plan is bought, seen, paused, resumed, changed and canceled', async ({ page }) => {
  test.slow();
  const customer = newCustomer();
  await register(page, customer);
  await page.goto(paths.accessory('dome-and-filter-kit'));
  await page.getByRole('radio', { name: 'Replenish every 3 months' }).check();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(drawer(page).getByTestId('subtotal')).toHaveText('$24.00');
  await goToCheckout(page);
  const shopper = { ...newShopper(), email: customer.email };
  await fillContact(page, shopper);
  await fillAddress(page, shopper);
  await fillCard(page, cards.accepted);
  await pay(page);
  await readOrderNumber(page);

  await page.goto(paths.accountSubscriptions);
  await expect(main(page)).toContainText('Every 3 months');
  await expectNoAxeViolations(page);
  await main(page).getByRole('link', { name: 'Manage Dome & Filter Kit' }).click();
  await expect(page.getByRole('table', { name: 'Invoices' })).toContainText('$24.00');

  await change(page, 'Pause', {
    choice: 'Until I resume it',
    button: 'Pause subscription',
    done: 'Your subscription is paused',
  });
  await page.reload();
  await expect(main(page)).toContainText('Paused until you resume it. Nothing is charged.');
  await change(page, 'Resume', {
    button: 'Resume subscription',
    done: 'Your subscription goes on',
  });
  await change(page, 'Change how often', {
    choice: /every 6 months/i,
    button: 'Save this choice',
    done: 'Your subscription was changed',
  });
  await page.reload();
  await expect(main(page)).toContainText('Every 6 months');
  await change(page, 'Cancel subscription', {
    choice: 'Now',
    button: 'Cancel subscription',
    done: 'Your subscription was canceled',
  });
  await page.reload();
  await expect(main(page)).toContainText('Nothing more is charged.');
  await expect(main(page).getByRole('button', { name: 'Resume' })).toHaveCount(0);
  await expect
    .poll(async () => (await readMailTo(customer.email)).length, { timeout: 20_000 })
    .toBeGreaterThan(2);
});

test('the subscription of somebody else reads like one that is not there', async ({ page }) => {
  await register(page, newCustomer());
  await page.goto(queryPaths.accountSubscription('0123456789abcdef01234567'));
  await expect(main(page)).toContainText('You have no subscriptions');
});
