import type { Browser, Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { queryPaths } from '../../src/domain/pages/query-paths';
import { trialPaths } from '../../src/domain/pages/trial-paths';
import { staffPaths } from '../../src/domain/staff/staff-paths';
import { giveEmail, givePassword, register, type Customer } from '../accounts/customer';
import { rate } from '../accounts/rate';
import { sendAndDeliver } from '../admin/parcel';
import { signSheet } from '../admin/sheet';
import { openAsStaff } from '../admin/staff';
import { expect } from '../base/fixtures';
import { buyHearingAids, newShopper } from '../buying/shopper';
import { finishTest, saveResult } from '../hearing/hearing-saved';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A hearing test, a pair of hearing aids and two goals; returns the number of the order. */
export async function orderAfterTest(page: Page, customer: Customer): Promise<string> {
  await register(page, customer);
  await finishTest(page);
  await saveResult(page, customer.email);
  const number = await buyHearingAids(page, { ...newShopper(), email: customer.email });
  await page.goto(trialPaths.sixtyDays);
  await page.getByLabel('Goal 1').fill('Follow my granddaughter on the phone');
  await page.getByLabel('Goal 2').fill('Talk at a restaurant table');
  await page.getByRole('button', { name: 'Save my goals' }).click();
  await rate(page, ['Sometimes', 'Sometimes']);
  await expect(page.getByText('Your goals are saved.')).toBeVisible();
  return number;
}

/** Staff sign the fitting sheet, enter both serial numbers, send the parcel and hear that it has arrived. */
export async function fitAndDeliver(browser: Browser, number: string): Promise<void> {
  const staff = await openAsStaff(browser, staffPaths.adminOrders);
  await openOrder(staff, number);
  await expect(part(staff, 'Hearing profile')).toContainText('Online test');
  await signSheet(staff);
  // The number of the revision that the next step names comes with the approved order.
  await expect(staff.getByRole('heading', { name: 'Enter the serial numbers' })).toBeVisible();
  const items = part(staff, 'Items');
  await items.getByLabel('Serial number, left aid').fill(`BH-30 ${number.slice(-4)} L`);
  await items.getByLabel('Serial number, right aid').fill(`BH-30 ${number.slice(-4)} R`);
  await items.getByRole('button', { name: 'Save serial numbers' }).click();
  await expect(items).toContainText('Serial numbers:');
  await sendAndDeliver(staff);
  await staff.context().close();
}

async function openOrder(staff: Page, number: string): Promise<void> {
  const table = staff.getByRole('table', { name: 'Orders' });
  await table.getByRole('link', { name: number }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(`Order ${number}`);
}

/** Weeks later the customer is logged out, and comes back to the pages of the trial. */
export async function logInAgain(page: Page, { email, password }: Customer): Promise<void> {
  await page.context().clearCookies();
  await page.goto(queryPaths.loginFor(trialPaths.sixtyDays));
  await giveEmail(page, email);
  await givePassword(page, password);
  await page.waitForURL(trialPaths.sixtyDays);
}

/** Opens the page of this day and answers its question. */
export async function answerDay(page: Page, day: number, answer: string): Promise<void> {
  await page.goto(trialPaths.sixtyDays);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Day ${day}`);
  await page.getByRole('radio', { name: answer, exact: true }).check();
  await page.getByRole('button', { name: 'Save my answer', exact: true }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
}

/** The customer asks for another sound; staff accept what the table suggests and sign the new sheet. */
export async function changeTheSound(
  page: Page,
  browser: Browser,
  { email, notice, sheet }: { email: string; notice: string; sheet: number },
): Promise<void> {
  await page.goto(trialPaths.aids);
  await page.getByRole('radio', { name: notice }).check();
  await page.getByRole('button', { name: 'Send to our clinic' }).click();
  await expect(page.getByRole('main')).toContainText('Our clinic has it and writes back.');

  const staff = await openAsStaff(browser, staffPaths.adminDevices);
  await staff.getByRole('searchbox').fill(email);
  await staff.keyboard.press('Enter');
  await staff.getByRole('link', { name: 'Change of sound', exact: true }).first().click();
  await staff.getByRole('button', { name: 'Change it like this' }).click();
  await staff.getByRole('link', { name: `Sheet ${sheet}: open it and sign it` }).click();
  const card = part(staff, 'Sign off');
  for (const tick of await card.getByRole('checkbox').all()) await tick.check();
  await card.getByRole('button', { name: 'Sign this sheet' }).click();
  await expect(card).toContainText('Signed by');
  await staff.context().close();
}

/** Three days after a change. */
export async function sayWhetherItHelped(page: Page, answer: string, told: string): Promise<void> {
  await page.goto(trialPaths.aids);
  const asked = page.getByRole('group', { name: 'It has been three days. Did it help?' });
  await asked.getByRole('button', { name: answer, exact: true }).click();
  await expect(page.getByRole('main')).toContainText(told);
  await expect(asked).toHaveCount(0);
}

/** Staff agree to the return that was asked for, get the parcel and pay the money back. */
export async function payBack(browser: Browser, number: string): Promise<void> {
  const staff = await openAsStaff(browser, staffPaths.adminReturns);
  const row = staff.getByRole('table', { name: 'Returns' }).getByRole('row');
  await row.filter({ hasText: number }).getByRole('link').first().click();
  await staff.getByLabel('Tracking number').fill('LA7654321');
  for (const step of [/^Approve the return$/, /^The parcel is here$/, /^Refund \$/]) {
    await staff.getByRole('button', { name: step }).click();
  }
  await expect(staff.getByText('Refunded so far')).toBeVisible();
  await staff.context().close();
}

export async function expectReturned(page: Page, number: string): Promise<void> {
  await page.goto(paths.accountOrders);
  await page.getByRole('link', { name: `See details of order ${number}` }).click();
  await expect(page.getByRole('main')).toContainText('We gave your money back');
}
