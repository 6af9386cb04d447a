import type { Page } from '@playwright/test';
import { brand } from '../../src/domain/brand';
import { paths } from '../../src/domain/pages/paths';
import { textSizeKey, type TextSize } from '../../src/domain/words/text-size';
import { expectNothingLost } from '../access/access-page';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { countedSteps, expectSaid } from './form-steps';
import {
  cards,
  comeToPay,
  fillCard,
  newShopper,
  pay,
  readOrderNumber,
  type Shopper,
} from './shopper';
import { at, inBothLanguages, say, sayPart } from '../base/words';

const views = [
  { width: 390, height: 844, currency: 'CAD', size: 'largest' },
  { width: 1440, height: 900, currency: 'USD', size: 'normal' },
] as const;

for (const { width, height, currency, size } of views) {
  test.describe(
    `journey: a return, at ${width} px, ${currency}, ${size} text`,
    inBothLanguages,
    () => {
      test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

      test('takes two taps and three fields at most, and ends with lasting words', async ({
        page,
      }) => {
        const shopper = newShopper();
        const number = await buyACharger(page, shopper, currency);
        await setTextSize(page, size);
        await page.goto(at(paths.returns));
        const { count, tap, fill } = countedSteps();
        const form = page.getByRole('form', { name: say('Request a return') });
        // The form comes first: it begins in the first screen, and the policy is below it.
        await expect(page.getByRole('heading', { name: say('Request a return') })).toBeInViewport();
        const policy = page.getByRole('main').locator('details h2').first();
        await expect(policy).toBeAttached();
        await expect(policy).toBeHidden();
        await expect(page.getByRole('main').locator(`a[href="${at(paths.returns)}"]`)).toHaveCount(
          0,
        );
        await expectNothingLost(page);
        await fill(form.getByLabel(say('Order number')), number);
        await fill(form.getByLabel(say('Email')), shopper.email);
        await fill(form.getByLabel(say('Postal code')), shopper.postalCode);
        await tap(form.getByRole('button', { name: say('Send request') }));
        await expectSaid(page.getByRole('heading', { name: say('We have your return request') }));
        await expect(page.getByText(sayPart('It is for order'))).toBeVisible();
        expect(page.url()).toContain(at(paths.returns));
        expect(count.taps).toBeLessThanOrEqual(2);
        expect(count.fields).toBeLessThanOrEqual(3);
        await expectNothingLost(page);
        await expectNoAxeViolations(page, [width]);

        await page.goto(at(paths.home));
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: say('Track my order'), exact: true })
          .click();
        await expect(page.getByRole('form', { name: say('Look up your order') })).toBeVisible();
        await expect(
          page
            .getByRole('form', { name: say('Look up your order') })
            .getByLabel(say('Order number')),
        ).toBeFocused();
      });
    },
  );
}

async function buyACharger(page: Page, shopper: Shopper, currency: string): Promise<string> {
  if (currency === 'CAD') {
    await page.goto(at(paths.shop));
    await page
      .getByRole('contentinfo')
      .getByRole('combobox', { name: say('Prices in') })
      .selectOption(currency);
  }
  await comeToPay(page, shopper);
  await fillCard(page, cards.accepted);
  await pay(page);
  return readOrderNumber(page);
}

/** As the choice in the footer keeps it. */
async function setTextSize(page: Page, size: TextSize): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, JSON.stringify(value)), [
    brand.storagePrefix + textSizeKey,
    size,
  ] as const);
}
