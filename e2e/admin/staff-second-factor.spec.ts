import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { staffPaths } from '../../src/domain/staff/staff-paths';
import type { StaffRole } from '../../src/domain/staff/staff-roles';
import { codeOfApp } from '../../src/testing/shops/staff-people';
import { giveFingerprintReader } from '../base/fingerprint-reader';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { staffCommand } from '../base/shop-commands';

// A wrong code is a 400, and Chromium says so in the console.
test.use({ allowedConsole: /status of (400|401|403)/ });

/**
 * Other tests log in by the shared password, which stops working with the first staff member unless it is kept open.
 */
test.beforeAll(() => staffCommand('recovery', 'on'));

/** Names of the staff that this worker's test added, in that order. */
let hired: string[] = [];

test.afterEach(async () => {
  // Removes the first member, an owner, last: as long as there are other members, one owner has to remain.
  for (const name of hired.toReversed()) await staffCommand('remove', name);
  hired = [];
});

type Member = { name: string; password: string };

/** A new member of staff. The first of a shop has to be an owner. */
async function hire(role: StaffRole): Promise<Member> {
  const name = `${role} ${randomUUID().slice(0, 8)}`;
  hired.push(name);
  const told: unknown = JSON.parse(await staffCommand('add', name, role));
  return { name, password: String(Reflect.get(Object(told), 'password')) };
}

async function enterPassword(page: Page, { name, password }: Member): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

