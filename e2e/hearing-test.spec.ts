import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures';
import {
  choices,
  goOn,
  listenUntil,
  passPractice,
  passQuestions,
  passSides,
  passSound,
  seatListener,
  title,
  type Hearing,
} from './listener';

const take = '/hearing-test/take';

/** Sloping, as age makes it; both ears much alike. */
const sloping: Hearing = {
  R: { 250: 10, 500: 15, 1000: 20, 2000: 35, 3000: 45, 4000: 55, 6000: 60, 8000: 60 },
  L: { 250: 15, 500: 15, 1000: 25, 2000: 35, 3000: 45, 4000: 50, 6000: 55, 8000: 60 },
};

/** One ear hears far less. */
const uneven: Hearing = {
  R: { 250: 10, 500: 10, 1000: 10, 2000: 15, 3000: 20, 4000: 20, 6000: 20, 8000: 20 },
  L: { 250: 40, 500: 45, 1000: 45, 2000: 50, 3000: 55, 4000: 55, 6000: 55, 8000: 55 },
};

const octaves = [250, 500, 1000, 2000, 4000, 8000];

function audiogram(page: Page) {
  return page.getByRole('figure', { name: 'Audiogram' });
}

/** Opens the test for a scripted listener. */
async function begin(page: Page, hearing: Hearing = sloping) {
  await seatListener(page, hearing);
  await page.goto(take);
  await expect(title(page, 'Before you start')).toBeVisible();
}

async function beginListening(page: Page, hearing?: Hearing) {
  await begin(page, hearing);
  await passQuestions(page);
  await passSound(page);
  await passPractice(page);
}

/** Nothing for axe to find, and no sideways scrolling in the narrowest window. */
async function expectGoodScreen(page: Page) {
  await expectNoAxeViolations(page);
  const own = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  if (own) await page.setViewportSize(own);
}

/** A row of the table beside the audiogram; NaN where a pitch was not measured. */
type ShownLevel = { hz: number; right: number; left: number };

/** Octaves that are not in the table for both ears, and levels more than 5 dB from the listener's own. */
function wrongLevels(levels: readonly ShownLevel[], hearing: Hearing) {
  const missing = octaves.filter((hz) => {
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

async function shownLevels(page: Page): Promise<ShownLevel[]> {
  return audiogram(page)
    .getByRole('table')
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.flatMap((row) => {
        // Only what is shown: on phones each cell also holds the name of its column.
        const cells = [...row.querySelectorAll<HTMLElement>('th, td')];
        const [hz = NaN, right = NaN, left = NaN] = cells.map((cell) =>
          Number.parseFloat(cell.innerText.replace(/,/g, '')),
        );
        return Number.isNaN(hz) ? [] : [{ hz, right, left }];
      }),
    );
}

test.describe('in a place without a network', () => {
  // The result links to other pages, which the browser wants to fetch ahead.
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('a listener’s audiogram comes back, without a network, and the page is silent while tones sound', async ({
    page,
    context,
  }) => {
    test.slow();
    await begin(page);
    await context.setOffline(true);
    await passQuestions(page);
    await passSound(page);
    await passPractice(page);
    await page.evaluate(() => window.scriptedEar.tones.splice(0));
    await listenUntil(page, title(page, 'Time for a short break'));
    const touched = await page.evaluate(() => {
      const { tones, changes } = window.scriptedEar;
      return tones.filter(({ from, to }) => changes.some((at) => at > from && at < to));
    });
    expect(touched).toEqual([]);
    await goOn(page);
    await listenUntil(page, audiogram(page));
    const levels = await shownLevels(page);
    expect(wrongLevels(levels, sloping)).toEqual(none);
    await context.setOffline(false);
    await page.reload();
    await expect(audiogram(page)).toBeVisible();
    expect(await shownLevels(page)).toEqual(levels);
    expect(page.url()).toMatch(/\/hearing-test\/take$/);
  });
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
  await expect(page.getByRole('button', { name: 'Stop the sound' })).toBeFocused();
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
  await expect(page.getByRole('button', { name: 'I hear it', exact: true })).toBeFocused();
  await expectGoodScreen(page);
  await listenUntil(page, title(page, 'You’ve got it'));
  await tab('Continue');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Test progress' })).toHaveAttribute(
    'aria-valuetext',
    'Right ear, Pitch 1 of 7',
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
  const button = page.getByRole('button', { name: 'I hear it', exact: true });
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

/** A slot takes up to seven seconds of real time. */
const patiently = { timeout: 20_000 };

/** Slots scored so far. */
function slots(page: Page) {
  return waiting(page).then(({ procedure }) => procedure.trials);
}

test('a test is paused, the page loaded anew, and it goes on where it was', async ({ page }) => {
  await beginListening(page);
  await page.clock.runFor(90_000);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(title(page, 'Paused')).toBeVisible();
  const before = (await waiting(page)).procedure.measurements;
  await page.reload();
  await expect(title(page, 'Your test is waiting')).toBeVisible();
  await expectGoodScreen(page);
  await goOn(page);
  await expect(choices(page, 'Do you have the same headphones on')).toHaveAccessibleDescription(
    /Choose one/,
  );
  await page.getByLabel('Yes, all the same').check();
  await goOn(page);
  await expect(page.getByRole('progressbar', { name: 'Test progress' })).toBeVisible();
  expect((await waiting(page)).procedure.measurements).toEqual(before);
  await listenUntil(page, title(page, 'Time for a short break'));
});

/** The test as it waits on the device. */
function waiting(page: Page) {
  return page.evaluate(() => {
    type Slot = { heard: boolean; earlyPresses: number };
    type Waiting = { procedure: { measurements: unknown[]; trials: Slot[] } };
    return JSON.parse(localStorage.getItem('boreal-charge-go-hearing-take') ?? '{}') as Waiting;
  });
}

test('other headphones at the next visit begin with the headphones', async ({ page }) => {
  await beginListening(page);
  await page.clock.runFor(60_000);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped the test. The sound is off.')).toBeVisible();
  await page.reload();
  await page.getByLabel('No, something is different').check();
  await goOn(page);
  await expect(title(page, 'Check your headphones')).toBeVisible();
});

test('a tab out of sight, a call and other headphones pause the test', async ({ page }) => {
  await beginListening(page);
  await page.clock.runFor(30_000);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(title(page, 'Paused')).toBeVisible();
  await expect(page.getByText(/You were away from this page/)).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  });
  await goOn(page);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.evaluate(() => navigator.mediaDevices.dispatchEvent(new Event('devicechange')));
  await expect(page.getByText(/Your headphones changed or lost their connection/)).toBeVisible();
  await page.getByRole('button', { name: 'I use other headphones now' }).click();
  await expect(title(page, 'Set the volume')).toBeVisible();
  await page.getByRole('button', { name: 'Play the sound' }).click();
  await goOn(page);
  await passSides(page);
  await goOn(page);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await listenUntil(page, title(page, 'Time for a short break'));
});

test('headphones that fall into telephone quality do not go on', async ({ page }) => {
  await beginListening(page);
  await page.evaluate(() => {
    Object.defineProperty(AudioContext.prototype, 'sampleRate', {
      get: () => 16_000,
      configurable: true,
    });
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  });
  await goOn(page);
  await expect(page.getByText(/Your headphones play in telephone quality/)).toBeVisible();
  await expectGoodScreen(page);
  await page.evaluate(() => {
    Object.defineProperty(AudioContext.prototype, 'sampleRate', {
      get: () => 48_000,
      configurable: true,
    });
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page, 'Paused')).toBeVisible();
});

test('without a microphone, or with it refused, the test goes on', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
  });
  await begin(page);
  await passQuestions(page);
  await page.getByRole('button', { name: 'Listen to the room' }).click();
  await expect(page.getByText(/The microphone is not allowed. That is fine/)).toBeVisible();
  await goOn(page);
  await expect(title(page, 'Set the volume')).toBeVisible();
});

