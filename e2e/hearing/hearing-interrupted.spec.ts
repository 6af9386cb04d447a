import { expect, test } from '../base/fixtures';
import { begin, beginListening, expectGoodScreen, take, waiting } from './hearing-take';
import { choices, goOn, listenUntil, passQuestions, passSides, title } from './listener';

function allAt(db: number) {
  return Object.fromEntries([250, 500, 1000, 2000, 3000, 4000, 6000, 8000].map((hz) => [hz, db]));
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
  // The test waits eight seconds for the sound device to start.
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
