import type { Page } from '@playwright/test';
import { expect } from '../base/fixtures';

/** Opens a section of an order's page that is closed at first, unless it is open already. */
export async function unfold(staff: Page, title: string): Promise<void> {
  const details = staff.getByRole('region', { name: title, exact: true }).locator('details');
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  await expect(details).toHaveAttribute('open');
}

/** On the page of a packed order: makes the label, hands the parcel over and enters that it has arrived. */
export async function sendAndDeliver(staff: Page): Promise<void> {
  const next = staff.getByRole('region', { name: 'Next step', exact: true });
  const printing = staff.waitForEvent('download');
  await next.getByRole('button', { name: 'Make a shipping label' }).click();
  await printing;
  await next.getByRole('button', { name: 'It has left us' }).click();
  await unfold(staff, 'Parcels');
  const parcels = staff.getByRole('region', { name: 'Parcels', exact: true });
  await parcels.getByLabel('What the carrier says').selectOption('DELIVERED');
  await parcels.getByLabel('Place (optional)').fill('Calgary');
  await parcels.getByRole('button', { name: 'Save' }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toContainText('Complete');
}
