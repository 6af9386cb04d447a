import { paths } from '../../src/domain/pages/paths';
import { staffPaths } from '../../src/domain/staff/staff-paths';
import { counted } from '../base/counted';
import { expect, expectNoAxeViolations, test, watchPagesOf } from '../base/fixtures';
import { buyHearingAids, newShopper } from '../buying/shopper';
import { finishTest, saveResult } from '../hearing/hearing-saved';
import { clinicPassword } from './staff';
import { signSheet } from './sheet';

test('a test that names no order reaches it, and staff sign its sheet, approve and label in five clicks', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = newShopper();
  const number = await buyHearingAids(page, shopper);
  // By the menu, not by the order's own link.
  await page.goto(paths.home);
  await finishTest(page);
  await saveResult(page, shopper.email);
  await expect(page.getByText(`It is with your order ${number}.`)).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  watchPagesOf(context);
  const staff = await context.newPage();
  const effort = await counted(staff);
  await staff.goto(staffPaths.adminOrders);
  await staff.getByLabel('Password').fill(clinicPassword());
  await staff.keyboard.press('Enter');
  const row = staff.getByRole('table', { name: 'Orders' }).getByRole('row').filter({
    hasText: number,
  });
  await expect(row).toContainText('Premium pair');
  await row.getByRole('link', { name: number }).click();

  const next = staff.getByRole('region', { name: 'Next step' });
  const profile = staff.getByRole('region', { name: 'Hearing profile' });
  await expect(profile.getByRole('img').first()).toBeInViewport();
  await expect(staff.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 });
  await expect(staff.getByRole('region', { name: 'Customer' })).toContainText('Margaret Okafor');
  await expect(staff.getByRole('region', { name: 'Other orders' })).toBeVisible();
  await expectNoAxeViolations(staff);
  await signSheet(staff);
  await expect(next.getByRole('heading', { name: 'Enter the serial numbers' })).toBeVisible();
  const items = staff.getByRole('region', { name: 'Items' });
  await items.getByLabel('Serial number, left aid').fill('BH-30 1101 L');
  await items.getByLabel('Serial number, right aid').fill('BH-30 1102 R');
  await staff.keyboard.press('Enter');
  await expect(next.getByRole('heading', { name: 'Make the shipping label' })).toBeVisible();
  const printing = staff.waitForEvent('download');
  await next.getByRole('button', { name: 'Make a shipping label' }).click();
  expect((await printing).suggestedFilename()).toBe(`label-${number}.pdf`);
  await expect(next.getByRole('heading', { name: 'Hand over the parcel' })).toBeVisible();
  expect(effort().taps).toBeLessThanOrEqual(5);

  await next.getByRole('button', { name: 'It has left us' }).click();
  await expect(next.getByRole('heading', { name: 'The parcel is on its way' })).toBeFocused();
  await context.close();
});