test('no sound device is said, with other ways to go on', async ({ page }) => {
  await page.addInitScript(() => {
    AudioContext.prototype.resume = () => new Promise(() => {});
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });
  });
  await begin(page);
  await passQuestions(page);
  await goOn(page);
  await page.getByRole('button', { name: 'Play the sound' }).click();
  // The device has eight seconds to wake.
  await page.clock.runFor(9000);
  await expect(title(page, 'No sound on this device')).toBeVisible();
  await expect(page.getByText(/We found no sound output/)).toBeVisible();
  await expect(page.getByRole('link', { name: /Upload a hearing test/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Talk to us/ })).toBeVisible();
  await expectGoodScreen(page);
});

test('a browser without Web Audio says so at once', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'AudioContext');
  });
  await page.goto(take);
  await expect(page.getByText(/This browser cannot play the tones/)).toBeVisible();
});

test('mono sound does not get past left and right', async ({ page }) => {
  await begin(page);
  await page.evaluate(() => {
    window.scriptedEar.isMono = true;
  });
  await passQuestions(page);
  await goOn(page);
  await page.getByRole('button', { name: 'Play the sound' }).click();
  await goOn(page);
  await passSides(page);
  await expect(title(page, 'Left and right do not fit')).toBeVisible();
  await expect(page.getByText(/Turn off mono sound/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
});

test('who is hurt by sounds hears nothing above the lower limit', async ({ page }) => {
  await begin(page, { R: allAt(90), L: allAt(90) });
  await passQuestions(page, { isSensitive: true });
  await goOn(page);
  await page.getByRole('button', { name: 'Play the sound' }).click();
  await goOn(page);
  await passSides(page);
  await expect(title(page, 'Left and right do not fit')).toBeVisible();
  const loudest = await page.evaluate(() =>
    Math.max(...window.scriptedEar.tones.map(({ dbfs }) => dbfs)),
  );
  // 60 dB above the zero of 1000 Hz, which lies near -74 dB of full scale.
  expect(loudest).toBeLessThan(-14);
});

function allAt(db: number) {
  return Object.fromEntries([250, 500, 1000, 2000, 3000, 4000, 6000, 8000].map((hz) => [hz, db]));
}

test('ears that differ are heard again with the headphones turned round', async ({ page }) => {
  test.slow();
  await beginListening(page, uneven);
  await listenUntil(page, title(page, 'Time for a short break'));
  await goOn(page);
  await listenUntil(page, title(page, 'Turn your headphones round'));
  await expectGoodScreen(page);
  await page.evaluate(() => {
    window.scriptedEar.isTurned = true;
  });
  await page.getByRole('button', { name: 'I have turned them round' }).click();
  await listenUntil(page, audiogram(page));
  expect(wrongLevels(await shownLevels(page), uneven)).toEqual(none);
});
