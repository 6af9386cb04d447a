import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aTestResult } from '../../src/testing/hearing';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { readMailTo, tabTo } from '../buying/shopper';
import { openAsStaff } from './staff';

/** Begins a visitor's chat; `read` returns its messages as the visitor gets them. */
async function beginChat(page: Page, text: string, email: string) {
  const begun = await page.request.post('/api/chat-messages', { data: { text, email } });
  const session = begun.headers()['x-session'] ?? '';
  const headers = { Authorization: `Bearer ${session}` };
  const read = async () => (await page.request.get('/api/chat-messages', { headers })).text();
  return { headers, read };
}

const newEmail = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.ca`;

test.describe('a hearing test', () => {
  // When two members of staff decide at once, one gets a 409, and the browser logs that to the console.
  test.use({ allowedConsole: /409/ });

  test('is found by the name of its owner, reviewed, and noted; who comes second sees it first', async ({
    page,
    browser,
  }) => {
    const email = newEmail('wilma');
    const { headers } = await beginChat(page, 'May I send you my test?', email);
    const kept = await page.request.post('/api/hearing-results', {
      headers,
      data: {
        result: aTestResult({ flags: ['asymmetry'] }),
        email,
        name: 'Wilma Okonkwo',
        session_id: randomUUID(),
        consent: true,
      },
    });
    expect(kept.ok()).toBe(true);

    const staff = await openAsStaff(browser, '/admin/hearing-tests');
    await staff.getByRole('searchbox', { name: 'Search' }).fill('okonkwo');
    await staff.keyboard.press('Enter');
    const table = staff.getByRole('table', { name: 'Hearing tests' });
    const row = table.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('To review');
    await expect(row).toContainText('Red flag');
    expect(staff.url()).not.toContain('okonkwo');
    await expectNoAxeViolations(staff);

    await row.getByRole('link', { name: 'Wilma Okonkwo' }).click();
    await expect(staff.getByRole('heading', { level: 1 })).toContainText('Wilma Okonkwo');
    await expect(staff.getByRole('figure', { name: 'Audiogram' })).toBeVisible();
    expect(staff.url()).not.toContain('@');
    await expectNoAxeViolations(staff);

    const second = await staff.context().newPage();
    await second.goto(staff.url());
    await expect(second.getByRole('button', { name: 'Mark as reviewed' })).toBeVisible();

    await staff.getByLabel('Note').fill('Prefers email');
    const decide = staff.getByRole('button', { name: 'Mark as reviewed' });
    await tabTo(decide);
    await staff.keyboard.press('Enter');
    await expect(staff.getByRole('heading', { level: 1 })).toContainText('Reviewed');
    await expect(staff.getByText('Prefers email')).toBeVisible();

    await second.getByRole('button', { name: 'Needs more' }).click();
    const review = second.getByRole('region', { name: 'Review' });
    await expect(review.getByRole('alert')).toContainText('Somebody else has changed this');
    await expect(second.getByText('Prefers email')).toBeVisible();
    await expect(second.getByRole('heading', { level: 1 })).toContainText('Reviewed');

    await staff.goto('/admin/audit');
    const log = staff.getByRole('table', { name: 'Audit log' });
    // Other staff change other records at the same time.
    const changes = log.getByRole('row').filter({ hasText: 'Changed' });
    await expect(changes.filter({ hasText: 'hearing result' }).first()).toBeVisible();
    await expect(log).not.toContainText('okonkwo');
    await expectNoAxeViolations(staff);
    await staff.context().close();
  });
});

test('somebody who only chose to buy without a test is found by their email', async ({
  page,
  browser,
}) => {
  const email = newEmail('walter');
  const { headers } = await beginChat(page, 'May I order without a test?', email);
  const data = { email, accepted: true };
  const waived = await page.request.post('/api/hearing-waiver', { headers, data });
  expect(waived.ok()).toBe(true);

  const staff = await openAsStaff(browser, '/admin/hearing-tests');
  await staff.setViewportSize({ width: 390, height: 844 });
  await staff.getByRole('searchbox', { name: 'Search' }).fill(email);
  await staff.keyboard.press('Enter');
  const found = staff.getByRole('region', { name: 'No test, but kept under this email' });
  await expect(found.getByRole('list', { name: 'Went on without a test' })).toContainText(email);
  expect(staff.url()).not.toContain('@');
  await expectNoAxeViolations(staff);
  await staff.context().close();
});

test('a message waits on the first page, is answered with a template, and the answer arrives', async ({
  page,
  browser,
}) => {
  const email = newEmail('bo');
  const chat = await beginChat(page, 'My left aid whistles', email);

  const staff = await openAsStaff(browser, '/admin');
  await expectNoAxeViolations(staff);
  await staff.getByRole('link', { name: 'Messages to answer' }).click();
  const row = staff
    .getByRole('table', { name: 'Messages' })
    .getByRole('row')
    .filter({ hasText: email });
  await expect(row).toContainText('due by');
  await row.getByRole('link').click();
  await expect(staff.getByText('My left aid whistles')).toBeVisible();
  await staff.getByLabel('Start with a template').selectOption({ label: 'Offering a call' });
  await expect(staff.getByLabel('Your answer')).toHaveValue(/hearing expert/);
  await staff.getByLabel('Your answer').fill('Please try a smaller dome.');
  await expectNoAxeViolations(staff);
  await tabTo(staff.getByRole('button', { name: 'Send answer' }));
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('list', { name: 'What was written' })).toContainText(
    'Please try a smaller dome.',
  );
  await expect(staff.getByText('Answered').first()).toBeVisible();

  expect(await chat.read()).toContain('Please try a smaller dome.');
  await expect
    .poll(async () => (await readMailTo(email)).map(({ text }) => text).join())
    .toContain('Please try a smaller dome.');
  await staff.context().close();
});
