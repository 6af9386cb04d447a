import type { Page } from '@playwright/test';
import { localAddress } from '../../src/domain/pages/addresses';
import { queryPaths } from '../../src/domain/pages/query-paths';
import { trialPaths } from '../../src/domain/pages/trial-paths';
import { staffPaths } from '../../src/domain/staff/staff-paths';
import { expectNothingLost, expectRoomForLargeTextOnPhones } from '../access/access-page';
import { openAsStaff } from '../admin/staff';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { giveEmail, givePassword } from './customer';
import { rate } from './rate';
import { trialCustomers, trialPassword } from './trial-customers';

const phone = { width: 390, height: 844 };
const [dayOne, weekTwo, weekSix, goingBack] = trialCustomers;

async function openTrial(page: Page, { email }: { email: string }, path: string): Promise<void> {
  await page.goto(queryPaths.loginFor(path));
  await giveEmail(page, email);
  await givePassword(page, trialPassword);
  await page.waitForURL(path);
}

test('day 1: a task, and wearing time in taps; staff see who wears them little', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone);
  await openTrial(page, dayOne, trialPaths.sixtyDays);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Day 1');
  await expect(
    page.getByRole('heading', { name: 'Walk through your home and listen.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save my answer', exact: true }).click();
  await expect(page.getByText('Choose one answer.')).toBeVisible();
  await page.getByRole('radio', { name: 'Less than 2 hours' }).check();
  await page.getByRole('button', { name: 'Save my answer', exact: true }).click();
  await expect(page.getByText('Start with one hour in a quiet room.')).toBeVisible();
  await expectNothingLost(page);
  await expectRoomForLargeTextOnPhones(page);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Pause these pages' }).click();
  await expect(page.getByText('Paused. We do not write until you go on.')).toBeVisible();

  const staff = await openAsStaff(browser, staffPaths.adminCallFirst);
  const row = staff.getByRole('listitem').filter({ hasText: dayOne.email });
  await expect(row).toContainText('Wears them less than 2 hours');
  await row.getByRole('button', { name: /Called/ }).click();
  await staff
    .getByLabel('What was said')
    .fill('The dome was too large. A smaller one is on its way.');
  await staff.getByRole('button', { name: 'Save note' }).click();
  await expect(row).toHaveCount(0);
  await expectNoAxeViolations(staff);
  await staff.context().close();
});

test('week 2: own goals and seven questions, in taps', async ({ page }) => {
  await page.setViewportSize(phone);
  await openTrial(page, weekTwo, trialPaths.sixtyDays);
  await expect(page.getByRole('heading', { name: 'Two weeks: how is it now?' })).toBeVisible();
  await rate(page, ['Mostly', 'Hardly ever']);
  await rate(page, [
    ...['4 to 8 hours', 'Quite a lot', 'A little hard', 'Mostly'],
    ...['From a few things', 'A little', 'Quite a lot more'],
  ]);
  await expect(page.getByText('Your answers of week two are saved.')).toBeVisible();
  await expectNothingLost(page);
});

test('week 6: before and after, and they are kept', async ({ page }) => {
  await openTrial(page, weekSix, trialPaths.sixtyDays);
  await rate(page, ['Almost always', 'Mostly']);
  await rate(page, [
    ...['More than 8 hours', 'Very much', 'Not hard', 'Very much'],
    ...['From nothing', 'Not at all', 'Very much more'],
  ]);
  await page.getByRole('link', { name: 'See before and after' }).click();
  await page.waitForURL(trialPaths.benefit);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Better in two places.');
  const table = page.getByRole('table');
  await expect(table).toContainText('Clearly better');
  await expect(page.getByText('We would try this first')).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingLost(page);
  }
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Keep them' }).click();
  await expect(page.getByText('You keep them.')).toBeVisible();
});

test('week 6 without a gain: we say so, and the return starts here', async ({ page }) => {
  await openTrial(page, goingBack, trialPaths.sixtyDays);
  await rate(page, ['Sometimes', 'Sometimes']);
  await rate(page, [
    ...['Less than 1 hour', 'Not at all', 'Very hard', 'Not at all'],
    ...['From very much', 'Quite a lot', 'No more than before'],
  ]);
  await page.getByRole('link', { name: 'See before and after' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Not clearly better yet.');
  await expect(page.getByText('one step can be chance')).toBeVisible();
  await page.getByRole('button', { name: 'Start a return' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a return' });
  await dialog.getByRole('radio', { name: 'They did not help enough' }).check();
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Your return request was submitted.').first()).toBeVisible();
});

test('the pages speak French at French addresses', async ({ page }) => {
  await page.setViewportSize(phone);
  await openTrial(page, weekTwo, trialPaths.sixtyDays);
  await page.goto(localAddress(trialPaths.sixtyDays, 'fr-CA'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jour 14');
  await expect(
    page.getByRole('heading', { name: 'Regardez les nouvelles sans sous-titres.' }),
  ).toBeVisible();
  await expectNothingLost(page);
  await expectRoomForLargeTextOnPhones(page);
  await expectNoAxeViolations(page);
  await page.goto(localAddress(trialPaths.benefit, 'fr-CA'));
  await expect(page.getByRole('region', { name: 'Ce que vous pouvez faire' })).toBeVisible();
  await expectNothingLost(page);
  await expectNoAxeViolations(page);
});
