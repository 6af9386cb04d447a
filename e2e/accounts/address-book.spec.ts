import type { Page } from '@playwright/test';
import { brand } from '../../src/domain/brand';
import { paths } from '../../src/domain/pages/paths';
import { logOut, newCustomer, register } from './customer';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import {
  addAccessory,
  drawer,
  fillAddress,
  fillCard,
  goToCheckout,
  newShopper,
  pay,
  payButton,
  readOrderNumber,
} from '../buying/shopper';

test('a customer keeps addresses and a card, buys with them, and leaves nothing behind', async ({
  page,
}) => {
  const shopper = newShopper();
  await register(page, newCustomer());
  const addresses = page.getByRole('region', { name: 'Addresses' });
  const dialog = page.getByRole('dialog');

  await addresses.getByRole('button', { name: 'Add address' }).click();
  await fillAddress(dialog, shopper);
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(addresses.getByText('Default for shipping')).toBeVisible();

  await addresses.getByRole('button', { name: 'Add address' }).click();
  await fillAddress(dialog, { ...shopper, address: '7 Pine Lane' });
  await dialog.getByLabel('Use this address for shipping').check();
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(addresses.getByRole('listitem').first()).toContainText('7 Pine Lane');

  await addresses.getByRole('button', { name: 'Edit 7 Pine Lane' }).click();
  await dialog.getByLabel('Apartment, suite (optional)').fill('Cabin 3');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(addresses.getByText('7 Pine Lane, Cabin 3')).toBeVisible();

  await addresses.getByRole('button', { name: `Remove ${shopper.address}` }).click();
  await addresses.getByRole('button', { name: 'Undo' }).click();
  await expect(addresses.getByRole('button', { name: `Remove ${shopper.address}` })).toBeVisible();
  await expectNoAxeViolations(page);

  // First order: uses the saved address, and saves a card for the next order.
  await addAccessory(page, 'standard-charger');
  await goToCheckout(page);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('7 Pine Lane');
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByLabel('Save this card for next time').check();
  await pay(page);
  await readOrderNumber(page);

  // The second one: nothing is typed at all.
  await addAccessory(page, 'standard-charger');
  await goToSavedCheckout(page);
  await expectNoAxeViolations(page);
  await pay(page);
  await readOrderNumber(page);

  // The customer begins a third order and leaves.
  await addAccessory(page, 'standard-charger');
  await goToSavedCheckout(page);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('7 Pine Lane');
  await page.goto(paths.account);
  const cards = page.getByRole('region', { name: 'Saved cards' });
  await expect(cards.getByText('Pays by default')).toBeVisible();
  await logOut(page);
  const left = await page.evaluate(
    (prefix) =>
      [localStorage, sessionStorage].flatMap((storage) =>
        Object.entries(storage).filter(([key]) => key.startsWith(prefix)),
      ),
    brand.storagePrefix,
  );
  expect(JSON.stringify(left)).not.toMatch(/Pine Lane|Margaret|@example/);
  await page.goto(paths.checkout);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('');
});

/** Does not wait for the card fields: with a saved card there are none. */
async function goToSavedCheckout(page: Page): Promise<void> {
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL(paths.checkout);
  await expect(page.getByRole('radio', { name: 'Visa ending 4242' })).toBeChecked();
  await expect(payButton(page)).toBeEnabled();
}
