import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations } from '../base/fixtures';
import {
  passPractice,
  passQuestions,
  passSound,
  seatListener,
  title,
  type Hearing,
} from './listener';
import { at } from '../base/words';

export const take = '/hearing-test/take';

/** A typical age-related loss, greater at higher pitches; both ears much alike. */
export const sloping: Hearing = {
  R: { 250: 10, 500: 15, 1000: 20, 2000: 35, 3000: 45, 4000: 55, 6000: 60, 8000: 60 },
  L: { 250: 15, 500: 15, 1000: 25, 2000: 35, 3000: 45, 4000: 50, 6000: 55, 8000: 60 },
};

/** Opens the test for a scripted listener. */
export async function begin(page: Page, hearing: Hearing = sloping) {
  await seatListener(page, hearing);
  await page.goto(at(take));
  await expect(title(page, 'Before you start')).toBeVisible();
}

export async function beginListening(page: Page, hearing?: Hearing) {
  await begin(page, hearing);
  await passQuestions(page);
  await passSound(page);
  await passPractice(page);
}

/** axe finds nothing, and the narrowest window needs no sideways scrolling. */
export async function expectGoodScreen(page: Page) {
  await expectNoAxeViolations(page);
  const own = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  if (own) await page.setViewportSize(own);
}

/** The unfinished test that this device stores. */
export function waiting(page: Page) {
  return page.evaluate(() => {
    type Slot = { heard: boolean; earlyPresses: number };
    type Waiting = { procedure: { measurements: unknown[]; trials: Slot[] } };
    const kept = localStorage.getItem('boreal-charge-go-hearing-take') ?? '{}';
    return (JSON.parse(kept) as { value: Waiting }).value;
  });
}

/** Slots scored so far. */
export function slots(page: Page) {
  return waiting(page).then(({ procedure }) => procedure.trials);
}
