import { paths } from '../../src/domain/pages/paths';
import { counted } from '../base/counted';
import { expect, test } from '../base/fixtures';
import { inWords, phoneAndLaptop, showAs } from './shown-as';
import {
  cards,
  checkoutIsReady,
  drawer,
  fillAddress,
  fillCard,
  fillContact,
  newShopper,
  pay,
  readOrderNumber,
} from './shopper';
import { at, inBothLanguages, say, startingAt } from '../base/words';

for (const shown of phoneAndLaptop) {
  test(
    `a guest buys a pair with 4 taps and 12 fields at most: ${inWords(shown)}`,
    inBothLanguages,
    async ({ page }) => {
      const shopper = newShopper();
      await showAs(page, shown);
      const effort = await counted(page);
      await page.goto(at(paths.home));
      await page.getByRole('link', { name: say('See Charge-and-Go') }).click();
      await page
        .getByRole('button', { name: say('Add to cart'), exact: true })
        .first()
        .click();
      await drawer(page)
        .getByRole('link', { name: say('Checkout') })
        .click();
      await checkoutIsReady(page);
      await fillContact(page, shopper);
      await fillAddress(page, shopper);
      await fillCard(page, cards.accepted);
      await pay(page);
      await readOrderNumber(page);
      expect(effort()).toEqual({ taps: 4, fields: 12, screens: 4 });
    },
  );

  test(
    `somebody finds their level and sees it with 6 taps at most: ${inWords(shown)}`,
    inBothLanguages,
    async ({ page }) => {
      await showAs(page, shown);
      const effort = await counted(page);
      await page.goto(at(paths.discovery));
      for (const answer of [
        'For me',
        'No, none of these',
        'Both ears',
        'Small groups and the phone',
        'A fair middle',
      ]) {
        await page.getByRole('radio', { name: say(answer) }).click();
      }
      await page.getByRole('link', { name: say('See this hearing aid') }).click();
      await expect(page).toHaveURL(startingAt('/product/charge-go?tech=advanced'));
      await expect(page.getByRole('radio', { name: say('Advanced') })).toBeChecked();
      expect(effort()).toEqual({ taps: 6, fields: 0, screens: 2 });
    },
  );
}
