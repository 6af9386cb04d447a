import type { Page } from '@playwright/test';
import { brand } from '../../src/domain/brand';
import { expectSeenInForcedColours } from '../access/access-page';
import { expect, test } from '../base/fixtures';
import { begin, beginListening, expectGoodScreen, sloping, slots } from './hearing-take';
import {
  goOn,
  listenUntil,
  passBreak,
  passQuestions,
  passSides,
  passSound,
  title,
  type Hearing,
} from './listener';
import { inBothLanguages, say, sayPart, startingAt } from '../base/words';

/** One ear hears far less. */
const uneven: Hearing = {
  R: { 250: 10, 500: 10, 1000: 10, 2000: 15, 3000: 20, 4000: 20, 6000: 20, 8000: 20 },
  L: { 250: 40, 500: 45, 1000: 45, 2000: 50, 3000: 55, 4000: 55, 6000: 55, 8000: 55 },
};

const pitches = [250, 500, 1000, 2000, 3000, 4000, 8000];

/** A slot takes up to seven seconds of real time. */
const patiently = { timeout: 20_000 };

function audiogram(page: Page) {
  return page.getByRole('figure', { name: say('Audiogram') });
}

/** Levels of one pitch; NaN where it was not measured. */
type Level = { hz: number; right: number; left: number };

/** Pitches that were not measured in both ears, and levels more than 5 dB from the listener's own. */
function wrongLevels(levels: readonly Level[], hearing: Hearing) {
  const missing = pitches.filter((hz) => {
    const level = levels.find((row) => row.hz === hz);
    return !level || Number.isNaN(level.right) || Number.isNaN(level.left);
  });
  const far = levels.filter(
    ({ hz, right, left }) =>
      Math.abs(right - (hearing.R[hz] ?? NaN)) > 5 || Math.abs(left - (hearing.L[hz] ?? NaN)) > 5,
  );
  return { missing, far };
}

const none = { missing: [], far: [] };

/** Levels from the stored result: without a helper the page itself shows no numbers. */
async function keptLevels(page: Page): Promise<Level[]> {
  return page.evaluate((key) => {
    type Ear = { points: { hz: number; db: number | null }[] };
    type Kept = { value: { result: { ears: { R: Ear; L: Ear } } } };
    const { ears } = (JSON.parse(localStorage.getItem(key) ?? '{}') as Kept).value.result;
    const levelAt = (ear: Ear, hz: number) =>
      ear.points.find((point) => point.hz === hz)?.db ?? Number.NaN;
    const known = [...new Set([...ears.R.points, ...ears.L.points].map(({ hz }) => hz))];
    return known.map((hz) => ({ hz, right: levelAt(ears.R, hz), left: levelAt(ears.L, hz) }));
  }, `${brand.storagePrefix}hearing-result`);
}

const comparison = new RegExp(
  ['softer', 'louder', 'About the middle', 'Not heard', 'Not measured']
    .map((words) => sayPart(words).source)
    .join('|'),
);

/** The chart and its table say in words what was louder and what was softer. */
async function expectWordsInPlaceOfLevels(page: Page) {
  await expect(audiogram(page)).not.toContainText(/dB|d[eé]cibel/);
  const cells = await audiogram(page).getByRole('cell').allTextContents();
  expect(cells.length).toBeGreaterThan(0);
  for (const words of cells) expect(words).toMatch(comparison);
}

/** Presses the key of a single switch. A key press counts only once it cannot be a late answer to the last tone. */
async function pressTheOneKey(page: Page) {
  await page.clock.runFor(1600);
  await page.keyboard.press('Space');
}

test.describe('in a place without a network', () => {
  // The result page links to other pages, which the browser tries to prefetch.
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test(
    'a listener’s audiogram comes back, by one key alone from the practice on, without a network, and the page is silent while tones sound',
    inBothLanguages,
    async ({ page, context }) => {
      test.slow();
      await begin(page);
      await context.setOffline(true);
      await passQuestions(page);
      await passSound(page);
      await pressTheOneKey(page);
      await expect(page.getByRole('button', { name: say('I hear it'), exact: true })).toBeFocused();
      await listenUntil(page, title(page, 'You’ve got it'));
      await pressTheOneKey(page);
      await expect(page.getByRole('progressbar', { name: say('Test progress') })).toBeVisible();
      await page.evaluate(() => window.scriptedEar.tones.splice(0));
      await listenUntil(page, title(page, 'Time for a short break'));
      const touched = await page.evaluate(() => {
        const { tones, changes } = window.scriptedEar;
        return tones.filter(({ from, to }) => changes.some((at) => at > from && at < to));
      });
      expect(touched).toEqual([]);
      await passBreak(page, () => pressTheOneKey(page));
      await listenUntil(page, audiogram(page));
      const levels = await keptLevels(page);
      await expectWordsInPlaceOfLevels(page);
      await expectSeenInForcedColours(page);
      expect(wrongLevels(levels, sloping)).toEqual(none);
      await context.setOffline(false);
      await page.reload();
      await expect(audiogram(page)).toBeVisible();
      expect(await keptLevels(page)).toEqual(levels);
      expect(page.url()).toMatch(startingAt('/hearing-test/take'));
    },
  );
});

