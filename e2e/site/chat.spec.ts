import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';

const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat' });
const isHeld = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).overflow === 'hidden');

test.use({ viewport: { width: 390, height: 844 } });

test('comes seven seconds after the start, holds a phone’s page while it is open, and stays away where one pays or listens', async ({
  page,
}) => {
  const opened = Date.now();
  await page.clock.install({ time: opened });
  await page.goto(paths.home);
  // Once the page responds, its timer has started.
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  // The page's seven seconds started slightly later than `opened`.
  await page.clock.pauseAt(opened + 6_800);
  await expect(launcher(page)).toBeHidden();
  await page.clock.runFor(7_200);
  await expect(launcher(page)).toBeVisible();
  await expect(chat(page)).toBeHidden();
  await page.clock.resume();

  await launcher(page).click();
  await expect(chat(page)).toBeVisible();
  expect(await isHeld(page)).toBe(true);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(() => isHeld(page)).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => isHeld(page)).toBe(true);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  expect(await isHeld(page)).toBe(false);
  await expect(launcher(page)).toBeFocused();

  for (const quiet of [paths.hearingTestTake, paths.checkout, paths.questionnaire]) {
    await page.goto(quiet);
    await expect(page.getByRole('main')).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(launcher(page)).toHaveCount(0);
  }
});
