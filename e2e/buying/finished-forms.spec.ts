import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { honestFiles } from '../../src/testing/hearing-files';
import { expect, test } from '../base/fixtures';
import {
  addAccessory,
  buyHearingAids,
  cards,
  fillAddress,
  fillCard,
  fillContact,
  goToCheckout,
  newShopper,
  pay,
  readOrderNumber,
} from './shopper';

/** The words are where the visitor looks, and the keyboard starts there. */
async function expectSaid(heading: Locator): Promise<void> {
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

for (const width of [390, 1440]) {
  test.describe(`a finished form says so in view, at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test('booking', async ({ page }) => {
      const { email } = newShopper();
      await page.goto(paths.bookConsultation);
      await page.getByLabel('Day').selectOption({ index: width === 390 ? 6 : 7 });
      await page
        .getByRole('radio', { name: /^\d{1,2}:\d{2}/ })
        .last()
        .check();
      await page.getByRole('radio', { name: 'By video with captions' }).check();
      await page.getByLabel('Name').fill('Margaret');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Book this time' }).click();
      await expectSaid(heading(page, 'Your call is booked'));
      await page.getByRole('button', { name: 'Cancel the call' }).click();
      await expectSaid(heading(page, 'Your call is canceled'));
    });

    test('a return', async ({ page }) => {
      const shopper = newShopper();
      await addAccessory(page, 'standard-charger');
      await goToCheckout(page);
      await fillContact(page, shopper);
      await fillAddress(page, shopper);
      await fillCard(page, cards.accepted);
      await pay(page);
      const number = await readOrderNumber(page);
      await page.goto(paths.returns);
      const form = page.getByRole('form', { name: 'Request a return' });
      await form.getByLabel('Order number').fill(number);
      await form.getByLabel('Email').fill(shopper.email);
      await form.getByLabel('Postal code').fill(shopper.postalCode);
      await form.getByLabel('Reason').fill('A present that was not wanted');
      await form.getByRole('button', { name: 'Send request' }).click();
      await expectSaid(heading(page, 'We have your return request'));
      await expect(page.getByText(`It is for order ${number}.`)).toBeVisible();
    });

    test('an upload for an order, which asks for no name and no email', async ({ page }) => {
      const number = await buyHearingAids(page, newShopper());
      await page.getByRole('link', { name: 'Upload a test' }).click();
      await page.getByLabel('Hearing test file').setInputFiles({
        name: 'Audiogram.pdf',
        mimeType: 'application/pdf',
        buffer: honestFiles.pdf,
      });
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await expectSaid(heading(page, `We have your test for order ${number}`));
      await expect(
        page.getByText(/an expert looks at it, usually within one business day/),
      ).toBeVisible();
      await expect(heading(page, /how would you like to start/)).toHaveCount(0);
    });
  });
}
