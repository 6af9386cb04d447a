import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { honestFiles } from '../../src/testing/hearing-files';
import { expectNothingLost } from '../access/access-page';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { expectSaid } from './form-steps';
import { buyHearingAids, newShopper } from './shopper';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

for (const width of [390, 1440]) {
  test.describe(`a finished form says so in view, at ${width} px`, () => {
    test.use({
      viewport: { width, height: width === 390 ? 844 : 900 },
      timezoneId: 'America/Edmonton',
    });

    test('booking', async ({ page }) => {
      const { email } = newShopper();
      await page.goto(paths.bookConsultation);
      await page.getByLabel('Day').selectOption({ index: width === 390 ? 6 : 7 });
      await expect(page.getByText('Times in Edmonton.')).toBeVisible();
      await page
        .getByRole('radio', { name: /^\d{1,2}:\d{2}/ })
        .last()
        .check();
      await page.getByRole('radio', { name: 'By video with captions' }).check();
      await page.getByLabel('Name').fill('Margaret');
      await page.getByLabel('Email').fill(email);
      await expectNothingLost(page);
      await expectNoAxeViolations(page, [width]);
      await page.getByRole('button', { name: 'Book this time' }).click();
      await expectSaid(heading(page, 'Your call is booked'));
      await page.getByRole('button', { name: 'Cancel the call' }).click();
      await expectSaid(heading(page, 'Your call is canceled'));
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
