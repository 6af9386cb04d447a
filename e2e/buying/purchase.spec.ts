import { paths } from '../../src/domain/pages/paths';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { openFilledCheckout } from './payer';
import {
  addAccessory,
  addHearingAid,
  applyCode,
  cards,
  checkoutIsReady,
  comeToPay,
  drawer,
  fillAddress,
  fillCard,
  fillContact,
  goToCheckout,
  newShopper,
  openSummary,
  pay,
  payButton,
  premiumPair,
  readMailTo,
  readOrderNumber,
  tabTo,
} from './shopper';
import { at, inBothLanguages, say, sayMoney, sayPart, shopLocale } from '../base/words';

/** In the words of the place, which belong to the catalogue. */
const readyInADay = { 'en-US': 'Usually ready in 24 hours', 'fr-CA': 'Prêt dans les 24 heures' }[
  shopLocale
];

/** A pair at 2 × 2000.00 and the TV streamer at 299.00, less ten percent; 2 × 2700.00 and 399.00 in Canadian dollars. */
const paid = sayMoney({ USD: 3869.1, CAD: 5219.1 });

const aidInWords = ['Premium', 'Pair', 'Graphite', 'Large'].map((value) => say(value)).join(', ');

for (const width of [1440, 390]) {
  test(
    `a Premium pair and a TV streamer, with WELCOME10, to Calgary, at ${width} px`,
    inBothLanguages,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const shopper = newShopper();
      await addHearingAid(page, premiumPair);
      await addAccessory(page, 'stream-line-tv');
      await goToCheckout(page);

      const summary = await openSummary(page);
      await expect(summary).toContainText(aidInWords);
      await applyCode(summary, 'welcome10');
      await expect(summary.getByRole('button', { name: say('Remove WELCOME10') })).toBeVisible();
      await expect(summary).toContainText(paid);

      await fillContact(page, shopper);
      await fillAddress(page, shopper);
      await fillCard(page, cards.accepted);
      await expect(page.getByText(say('Test mode: no real card is charged'))).toBeVisible();
      await expect(payButton(page)).toHaveAccessibleDescription(paid);
      await expectNoAxeViolations(page, [width]);
      await pay(page);

      const number = await readOrderNumber(page);
      await expect(page.getByRole('region', { name: say(`Order ${number}`) })).toContainText(paid);
      await expectNoAxeViolations(page, [width]);
      const [mail] = await readMailTo(shopper.email);
      expect(`${mail?.subject} ${mail?.text}`).toContain(number);

      await page.goto(at(paths.home));
      await expect(page.getByRole('banner').getByRole('button', { name: /, 0 / })).toBeVisible();
      await page.goto(at(paths.checkout));
      await expect(page.getByRole('heading', { name: say('Your cart is empty') })).toBeVisible();
    },
  );
}

test('the same by keyboard alone', async ({ page }) => {
  test.slow();
  const shopper = newShopper();
  const { keyboard } = page;
  const radio = (group: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { checked: true });
  const type = async (label: string, text: string) => {
    await tabTo(page.getByLabel(label, { exact: true }));
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(text);
  };

  await page.goto(at(paths.product('charge-go')));
  await tabTo(radio('Tech level'));
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await tabTo(radio('Colour'));
  await keyboard.press('ArrowRight');
  await tabTo(radio('Receiver'));
  await keyboard.press('ArrowDown');
  await tabTo(page.getByRole('button', { name: say('Add to cart'), exact: true }).first());
  await keyboard.press('Enter');
  await expect(drawer(page).getByTestId('subtotal')).toHaveText('$4,000.00');
  await tabTo(drawer(page).getByRole('button', { name: say('Add Stream Line TV to cart') }));
  await keyboard.press('Enter');
  await expect(drawer(page).getByTestId('subtotal')).toHaveText('$4,299.00');
  await tabTo(drawer(page).getByRole('link', { name: say('Checkout') }));
  await keyboard.press('Enter');
  await checkoutIsReady(page);

  await type('Discount code', 'WELCOME10');
  await keyboard.press('Enter');
  await expect(payButton(page)).toHaveAccessibleDescription(paid);
  await type('Email', shopper.email);
  await type('First name', shopper.firstName);
  await type('Last name', shopper.lastName);
  await type('Address', shopper.address);
  await type('City', shopper.city);
  await tabTo(page.getByLabel(say('Province')));
  await keyboard.type('Alb');
  await type('Postal code', shopper.postalCode);
  await type('Phone', shopper.phone);
  await type('Card number', '4242424242424242');
  await expect(page.getByLabel(say('Card number'))).toHaveValue('4242 4242 4242 4242');
  await type('Expiration date', '848');
  await expect(page.getByLabel(say('Expiration date'))).toHaveValue('08 / 48');
  await type('Security code', '123');
  await type('Name on card', 'Margaret Okafor');
  await expect(payButton(page)).toBeEnabled();
  await tabTo(payButton(page));
  await keyboard.press('Enter');
  await readOrderNumber(page);
});

