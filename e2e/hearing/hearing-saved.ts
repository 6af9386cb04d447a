import type { Page } from '@playwright/test';
import { brand } from '../../src/domain/brand';
import { paths } from '../../src/domain/pages/paths';
import { limited } from '../../src/domain/hearing/private-storage';
import { aTestResult } from '../../src/testing/hearing';
import { expect } from '../base/fixtures';
import { at, say, sayPart } from '../base/words';

/** Opens the result of a test that was just taken on this device. */
export async function finishTest(page: Page): Promise<void> {
  await page.goto(at(paths.hearingTest));
  await page.evaluate(
    ([key, stored]) => localStorage.setItem(key ?? '', stored ?? ''),
    [
      `${brand.storagePrefix}hearing-result`,
      JSON.stringify(
        limited('hearing-result', { result: aTestResult(), answers: null }, Date.now()),
      ),
    ],
  );
  await page.goto(at(paths.hearingTestTake));
  await expect(page.getByRole('figure', { name: say('Audiogram') })).toBeVisible();
}

/** Saves the result under an address, which need not be proven. */
export async function saveResult(page: Page, email: string): Promise<void> {
  await page.getByLabel(say('Email'), { exact: true }).fill(email);
  await page.getByRole('checkbox', { name: sayPart('Store my result') }).check();
  await page.getByRole('checkbox', { name: sayPart('Email me') }).check();
  await page.getByRole('button', { name: say('Save my result') }).click();
  await expect(page.getByText(sayPart('Your result is saved.'))).toBeVisible();
}
