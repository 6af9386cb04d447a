import { paths } from '../../src/domain/pages/paths';
import { staffPaths } from '../../src/domain/staff/staff-paths';
import { giveEmail, linkMailedTo, newCustomer, register } from '../accounts/customer';
import { expectNothingLost } from '../access/access-page';
import { expect, expectNoAxeViolations, test, watchPagesOf } from '../base/fixtures';
import { buyHearingAids, newShopper } from '../buying/shopper';
import { finishTest, saveResult } from '../hearing/hearing-saved';
import { openAsStaff } from './staff';

test('staff attach a test of the order’s own account, and the customer reads which order has it', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const customer = newCustomer();
  await finishTest(page);
  await saveResult(page, customer.email);
  await expect(page.getByText('It is with no order yet.')).toBeVisible();

  const elsewhere = await browser.newContext();
  watchPagesOf(elsewhere);
  const buying = await elsewhere.newPage();
  await register(buying, customer);
  const number = await buyHearingAids(buying, { ...newShopper(), email: customer.email });
  await elsewhere.close();

  // The mailed link proves the address, and the visit with the test logs in by it.
  await page.goto(paths.login);
  await giveEmail(page, customer.email);
  await page.getByRole('button', { name: 'Email me a link instead' }).click();
  await page.waitForURL(/\/login-check-email/);
  await page.goto(await linkMailedTo(customer.email, paths.loginLink));
  await expect(page.getByRole('heading', { name: 'You are logged in' })).toBeVisible();

  const staff = await openAsStaff(browser, staffPaths.adminOrders);
  await staff.getByRole('table', { name: 'Orders' }).getByRole('link', { name: number }).click();
  await expect(staff.getByRole('heading', { name: 'Look at the stored test' })).toBeVisible();
  const profile = staff.getByRole('region', { name: 'Hearing profile' });
  await expect(profile).toContainText('A test under this address exists');
  for (const width of [390, 1440]) {
    await staff.setViewportSize({ width, height: 900 });
    await expectNothingLost(staff);
    await expectNoAxeViolations(staff);
  }
  await profile.getByRole('button', { name: /^Attach the test of/ }).click();
  await expect(staff.getByRole('region', { name: 'Timeline' })).toContainText(
    'Stored hearing test attached',
  );
  await expect(profile).toContainText('Online test');
  await expect(profile.getByRole('button', { name: /^Attach/ })).toBeHidden();
  await staff.context().close();

  await page.goto(paths.accountHearing);
  await expect(page.getByText(`It is with your order ${number}.`)).toBeVisible();
});
