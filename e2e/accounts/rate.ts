import type { Page } from '@playwright/test';

/** Rates one question of the trial after the other, and saves. */
export async function rate(page: Page, steps: readonly string[]): Promise<void> {
  // The page of the day may ask about wearing too.
  const asked = page.getByRole('region', { name: /how is it now|do again/ });
  for (const [index, step] of steps.entries()) {
    await asked.getByRole('radio', { name: step, exact: true }).check();
    const isLast = index === steps.length - 1;
    await asked.getByRole('button', { name: isLast ? /^Save my/ : 'Next' }).click();
  }
}
