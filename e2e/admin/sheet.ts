import type { Page } from '@playwright/test';

/** On the page of an order: ticks both lines of its fitting sheet, signs it, and so approves the order. */
export async function signSheet(staff: Page): Promise<void> {
  const sheet = staff.getByRole('region', { name: 'Fitting sheet' });
  await sheet.getByRole('checkbox', { name: /^I looked at both ears/ }).check();
  await sheet.getByRole('checkbox', { name: /^(The bands|There is no usable)/ }).check();
  await sheet.getByRole('button', { name: 'Sign and approve' }).click();
}
