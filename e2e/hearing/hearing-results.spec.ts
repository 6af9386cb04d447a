import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { brand } from '../../src/domain/brand';
import { paths } from '../../src/domain/pages/paths';
import { queryPaths } from '../../src/domain/pages/query-paths';
import { limited } from '../../src/domain/hearing/private-storage';
import { aTestResult } from '../../src/testing/hearing';
import { newCustomer, register } from '../accounts/customer';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { finishTest, saveResult } from './hearing-saved';
import { buyHearingAids, newShopper, readMailAbout } from '../buying/shopper';
import { at, inBothLanguages, say, sayPart, startingAt } from '../base/words';

/** Asks the shop whether it has a result, with this browser's session or as a stranger without one. */
async function hasResult(page: Page, email: string, isStranger = false): Promise<unknown> {
  const session = (await page.context().cookies()).find(({ name }) => name === 'swell-session');
  const answer = await page.request.post('/api/has-hearing-result', {
    data: { email },
    headers: isStranger ? {} : { Authorization: `Bearer ${session?.value ?? ''}` },
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

test('a link brings name and e-mail along, and they leave the address', async ({ page }) => {
  await page.goto('/shop?flow_email=ada%40example.ca&flow_name=Ada%20Byron#levels');
  await page.waitForURL('**/shop#levels');
  await page.goto(at(paths.hearingTest));
  await expect(
    page.getByRole('heading', { name: say('Ada Byron, how would you like to start?') }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
});

test('name and e-mail first, then three ways; without a test only after an acknowledgement', async ({
  page,
}) => {
  await page.goto(at(paths.hearingTest));
  await page.getByRole('button', { name: say('Start the test') }).click();
  await expect(page.getByRole('alert').first()).toContainText(say('There are 2 problems'));
  await page.getByLabel(say('Your name')).fill('Ada Byron');
  await page.getByLabel(say('Email'), { exact: true }).fill('ada@example.ca');
  await page.getByRole('button', { name: say('Start the test') }).click();
  await page.getByRole('button', { name: say('Upload existing results') }).click();
  await expect(page.getByLabel(say('Hearing test file'))).toBeVisible();
  await page.getByRole('button', { name: say('Continue without a test') }).click();
  await page.getByRole('button', { name: say('Go on without a test') }).click();
  await expect(page.getByText(say('Please tick the box first'))).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('checkbox', { name: /go on without a hearing test/ }).check();
  await page.getByRole('button', { name: say('Go on without a test') }).click();
  await expect(page.getByText(say('We have noted that you go on without a test.'))).toBeVisible();
  await page.getByRole('button', { name: say('Take the online test') }).click();
  await page.waitForURL(`**${paths.hearingTestTake}`);
});

test(
  'a customer keeps a result after a tick, finds it again, takes it along and destroys it',
  inBothLanguages,
  async ({ page }) => {
    test.slow();
    const customer = newCustomer();
    await register(page, customer);
    await finishTest(page);
    await expectNoAxeViolations(page);
    expect(await hasResult(page, customer.email)).toEqual({ result: false });
    await page.getByLabel(say('Email'), { exact: true }).fill(customer.email);
    await page.getByRole('button', { name: say('Save my result') }).click();
    await expect(
      page.getByText(say('Please tick the box if we may keep your result')),
    ).toBeVisible();
    await saveResult(page, customer.email);
    expect(await hasResult(page, customer.email)).toEqual({ result: true });
    expect(await hasResult(page, customer.email, true)).toEqual({ result: false });
    const saved = await readMailAbout(
      customer.email,
      String(say('Your hearing test result is saved')),
    );
    expect(saved).not.toMatch(/dB|loss|mild/);

    await page.getByRole('link', { name: say('See all your results') }).click();
    await page.waitForURL(at(paths.accountHearing));
    await expect(page.getByRole('heading', { level: 1, name: say('Your hearing') })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: say('You miss the soft, high sounds.') }),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByText(say('For professionals'), { exact: true }).click();
    const files = [
      ['Save as PDF', '%PDF'],
      ['Table (CSV)', 'taken_at,ear'],
      ['All data (JSON)', '"takenAt"'],
    ] as const;
    for (const [name, start] of files) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: say(name) }).click();
      const content = readFileSync(await (await download).path(), 'latin1');
      expect(content).toContain(start);
    }

    await page.getByRole('button', { name: say('Delete my result') }).click();
    await page.getByRole('button', { name: say('Delete'), exact: true }).click();
    await expect(page.getByRole('heading', { name: say('No saved results yet') })).toBeVisible();
    expect(await hasResult(page, customer.email)).toEqual({ result: false });
  },
);

test(
  'an order asks for its test, and waits for a person once it has one',
  inBothLanguages,
  async ({ page }) => {
    test.slow();
    const shopper = newShopper();
    const number = await buyHearingAids(page, shopper);
    await expect(
      page.getByRole('heading', { name: say('Send us your hearing test') }),
    ).toBeVisible();
    const success = page.url();
    await page.getByRole('link', { name: sayPart('Take the test') }).click();
    await page.waitForURL(startingAt(queryPaths.hearingTestFor('')));
    await page.evaluate(
      ([key, stored]) => localStorage.setItem(key ?? '', stored ?? ''),
      [
        `${brand.storagePrefix}hearing-result`,
        JSON.stringify(
          limited('hearing-result', { result: aTestResult(), answers: null }, Date.now()),
        ),
      ],
    );
    await page.getByRole('button', { name: say('Take the online test') }).click();
    await saveResult(page, shopper.email);
    await expect(page.getByText(say(`It is with your order ${number}.`))).toBeVisible();
    await page.goto(success);
    await expect(
      page.getByRole('heading', { name: say('A hearing expert looks at your hearing') }),
    ).toBeVisible();
  },
);
