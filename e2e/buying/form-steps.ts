import type { Locator } from '@playwright/test';
import { expect } from '../base/fixtures';

/** The words are where the visitor looks, and the keyboard starts there. */
export async function expectSaid(heading: Locator): Promise<void> {
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
}

/** Does what a visitor does and counts it. */
export function countedSteps() {
  const count = { taps: 0, fields: 0 };
  return {
    count,
    async tap(target: Locator): Promise<void> {
      count.taps += 1;
      await target.click();
    },
    async fill(field: Locator, words: string): Promise<void> {
      count.fields += 1;
      await field.fill(words);
    },
  };
}
