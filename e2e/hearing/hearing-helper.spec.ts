import type { Page } from '@playwright/test';
import { expect, test } from '../base/fixtures';
import { begin, expectGoodScreen, waiting } from './hearing-take';
import {
  beginToListen,
  choices,
  goOn,
  listenUntil,
  passBreak,
  passHeadphones,
  passPractice,
  passSafety,
  passSound,
  title,
  type Hearing,
} from './listener';

const pitches = [250, 500, 1000, 2000, 3000, 4000, 6000, 8000];
const allAt = (db: number) => Object.fromEntries(pitches.map((hz) => [hz, db]));
const flat: Hearing = { R: allAt(40), L: allAt(40) };

const thisYear = new Date().getFullYear();

test.use({ viewport: { width: 390, height: 844 } });

async function describeHelper(page: Page, age: number) {
  await choices(page, 'Is a helper with you?').getByLabel('Yes, someone can listen').check();
  await page.getByLabel('Your helper’s year of birth').fill(String(thisYear - age));
  await choices(page, 'Is your helper a woman or a man?').getByLabel('A woman').check();
}

/** Takes the listener's own test, up to the screen that passes the headphones to the helper. */
async function passOwnPart(page: Page) {
  await passHeadphones(page);
  await passSound(page);
  await passPractice(page);
  await listenUntil(page, title(page, 'Time for a short break'));
  await passBreak(page);
  await listenUntil(page, title(page, 'Now your helper'));
}

/** The helper puts the headphones on and passes the practice. */
async function handOver(page: Page, needsMoreDb: number) {
  await page.evaluate((db) => {
    window.scriptedEar.needsMoreDb = db;
  }, needsMoreDb);
  await beginToListen(page);
  await listenUntil(page, title(page, 'You’ve got it'));
  await beginToListen(page);
}

test('a helper of 65 is refused kindly before anybody listens', async ({ page }) => {
  await begin(page, flat);
  await expect(page.getByText(/Alone, you learn which tones/)).toBeVisible();
  await passSafety(page);
  await goOn(page);
  await expect(page.getByText('Choose one of the two.')).toBeVisible();
  await describeHelper(page, 65);
  await expect(page.getByText('Thank you for wanting to help')).toBeVisible();
  await expectGoodScreen(page);
  await goOn(page);
  await expect(title(page, 'Can someone help you?')).toBeVisible();
  await expect(page.getByLabel('Your helper’s year of birth')).toBeFocused();
  await page.getByRole('button', { name: 'I take the test alone' }).click();
  await goOn(page);
  await expect(title(page, 'Check your headphones')).toBeVisible();
});

test('a helper who hears too little is told in the first minute, and the result says why', async ({
  page,
}) => {
  test.slow();
  await begin(page, flat);
  await passSafety(page);
  await describeHelper(page, 30);
  await goOn(page);
  await passOwnPart(page);
  await expectGoodScreen(page);
  await handOver(page, -2);
  await listenUntil(page, title(page, 'Let us stop here'));
  const { procedure } = await waiting(page);
  expect(procedure.measurements).toHaveLength(1);
  await expect(page.getByText(/Some of these tones were too soft for you/)).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Show my result' }).click();
  await expect(page.getByText('Your helper’s part is not in this result')).toBeVisible();
  await expect(page.getByText(/Some tones were too soft for your helper/)).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Audiogram' })).toContainText('About the middle');
  await expectGoodScreen(page);
});

test('after one helper was refused in the practice, another one makes dB HL of the result', async ({
  page,
}) => {
  test.slow();
  await begin(page, flat);
  await passSafety(page);
  await describeHelper(page, 30);
  await goOn(page);
  await passOwnPart(page);
  await page.evaluate(() => {
    window.scriptedEar.needsMoreDb = 30;
  });
  await beginToListen(page);
  await listenUntil(page, title(page, 'Let’s try once more'));
  await beginToListen(page);
  await listenUntil(page, title(page, 'Let us stop here'));
  await page.getByRole('button', { name: 'Try again, or with someone else' }).click();
  await describeHelper(page, 22);
  await goOn(page);
  await expect(title(page, 'Now your helper')).toBeVisible();
  await handOver(page, -40);
  await listenUntil(page, title(page, 'Time for a short break'));
  await passBreak(page);
  const audiogram = page.getByRole('figure', { name: 'Audiogram' });
  await listenUntil(page, audiogram);
  await expect(page.getByText(/Average: about 40 dB/)).toHaveCount(2);
  await expect(page.getByText('Your helper’s part is not in this result')).toBeHidden();
});
