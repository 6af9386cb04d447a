import type { Browser, Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { giveEmail, linkMailedTo, makeAccount, newCustomer } from './customer';
import { expect, expectNoAxeViolations, test, watchPagesOf } from '../base/fixtures';
import { finishTest, saveResult } from '../hearing/hearing-saved';
import { buyHearingAids, newShopper } from '../buying/shopper';
import { at, inBothLanguages, say, sayPart, startingAt } from '../base/words';

const noTest = say('Send us your hearing test');

/** A guest saves a hearing test under an address that they type. */
async function leaveTestUnder(email: string, browser: Browser): Promise<void> {
  const context = await browser.newContext();
  watchPagesOf(context);
  const guest = await context.newPage();
  await finishTest(guest);
  await saveResult(guest, email);
  await context.close();
}

/** Opens an account, asks for a link by mail and follows it: that proves the address. */
async function proveAddress(page: Page, customer: ReturnType<typeof newCustomer>): Promise<void> {
  await makeAccount(page, customer);
  await page.goto(at(paths.login));
  await giveEmail(page, customer.email);
  await page.getByRole('button', { name: say('Email me a link instead') }).click();
  await page.waitForURL(startingAt(paths.loginCheckEmail));
  await page.goto(await linkMailedTo(customer.email, paths.loginLink));
  await page.getByRole('link', { name: say('Continue') }).click();
  await page.waitForURL(at(paths.account));
}

const card = (page: Page) => page.getByRole('region', { name: say('Is this yours?') });

const question = sayPart('We found a hearing test made under your address on');

async function expectNoScrollingSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, inBothLanguages, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the owner of an address says that a test is theirs, and finds it in the account', async ({
      page,
      browser,
    }) => {
      const customer = newCustomer();
      await leaveTestUnder(customer.email, browser);
      await proveAddress(page, customer);
      await expect(card(page).getByText(question)).toBeVisible();
      await expectNoScrollingSideways(page);
      await expectNoAxeViolations(page, [width]);

      await page.goto(at(paths.accountHearing));
      await expect(page.getByRole('heading', { name: say('No saved results yet') })).toBeVisible();
      const mine = card(page).getByRole('button', { name: say('Yes, it is mine') });
      await mine.focus();
      await page.keyboard.press('Enter');
      await expect(card(page).getByText(say('It is in your account now.'))).toBeFocused();
      const result = page.getByRole('heading', { name: say('You miss the soft, high sounds.') });
      await expect(result).toBeVisible();
      await expectNoAxeViolations(page, [width]);

      await page.reload();
      await expect(result).toBeVisible();
      await expect(card(page)).toHaveCount(0);
    });

    test('the owner of an address has a planted test removed for good', async ({
      page,
      browser,
    }) => {
      const customer = newCustomer();
      await leaveTestUnder(customer.email, browser);
      await proveAddress(page, customer);
      await card(page)
        .getByRole('button', { name: say('No, remove it') })
        .click();
      await expect(card(page).getByRole('group', { name: sayPart('Are you sure') })).toBeFocused();
      await expectNoScrollingSideways(page);
      await expectNoAxeViolations(page, [width]);
      await page.keyboard.press('Tab');
      await expect(card(page).getByRole('button', { name: say('Yes, remove it') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(card(page).getByText(say('It is removed. Nobody will use it.'))).toBeFocused();

      await page.goto(at(paths.accountHearing));
      await expect(page.getByRole('heading', { name: say('No saved results yet') })).toBeVisible();
      await expect(card(page)).toHaveCount(0);
    });
  });
}

test('a planted test is no fitting of an order, neither before nor after it is removed', async ({
  page,
  browser,
}) => {
  test.slow();
  const customer = newCustomer();
  await leaveTestUnder(customer.email, browser);
  await proveAddress(page, customer);
  const shopper = { ...newShopper(), email: customer.email };
  await buyHearingAids(page, shopper);
  await expect(page.getByRole('heading', { name: noTest })).toBeVisible();
  const success = page.url();

  await page.goto(at(paths.account));
  await card(page)
    .getByRole('button', { name: say('No, remove it') })
    .click();
  await card(page)
    .getByRole('button', { name: say('Yes, remove it') })
    .click();
  await expect(card(page).getByText(sayPart('It is removed.'))).toBeVisible();
  await page.goto(success);
  await expect(page.getByRole('heading', { name: noTest })).toBeVisible();
});
