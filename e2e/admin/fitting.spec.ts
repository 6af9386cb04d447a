import { paths } from '../../src/domain/pages/paths';
import { staffPaths } from '../../src/domain/staff/staff-paths';
import { newCustomer, register } from '../accounts/customer';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { buyHearingAids, newShopper } from '../buying/shopper';
import { openAsStaff } from './staff';

test('a prescription is typed on the chart, its sheet signed, the order approved, and its owner sees how', async ({
  page,
  browser,
}) => {
  test.slow();
  const customer = newCustomer();
  await register(page, customer);
  const number = await buyHearingAids(page, { ...newShopper(), email: customer.email });

  const staff = await openAsStaff(browser, staffPaths.adminOrders);
  const table = staff.getByRole('table', { name: 'Orders' });
  await table.getByRole('link', { name: number }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(`Order ${number}`);
  await expect(staff.getByRole('region', { name: 'Fitting sheet' })).toContainText('no audiogram');
  await staff.getByRole('link', { name: 'Open the fitting sheet' }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toContainText('Not saved');

  await staff.getByLabel('Made from').selectOption('typed');
  await expect(staff.getByText('A pitch of speech is missing')).toBeVisible();
  for (const ear of ['Right', 'Left']) {
    await staff.getByRole('radio', { name: ear, exact: true }).check();
    for (const hz of ['500', '1,000', '2,000', '4,000']) {
      const mark = staff.getByRole('slider', { name: `${ear}, ${hz} Hz` });
      await mark.focus();
      await staff.keyboard.press('ArrowDown');
      await staff.keyboard.press('ArrowDown');
      await expect(mark).toHaveAttribute('aria-valuetext', '45 dB HL');
    }
  }
  const gains = staff.getByRole('region', { name: 'Gain for talking, 65 dB' });
  await expect(gains.getByRole('row', { name: /^Right, target/ })).toContainText('20');
  await expectNoAxeViolations(staff);

  const card = staff.getByRole('region', { name: 'Sign off' });
  await card.getByRole('button', { name: 'Sign this sheet' }).click();
  await expect(card.getByRole('alert')).toContainText('Please tick both lines first.');
  for (const tick of await card.getByRole('checkbox').all()) await tick.check();
  await card.getByRole('button', { name: 'Sign this sheet' }).click();
  await expect(card).toContainText('Signed by');
  await expect(staff.getByRole('heading', { level: 1 })).toContainText('Signed');
  const saving = staff.waitForEvent('download');
  await staff.getByRole('button', { name: 'PDF' }).click();
  expect((await saving).suggestedFilename()).toBe(`fitting-${number}-1.pdf`);
  for (const width of [390, 768, 1440]) {
    await staff.setViewportSize({ width, height: 900 });
    const wider = () =>
      staff.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await wider()).toBeLessThanOrEqual(0);
  }
  await staff.getByRole('link', { name: 'Open the order' }).click();
  await staff
    .getByRole('region', { name: 'Next step' })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(staff.getByRole('heading', { name: 'Enter the serial numbers' })).toBeVisible();

  await page.goto(paths.accountOrders);
  await page.getByRole('link', { name: `See details of order ${number}` }).click();
  const settings = page.getByRole('region', { name: 'How we set yours' });
  await expect(settings).toContainText('Soft sounds get the most help');
  await expectNoAxeViolations(page);
});
