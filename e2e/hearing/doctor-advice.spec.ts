import type { Page } from '@playwright/test';
import { brand } from '../../src/domain/brand';
import { paths } from '../../src/domain/pages/paths';
import { limited } from '../../src/domain/hearing/private-storage';
import { aTestResult } from '../../src/testing/hearing';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { begin, expectGoodScreen } from './hearing-take';
import { goOn, passQuestions, passSides, title, type Hearing } from './listener';
import { addHearingAid, newShopper, premiumPair } from '../buying/shopper';

test.use({ viewport: { width: 390, height: 844 } });

const pitches = [250, 500, 1000, 2000, 3000, 4000, 6000, 8000];
const allAt = (db: number) => Object.fromEntries(pitches.map((hz) => [hz, db]));
/** The left ear hears nothing that the test can play. */
const oneGoodEar: Hearing = { R: allAt(20), L: allAt(120) };

/** Opens the result of a test that was just taken on this device. */
async function finishTest(page: Page, flags: string[]): Promise<void> {
  await page.goto(paths.hearingTest);
  await page.evaluate(
    ([key, stored]) => localStorage.setItem(key ?? '', stored ?? ''),
    [
      `${brand.storagePrefix}hearing-result`,
      JSON.stringify(
        limited('hearing-result', { result: aTestResult({ flags }), answers: null }, Date.now()),
      ),
    ],
  );
  await page.goto(paths.hearingTestTake);
  await expect(page.getByRole('figure', { name: 'Audiogram' })).toBeVisible();
}

const doctor = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a difference the test found leads to a doctor without any form, up to the checkout', async ({
  page,
}) => {
  await finishTest(page, ['asymmetry']);
  await expect(doctor(page, 'Please see a doctor first')).toBeInViewport();
  await expect(page.getByRole('heading', { name: /One ear hears less/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await addHearingAid(page, premiumPair);
  await page.goto(paths.checkout);
  await expect(doctor(page, 'See a doctor first')).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
});

test('after the form the doctor’s heading is in the window and focused', async ({ page }) => {
  await finishTest(page, []);
  await page.getByRole('checkbox', { name: /much worse within the last days/ }).check();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await page.getByRole('button', { name: 'Show what to do next' }).click();
  const heading = doctor(page, 'Please see a doctor today');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: /Call 811/ })).toBeVisible();
});

test('a listener with one good ear, stopped at left and right, is shown the way to a doctor and to a call', async ({
  page,
}) => {
  await begin(page, oneGoodEar);
  await passQuestions(page);
  await goOn(page);
  await page.getByRole('button', { name: 'Play the sound' }).click();
  await goOn(page);
  await passSides(page);
  await expect(title(page, 'Left and right do not fit')).toBeFocused();
  await page.getByRole('button', { name: 'Yes, one ear is much better' }).click();
  const heading = page.getByRole('heading', { name: 'Please see a doctor first' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const call = page.getByRole('link', { name: 'Book a free call' });
  await expect(call).toBeInViewport({ ratio: 1 });
  await expectGoodScreen(page);
  await call.click();
  await page.waitForURL(`**${paths.bookConsultation}`);
  await addHearingAid(page, premiumPair);
  await page.goto(paths.checkout);
  await expect(doctor(page, 'See a doctor first')).toBeVisible();
});

test('signs go with the result on the tick, and follow it when they are told later', async ({
  page,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/hearing-results')) {
      sent.push((request.postDataJSON() as { signs: unknown }).signs);
    }
  });
  await finishTest(page, []);
  await page.getByLabel('Email', { exact: true }).fill(newShopper().email);
  await page.getByRole('checkbox', { name: /Store my result/ }).check();
  await page.getByRole('button', { name: 'Save my result' }).click();
  await expect(page.getByText('Your result is saved.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Pain in an ear' }).check();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await page.getByRole('button', { name: 'Show what to do next' }).click();
  await expect(page.getByText('We stored your answers with it.')).toBeVisible();
  expect(sent).toEqual([[], ['pain']]);
});

for (const path of [paths.shop, '/product/charge-go']) {
  test(`${path} names the signs that need a doctor first`, async ({ page }) => {
    await page.goto(path);
    const summary = page.getByText(/^See a doctor before you use a hearing aid/);
    await expect(summary).toBeVisible();
    await summary.click();
    await expect(page.getByText('Surgery on an ear')).toBeVisible();
    await expectNoAxeViolations(page);
  });
}