test('every screen can be worked by the keyboard alone, and names what is on it', async ({
  page,
}) => {
  test.slow();
  await begin(page);
  await expectGoodScreen(page);
  const tab = (name: string) => tabTo(page, name);
  await tab('18 or older');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Three short questions')).toBeFocused();
  await expectGoodScreen(page);
  await tab('No');
  await page.keyboard.press('Space');
  await tab('No');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Can someone help you?')).toBeFocused();
  await expectGoodScreen(page);
  await tab('Yes, someone can listen after me');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Check your headphones')).toBeFocused();
  await expectGoodScreen(page);
  await tab('with a cable');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Find a quiet place')).toBeFocused();
  await expectGoodScreen(page);
  await tab('Continue');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Set the volume')).toBeFocused();
  await tab('Play the sound');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: say('Stop the sound') })).toBeFocused();
  await expectGoodScreen(page);
  await tab('Continue');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Left and right')).toBeFocused();
  await passSides(page);
  await expectGoodScreen(page);
  await goOn(page);
  await expect(title(page, 'Listen')).toBeFocused();
  await tab('Continue');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: say('I hear it'), exact: true })).toBeFocused();
  await expectGoodScreen(page);
  await listenUntil(page, title(page, 'You’ve got it'));
  await tab('Continue');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar', { name: say('Test progress') })).toHaveAttribute(
    'aria-valuetext',
    'Right ear, Pitch 1 of 8',
  );
  await expectGoodScreen(page);
  await tab('Pause');
  await page.keyboard.press('Space');
  await expect(title(page, 'Paused')).toBeFocused();
  await expectGoodScreen(page);
});

/** Presses Tab until the focus is on what `name` is part of. */
async function tabTo(page: Page, name: string) {
  const focused = page.locator(':focus');
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const words = await focused.evaluate((element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return labels[0]?.textContent ?? element.textContent ?? '';
    });
    if (words.includes(name)) return;
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

test('the button answers to a finger, a mouse, a switch and both keys: each press once', async ({
  page,
}) => {
  test.slow();
  await beginListening(page);
  await page.evaluate(() => {
    window.scriptedEar.isDeaf = true;
  });
  const button = page.getByRole('button', { name: say('I hear it'), exact: true });
  const ways = [
    () => button.click(),
    () => button.dispatchEvent('click'),
    () => page.keyboard.press('Space'),
    () => page.keyboard.press('Enter'),
    () => page.locator('body').press('Space'),
  ];
  for (const press of ways) {
    await expect.poll(() => slots(page).then((all) => all.length), patiently).toBeGreaterThan(0);
    const before = (await slots(page)).length;
    await press();
    await expect.poll(() => slots(page).then((all) => all.length), patiently).toBe(before + 1);
    const slot = (await slots(page)).at(-1);
    expect([slot?.heard, slot?.earlyPresses]).toEqual(slot?.heard ? [true, 0] : [false, 1]);
  }
});

test('ears that differ are heard again with the headphones turned round', async ({ page }) => {
  test.slow();
  await beginListening(page, uneven);
  await listenUntil(page, title(page, 'Time for a short break'));
  await passBreak(page);
  await listenUntil(page, title(page, 'Turn your headphones round'));
  await expectGoodScreen(page);
  await page.evaluate(() => {
    window.scriptedEar.isTurned = true;
  });
  await page.getByRole('button', { name: say('I have turned them round') }).click();
  await listenUntil(page, audiogram(page));
  expect(wrongLevels(await keptLevels(page), uneven)).toEqual(none);
});

test('headphones that are on the wrong way round after the break are asked about, and put right', async ({
  page,
}) => {
  test.slow();
  await beginListening(page);
  await listenUntil(page, title(page, 'Time for a short break'));
  await page.evaluate(() => {
    window.scriptedEar.isTurned = true;
  });
  await passBreak(page);
  await listenUntil(page, title(page, 'Once more, left or right'));
  await expectGoodScreen(page);
  await page.evaluate(() => {
    window.scriptedEar.isTurned = false;
  });
  await goOn(page);
  await listenUntil(page, audiogram(page));
  expect(wrongLevels(await keptLevels(page), sloping)).toEqual(none);
});
