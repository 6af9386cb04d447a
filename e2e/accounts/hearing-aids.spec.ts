import type { Page } from '@playwright/test';
import { localAddress } from '../../src/domain/pages/addresses';
import { paths } from '../../src/domain/pages/paths';
import { queryPaths } from '../../src/domain/pages/query-paths';
import { trialPaths } from '../../src/domain/pages/trial-paths';
import { staffPaths } from '../../src/domain/staff/staff-paths';
import { printedPdf } from '../../src/testing/hearing-files';
import { expectNothingLost, expectRoomForLargeTextOnPhones } from '../access/access-page';
import { sendAndDeliver } from '../admin/parcel';
import { openAsStaff } from '../admin/staff';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { cards as shopperCards, fillCard, readMailAbout } from '../buying/shopper';
import { aidsCustomer, aidsPassword, frenchAidsCustomer } from './aids-customer';
import { giveEmail, givePassword } from './customer';

const phone = { width: 390, height: 844 };

async function openAids(page: Page, { email }: { email: string }): Promise<void> {
  await page.setViewportSize(phone);
  await page.goto(queryPaths.loginFor(trialPaths.aids));
  await giveEmail(page, email);
  await givePassword(page, aidsPassword);
  await page.waitForURL(trialPaths.aids);
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The newest case of this customer, as staff find it. */
async function openCase(staff: Page, kind: string): Promise<void> {
  await staff.goto(staffPaths.adminDevices);
  await staff.getByRole('searchbox').fill(aidsCustomer.email);
  await staff.keyboard.press('Enter');
  await staff.getByRole('link', { name: kind, exact: true }).first().click();
  await expect(staff.getByRole('heading', { level: 1, name: kind })).toBeVisible();
}

/** Adds a card to the account, on its page. */
async function keepCard(page: Page): Promise<void> {
  await page.goto(paths.account);
  const cards = part(page, 'Saved cards');
  await cards.getByRole('button', { name: 'Add card' }).click();
  await fillCard(page, shopperCards.accepted);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(cards).toContainText('4242');
}

// A number that is there twice, and a parcel before its fee: the shop refuses both.
test.use({ allowedConsole: /status of 400/ });

test('a pair from its parcel to a change of its sound, and a lost aid to its replacement', async ({
  page,
  browser,
}) => {
  test.slow();
  const staff = await openAsStaff(browser, staffPaths.adminOrder(aidsCustomer.id));

  // Nothing leaves before both numbers are in.
  const next = part(staff, 'Next step');
  await expect(next.getByRole('heading', { name: 'Enter the serial numbers' })).toBeVisible();
  await expect(next.getByRole('button', { name: 'Make a shipping label' })).toHaveCount(0);
  const items = part(staff, 'Items');
  await items.getByLabel('Serial number, left aid').fill('BH-24 7731 L');
  await items.getByLabel('Serial number, right aid').fill('BH-24 7731 L');
  await items.getByRole('button', { name: 'Save serial numbers' }).click();
  await expect(items.getByRole('alert')).not.toBeEmpty();
  await items.getByLabel('Serial number, right aid').fill('bh-24 7732 r');
  await items.getByRole('button', { name: 'Save serial numbers' }).click();
  await expect(items).toContainText('Serial numbers: BH-247731L, BH-247732R');
  await expectNoAxeViolations(staff);
  await sendAndDeliver(staff);

  // The customer sees both, and asks for another sound.
  await openAids(page, aidsCustomer);
  const main = page.getByRole('main');
  for (const words of ['BH-24 7731 L', 'BH-24 7732 R', 'Advanced, Graphite', 'Maren Tallis']) {
    await expect(main).toContainText(words);
  }
  await page.getByRole('radio', { name: 'Too loud in restaurants' }).check();
  await page.getByRole('radio', { name: 'Restaurant', exact: true }).check();
  await page.getByRole('button', { name: 'Send to our clinic' }).click();
  await expect(main).toContainText('Our clinic has it and writes back.');
  await expectNothingLost(page);
  await expectRoomForLargeTextOnPhones(page);
  await expectNoAxeViolations(page);

  await openCase(staff, 'Change of sound');
  await expect(staff.getByRole('main')).toContainText(
    'makes a new version of the order’s fitting sheet',
  );
  await expectNoAxeViolations(staff);
  await staff.getByRole('button', { name: 'Change it like this' }).click();
  await staff.getByRole('link', { name: 'Sheet 2: open it and sign it' }).click();
  await expect(staff.getByRole('main')).toContainText('After wearing: 250 to 2000 Hz, loud sounds');

  // An earlier change: three days are over.
  await page.reload();
  const helped = page.getByRole('group', { name: 'It has been three days. Did it help?' });
  await helped.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(main).toContainText('You told us that it helped.');
  await expect(helped).toHaveCount(0);

  // One of them is lost: a report with a photo, the fee, and a new one in a parcel.
  await page.getByRole('button', { name: 'Report a loss or a fault' }).click();
  const report = page.getByRole('dialog');
  await report.getByRole('radio', { name: 'Left' }).check();
  await report.getByRole('radio', { name: 'It is lost' }).check();
  await expect(report).toContainText('The fee is $199.00');
  await report.getByLabel('Add a photo (optional)').setInputFiles({
    ...{ name: 'dock.pdf', mimeType: 'application/pdf', buffer: printedPdf },
  });
  await expect(report).toContainText('1 photo sent');
  await expectNoAxeViolations(page);
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(main).toContainText('We are looking at it.');

  await openCase(staff, 'Report');
  const step = (name: string) => staff.getByRole('button', { name, exact: true });
  await step('Approve').click();
  await expect(staff.getByRole('main')).toContainText('$199.00 CAD, open');
  expect(await readMailAbout(aidsCustomer.email, 'We can help with your hearing aid')).toContain(
    'The fee is $199.00',
  );
  await staff.getByLabel('Serial number of the new aid').fill('BH-24 8000 L');
  await step('Send and make a label').click();
  await expect(staff.getByRole('main')).toContainText('The fee has not been paid yet.');

  // The fee goes to the card of the account, once there is one.
  await step('Charge the card of the account').click();
  await expect(staff.getByRole('main')).toContainText('The account keeps no card.');
  await keepCard(page);
  await step('Charge the card of the account').click();
  await expect(staff.getByRole('main')).toContainText('$199.00 CAD, paid by the card');
  expect(
    await readMailAbout(aidsCustomer.email, 'You paid the fee for your hearing aid'),
  ).toContain('We charged $199.00');
  await step('Send and make a label').click();
  await expect(staff.getByRole('main')).toContainText('BH-24 8000 L');
  const saving = staff.waitForEvent('download');
  await step('Save the label').click();
  expect((await saving).suggestedFilename()).toMatch(/^label-.*-R1\.pdf$/);

  // The clinic is kind: the fee goes back to the card, once.
  await step('Refund the fee').click();
  await expect(staff.getByRole('main')).toContainText('$199.00 CAD of it refunded');
  await expect(step('Refund the fee')).toHaveCount(0);
  await expectNoAxeViolations(staff);
  expect(
    await readMailAbout(aidsCustomer.email, 'We paid back the fee for your hearing aid'),
  ).toContain('We paid back $199.00');
  await staff.context().close();

  await page.goto(trialPaths.aids);
  await expect(main).toContainText('It is on its way to you.');
  await expect(main).toContainText('We have paid you back $199.00');
  await expect(main).toContainText('BH-24 8000 L');
  await expect(main).not.toContainText('BH-24 7731 L');
});

test('my hearing aids speak French at a French address', async ({ page }) => {
  await openAids(page, frenchAidsCustomer);
  await page.goto(localAddress(trialPaths.aids, 'fr-CA'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes aides auditives');
  await expect(page.getByRole('main')).toContainText('BH-24 0008 L');
  await expectNothingLost(page);
  await expectRoomForLargeTextOnPhones(page);
  await expectNoAxeViolations(page);
});