/** Sets up the second step at the first login; returns the app's secret and the codes on paper. */
async function setUp(page: Page, member: Member): Promise<{ secret: string; paper: string[] }> {
  await enterPassword(page, member);
  await expect(page.getByRole('heading', { name: 'Protect your login' })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Show my picture' }).click();
  await expect(page.getByRole('heading', { name: 'Scan the picture' })).toBeFocused();
  await expect(page.getByRole('img', { name: /Picture for your app/ })).toBeVisible();
  await expectNoAxeViolations(page);
  const shown = await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent();
  const secret = (shown ?? '').replaceAll(' ', '');
  await page.getByLabel('The six digits that the app shows').fill(codeOfApp(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Write these codes down' })).toBeFocused();
  await expectNoAxeViolations(page);
  const paper = await page
    .getByRole('list', { name: 'Codes for your paper' })
    .locator('li')
    .allTextContents();
  expect(paper).toHaveLength(10);
  await page.getByRole('button', { name: 'I have them. Go on' }).click();
  await expectToBeIn(page);
  return { secret, paper };
}

/** Opens the menu of sections, which is behind a button in narrow windows. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
}

async function expectToBeIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Clinic login' })).toBeVisible();
}

/** Changes the password on the member's own page; mistakes are shown at their fields first. */
async function changePassword(page: Page, owner: Member): Promise<void> {
  const part = page.getByRole('region', { name: 'Your password' });
  const [present, next] = [part.getByLabel('Your password now'), part.getByLabel('New password')];
  await present.fill('guessed wrongly');
  await next.fill('short');
  await page.keyboard.press('Enter');
  await expect(next).toBeFocused();
  await expect(next).toHaveAccessibleDescription(/Please choose a longer password/);
  await next.fill('four blue herons wade');
  await page.keyboard.press('Enter');
  await expect(present).toBeFocused();
  await expect(present).toHaveAccessibleDescription(/This password is not right/);
  await expectNoAxeViolations(page);
  await present.fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password is changed.').first()).toBeVisible();
  owner.password = 'four blue herons wade';
}

for (const width of [390, 1440]) {
  test.describe(`staff at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('set up a second step, log in with it, with a code on paper, and end a login', async ({
      page,
      browser,
    }) => {
      test.slow();
      const owner = await hire('owner');
      await page.goto(staffPaths.admin);
      const { secret, paper } = await setUp(page, owner);
      await logOut(page);

      await enterPassword(page, owner);
      await expect(page.getByRole('heading', { name: 'Second step' })).toBeFocused();
      await expectNoAxeViolations(page);
      await page.getByLabel('Code from your app').fill('000000');
      await page.keyboard.press('Enter');
      const wrong = 'This code is not right, or was used before';
      await expect(page.getByRole('alert').filter({ hasText: wrong })).toBeAttached();
      await expect(page.getByLabel('Code from your app')).toBeFocused();
      await page.getByLabel('Code from your app').fill(codeOfApp(secret, 1));
      await page.keyboard.press('Enter');
      await expectToBeIn(page);
      await logOut(page);

      const [first = ''] = paper;
      await enterPassword(page, owner);
      await page.getByRole('button', { name: 'Use a code from my paper' }).click();
      await page.getByLabel('Code from your paper').fill(first.toLowerCase());
      await page.keyboard.press('Enter');
      await expectToBeIn(page);

      const elsewhere = await browser.newContext();
      const other = await elsewhere.newPage();
      await other.goto(staffPaths.admin);
      await enterPassword(other, owner);
      await other.getByRole('button', { name: 'Use a code from my paper' }).click();
      await other.getByLabel('Code from your paper').fill(first);
      await other.keyboard.press('Enter');
      await expect(other.getByRole('alert').filter({ hasText: wrong })).toBeAttached();
      await other.getByLabel('Code from your paper').fill(paper[1] ?? '');
      await other.keyboard.press('Enter');
      await expectToBeIn(other);

      await page.goto(staffPaths.adminLogins);
      const mine = page.getByRole('region', { name: 'Where you are logged in' });
      await expect(mine.getByText('This one')).toBeVisible();
      await expectNoAxeViolations(page);
      await mine.getByRole('button', { name: /^End .* last used/ }).click();
      await expect(mine.getByRole('button', { name: /^End/ })).toHaveCount(0);
      await other.reload();
      await expect(other.getByRole('heading', { name: 'Clinic login' })).toBeVisible();
      await elsewhere.close();
    });

    test('change their password, make new paper codes, and log in with a passkey', async ({
      page,
      browser,
    }) => {
      test.slow();
      await giveFingerprintReader(page);
      const owner = await hire('owner');
      await page.goto(staffPaths.admin);
      const { secret, paper } = await setUp(page, owner);

      const elsewhere = await browser.newContext();
      const other = await elsewhere.newPage();
      await other.goto(staffPaths.admin);
      await enterPassword(other, owner);
      await other.getByRole('button', { name: 'Use a code from my paper' }).click();
      await other.getByLabel('Code from your paper').fill(paper[0] ?? '');
      await other.keyboard.press('Enter');
      await expectToBeIn(other);

      await page.goto(staffPaths.adminLogins);
      await changePassword(page, owner);
      await other.reload();
      await expect(other.getByRole('heading', { name: 'Clinic login' })).toBeVisible();
      await elsewhere.close();

      const steps = page.getByRole('region', { name: 'Your second step' });
      await expect(steps.getByText('9 are left.')).toBeVisible();
      await expect(steps.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
      await steps.getByRole('button', { name: 'Make ten new codes' }).click();
      await expect(
        steps.getByRole('heading', { name: 'Show your second step once more' }),
      ).toBeFocused();
      await expectNoAxeViolations(page);
      await steps.getByLabel('Code from your app').fill('000000');
      await page.keyboard.press('Enter');
      // Wait for the answer: a second Enter is ignored while the first request is under way.
      await expect(steps.getByText('This code is not right').first()).toBeVisible();
      await expect(steps.getByLabel('Code from your app')).toBeFocused();
      await steps.getByLabel('Code from your app').fill(codeOfApp(secret, 1));
      await page.keyboard.press('Enter');
      await expect(steps.getByRole('heading', { name: 'Write these codes down' })).toBeFocused();
      const renewed = await steps
        .getByRole('list', { name: 'Codes for your paper' })
        .locator('li')
        .allTextContents();
      await steps.getByRole('button', { name: 'I have them' }).click();
      await expect(steps.getByText('10 are left.')).toBeVisible();

      await steps.getByRole('button', { name: 'Add a passkey' }).click();
      await steps.getByRole('button', { name: 'Use a code from my paper' }).click();
      await steps.getByLabel('Code from your paper').fill(renewed[0] ?? '');
      await page.keyboard.press('Enter');
      await expect(steps.getByRole('heading', { name: 'Name this passkey' })).toBeFocused();
      await expectNoAxeViolations(page);
      await steps.getByLabel('Name').fill('Laptop');
      await page.keyboard.press('Enter');
      await expect(steps.getByText('Passkey: Laptop')).toBeVisible();
      await expect(steps.getByText(/Not used yet/)).toBeVisible();
      await steps.getByRole('button', { name: 'Remove App on your phone' }).click();
      await expect(steps.getByText('This is your only second step.')).toBeVisible();
      await expectNoAxeViolations(page);

      await logOut(page);
      await enterPassword(page, owner);
      await expect(page.getByRole('heading', { name: 'Second step' })).toBeFocused();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Use my passkey' }).click();
      await expect(
        page.getByRole('region', { name: 'Your second step' }).getByText(/Last used/),
      ).toBeVisible();
    });

    test('see the rooms of their role alone, and are told whose another one is', async ({
      page,
    }) => {
      await hire('owner');
      const member = await hire('shop');
      await page.goto(staffPaths.admin);
      await setUp(page, member);
      await openMenu(page);
      const rooms = page.getByRole('navigation', { name: 'Admin' });
      await expect(rooms.getByRole('link', { name: 'Orders' })).toBeVisible();
      for (const name of ['Hearing tests', 'Messages', 'Audit log']) {
        await expect(rooms.getByRole('link', { name })).toHaveCount(0);
      }
      await page.goto(staffPaths.adminHearingTests);
      await expect(page.getByText('This room is for somebody else')).toBeVisible();
      await expect(page.getByText('It is for: owner, clinic.')).toBeVisible();
      await expectNoAxeViolations(page);
      await page.goto(staffPaths.adminOrders);
      await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
      await expect(page.getByText('Waits for', { exact: true })).toHaveCount(0);
    });
  });
}
