import type { Page } from '@playwright/test';
import type { Mood } from '../../../src/testing/gateway/stand-in';
import { expect } from '../../base/fixtures';
import { pay, payButton, readMailTo, readOrderNumber } from '../../buying/shopper';
import { cards, openStripeCheckout, price, stripeHosts, test, typeCard } from './stripe';

// While it is unknown whether the money was authorised, the order is refused with 503. Before trying again the checkout
// asks whether the order was placed after all, and gets a 400 because there is none.
test.use({ allowedRequests: stripeHosts, allowedConsole: /status of (503|400)/ });

type Trouble = { moment: string; only: RegExp; moods: readonly Mood[] };

/** What the shop asks Stripe in the course of one purchase, and how that can go wrong. */
const troubles: readonly Trouble[] = [
  {
    moment: 'when the card is to agree',
    only: /POST \/v1\/payment_intents$/,
    moods: ['slow', 'refusing', 'nonsense', 'gone', 'answers lost'],
  },
  {
    moment: 'when the order is written',
    only: /GET \/v1\/payment_intents/,
    moods: ['slow', 'refusing', 'nonsense', 'gone'],
  },
];

for (const { moment, only, moods } of troubles) {
  for (const mood of moods) {
    test(`Stripe is ${mood} ${moment}`, async ({ page, stripe }) => {
      await stripe.open();
      await openStripeCheckout(page);
      await typeCard(page, cards.good);
      stripe.standIn.behave(mood, only);
      await pay(page);
      await expect(page.getByText('We could not finish your order')).toBeVisible({
        timeout: 25_000,
      });
      expect(stripe.standIn.taken()).toBe(0);
      stripe.standIn.behave('well');
      await payOnce(page);
      await expect.poll(() => stripe.standIn.taken()).toBe(price);
    });
  }
}

for (const mood of ['slow', 'gone', 'answers lost'] as const) {
  test(`an order whose money is to be taken while Stripe is ${mood} stands, and the queue catches up`, async ({
    page,
    stripe,
  }) => {
    test.slow();
    await stripe.open();
    await openStripeCheckout(page);
    const email = await page.getByLabel('Email', { exact: true }).inputValue();
    await typeCard(page, cards.good);
    stripe.standIn.behave(mood, /capture/);
    await payOnce(page);
    await expect
      .poll(() => stripe.standIn.requests.some((asked) => /capture/.test(asked)))
      .toBe(true);
    stripe.standIn.behave('well');
    await expect.poll(() => stripe.standIn.taken(), { timeout: 150_000 }).toBe(price);
    expect(stripe.standIn.held()).toBe(0);
    const mails = await readMailTo(email);
    expect(mails.filter(({ subject }) => subject.startsWith('Your order'))).toHaveLength(1);
  });
}

/** The form has kept its contents, and pressing once more is enough. */
async function payOnce(page: Page): Promise<void> {
  await expect(page.getByLabel('First name')).toHaveValue('Margaret');
  await payButton(page).dblclick();
  await readOrderNumber(page);
}
