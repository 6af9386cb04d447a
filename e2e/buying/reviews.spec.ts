import type { Page } from '@playwright/test';
import { staffPaths } from '../../src/domain/staff/staff-paths';
import { expectNothingLost, expectRoomForLargeTextOnPhones } from '../access/access-page';
import { openAsStaff } from '../admin/staff';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { reviewer } from './reviewer';
import { readMailAbout } from './shopper';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 1000 };
const words = 'The phone is clear now. In the wind they still whistle.';
const answer = 'Thank you, Margaret. Another dome often helps in the wind. Please call us.';

/** The page of the product is renewed within seconds. */
async function expectOnProductPage(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.goto('/product/charge-go');
    await expect(page.locator('#reviews')).toContainText(text, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
}

test('a buyer is asked after three weeks, writes on a phone, and staff answer below it', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/product/charge-go');
  await expect(page.locator('#reviews')).toContainText('No reviews yet.');
  const mail = await readMailAbout(reviewer.email, 'How do you hear with your hearing aids?');
  const link = /http\S+\/review#code=\S+/.exec(mail)?.[0] ?? '';
  expect(mail).toContain('/news#stop=');

  await page.goto(link);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your review of Charge-and-Go' }),
  ).toBeVisible();
  expect(page.url()).not.toContain('code');
  await expectNothingLost(page);
  await expectRoomForLargeTextOnPhones(page);
  await page.getByRole('button', { name: 'Show my review' }).click();
  await expect(page.getByRole('radio', { name: '5 stars, very good' })).toBeFocused();
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByLabel('Your review').fill(words);
  // Nobody is named who has not said so.
  await page.getByRole('radio', { name: 'Margaret, AB' }).check();
  await page.getByRole('checkbox').check();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Show my review' }).click();
  await expect(
    page.getByRole('heading', { name: 'Thank you. Your review is on our page' }),
  ).toBeFocused();

  await expectOnProductPage(page, words);
  const shown = page.locator('#reviews');
  await expect(shown).toContainText('Margaret, AB');
  await expect(shown).toContainText('Premium level · Worn for 3 weeks · Bought here');
  await expect(shown).toContainText('We show an average from 10 on.');
  expect(await page.content()).not.toContain('aggregateRating');
  await expectNothingLost(page);

  const staff = await openAsStaff(browser, staffPaths.adminReviews);
  await staff.setViewportSize(desktop);
  const row = staff.getByRole('table', { name: 'Reviews' }).getByRole('row').filter({
    hasText: words,
  });
  await row.getByRole('button', { name: 'Answer review by Margaret' }).click();
  await staff.getByLabel('Our answer').fill(answer);
  await expectNoAxeViolations(staff);
  await staff.getByRole('button', { name: 'Save the answer' }).click();
  await expect(row).toContainText(answer);
  await expectOnProductPage(page, answer);

  await row.getByRole('button', { name: 'Hide review by Margaret' }).click();
  await staff.getByRole('button', { name: 'Hide it' }).click();
  await expect(staff.getByText('Please say what is abusive about it.').first()).toBeVisible();
  await staff.getByLabel('What is abusive about it').fill('A try');
  await staff.getByRole('button', { name: 'Hide it' }).click();
  await expect(row).toContainText('Hidden: A try');
  await expectOnProductPage(page, 'No reviews yet.');
  await row.getByRole('button', { name: 'Show again review by Margaret' }).click();
  await expectOnProductPage(page, words);
  await staff.context().close();

  // The same link shows it to its writer, who may take it back.
  await page.setViewportSize(desktop);
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText(words);
  await expectNothingLost(page);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('heading', { name: 'Your review is taken back' })).toBeFocused();
  await expectOnProductPage(page, 'No reviews yet.');
});