test(
  'a pick-up is billed to an address and collected in Montréal',
  inBothLanguages,
  async ({ page }) => {
    const shopper = newShopper();
    await addAccessory(page, 'standard-charger');
    await goToCheckout(page);
    await fillContact(page, shopper);
    await page.getByRole('radio', { name: say('Pick up') }).check();
    const place = page.getByRole('radiogroup', { name: say('Pick-up location') });
    await expect(place).toContainText('Montréal');
    await expect(place).toContainText(readyInADay);
    await expect(place).toContainText(sayPart('Free'));
    await expect(place.getByRole('radio')).toBeChecked();
    await fillAddress(page.getByRole('group', { name: say('Billing address') }), shopper);
    await fillCard(page, cards.accepted);
    await pay(page);
    const number = await readOrderNumber(page);
    await expect(page.getByRole('region', { name: say(`Order ${number}`) })).toContainText(
      'Montréal',
    );
  },
);

test('express shipping is part of the price', async ({ page }) => {
  const shopper = newShopper();
  await openFilledCheckout(page, shopper);
  await page.getByRole('radio', { name: 'Express' }).check();
  await expect(payButton(page)).toHaveAccessibleDescription('$164.00');
  await fillCard(page, cards.accepted);
  await pay(page);
  const number = await readOrderNumber(page);
  await expect(page.getByRole('region', { name: say(`Order ${number}`) })).toContainText('$164.00');
});

test('a gift card pays its part, a coupon gives way to a new one', async ({ page }) => {
  await openFilledCheckout(page);
  const summary = await openSummary(page);
  await applyCode(summary, 'GIFT-BORE-AL50');
  const remove = summary.getByRole('button', { name: say('Remove gift card ending AL50') });
  await expect(remove).toBeVisible();
  await expect(payButton(page)).toHaveAccessibleDescription('$99.00');
  await remove.click();
  await expect(payButton(page)).toHaveAccessibleDescription('$149.00');
  await applyCode(summary, 'WELCOME10');
  await summary.getByRole('button', { name: say('Remove WELCOME10') }).click();
  await expect(payButton(page)).toHaveAccessibleDescription('$149.00');
});

test('whatever is typed as an address stays text and fits a 320 px screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  const hostile = `<img src=x onerror=alert(1)>${'W'.repeat(60)}`;
  await comeToPay(page, { ...newShopper(), address: hostile });
  await fillCard(page, cards.accepted);
  await pay(page);
  const number = await readOrderNumber(page);
  await expect(page.getByRole('region', { name: say(`Order ${number}`) })).toContainText(hostile);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test.describe('a card that is declined', () => {
  test.use({ allowedConsole: /status of 400/ });

  test('keeps the form, and another card pays', async ({ page }) => {
    const shopper = newShopper();
    await openFilledCheckout(page, shopper);
    await fillCard(page, cards.declined);
    await pay(page);
    const toast = page
      .getByRole('alert')
      .filter({ hasText: 'Something went wrong with the payment' });
    await expect(toast).toBeVisible();
    const failure = page.getByRole('group', { name: say('Your payment did not go through') });
    await expect(failure).toContainText(
      'Something went wrong with the payment, please try again later.',
    );
    await expect(failure).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByLabel(say('Email'), { exact: true })).toHaveValue(shopper.email);
    await expect(page.getByLabel(say('Card number'))).toHaveValue(cards.declined);
    await expectNoAxeViolations(page);

    await page.reload();
    await checkoutIsReady(page);
    await expect(page.getByLabel(say('Email'), { exact: true })).toHaveValue(shopper.email);
    await expect(page.getByLabel(say('Card number'))).toHaveValue('');
    await fillCard(page, cards.accepted);
    await pay(page);
    await readOrderNumber(page);
  });
});

test.describe('a card that has to be confirmed', () => {
  test.use({ allowedConsole: /status of 400/ });

  test('approved: the order is placed', async ({ page }) => {
    await openFilledCheckout(page);
    await fillCard(page, cards.confirmed);
    await pay(page);
    await page.getByRole('button', { name: say('Approve') }).click();
    expect(await readOrderNumber(page)).toMatch(/^\d+$/);
  });

  test('declined: back to the form with everything but the card, and another card pays', async ({
    page,
  }) => {
    const shopper = newShopper();
    await openFilledCheckout(page, shopper);
    await fillCard(page, cards.confirmed);
    await pay(page);
    await page.getByRole('button', { name: say('Decline') }).click();
    await checkoutIsReady(page);
    await expect(page).toHaveURL(at(paths.checkout));
    await expect(
      page.getByRole('alert').filter({ hasText: 'unable to authenticate' }),
    ).toBeVisible();
    await expect(
      page.getByRole('group', { name: say('Your payment was not approved') }),
    ).toContainText('We are unable to authenticate your payment method.');
    await expect(page.getByLabel(say('First name'))).toHaveValue(shopper.firstName);
    await expect(page.getByLabel(say('Card number'))).toHaveValue('');
    await fillCard(page, cards.accepted);
    await pay(page);
    await readOrderNumber(page);
  });

  test('not decided: the address alone pays for nothing', async ({ page }) => {
    await openFilledCheckout(page);
    await fillCard(page, cards.confirmed);
    await pay(page);
    await expect(page.getByRole('button', { name: say('Approve') })).toBeVisible();
    await page.goto(`${paths.checkout}?gateway=embedded&redirect_status=succeeded`);
    await expect(page.getByText(say('Your payment did not go through'))).toBeVisible();
    await expect(page).toHaveURL(at(paths.checkout));
  });
});
