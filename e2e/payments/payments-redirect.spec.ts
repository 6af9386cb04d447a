import { paths } from '../../src/domain/pages/paths';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import {
  answerBank,
  approve,
  choose,
  expectFailure,
  goToBank,
  goToBankAgain,
  openFilledCheckout,
} from '../buying/payer';
import { fillCard, cards, pay, readOrderNumber } from '../buying/shopper';

const notApproved = /We are unable to authenticate your payment method\. Please choose a different/;
const notConfirmed = 'Unknown redirect status';
const declined = 'Your payment did not go through';

type Method = {
  name: string;
  /** What the bank answers for a failure and for an unknown result, and what the shopper then reads. */
  failure: [answer: string, words: string | RegExp];
  unknown: [answer: string, words: string | RegExp];
  /** Number of visits to the bank; Amazon needs two. */
  visits?: number;
};

const methods: readonly Method[] = [
  { name: 'PayPal', failure: ['failed', declined], unknown: ['unknown', notConfirmed] },
  // Klarna returns with a token or without one; any other answer counts as no token.
  { name: 'Klarna', failure: ['failed', notApproved], unknown: ['unknown', notApproved] },
  { name: 'Bancontact', failure: ['failed', declined], unknown: ['unknown', notConfirmed] },
  { name: 'Paysafecard', failure: ['error', notConfirmed], unknown: ['expired', notConfirmed] },
  {
    name: 'Amazon Pay',
    failure: ['failed', declined],
    unknown: ['unknown', notConfirmed],
    visits: 2,
  },
  { name: 'iDEAL', failure: ['failed', declined], unknown: ['unknown', notConfirmed] },
  { name: 'Quickpay', failure: ['failed', declined], unknown: ['unknown', notConfirmed] },
];

for (const { name, failure, unknown, visits = 1 } of methods) {
  test.describe(name, () => {
    test('approved: the order is placed, and going back pays nothing again', async ({ page }) => {
      await goToBank(page, name);
      await approve(page, visits);
      const number = await readOrderNumber(page);
      await page.goto(paths.checkout);
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
      await page.goto('/checkout-success');
      await expect(page.getByTestId('order-number')).toHaveText(number);
    });

    test('answered with a word nobody knows, failed, declined: back to the form each time, and another way pays', async ({
      page,
    }) => {
      await goToBank(page, name);
      await answerBank(page, unknown[0]);
      await expectFailure(page, unknown[1]);
      await expectNoAxeViolations(page);

      await goToBankAgain(page, name);
      await answerBank(page, failure[0]);
      await expectFailure(page, failure[1]);

      await goToBankAgain(page, name);
      await page.getByRole('button', { name: 'Decline' }).click();
      await expectFailure(page, notApproved);

      await choose(page, 'Card');
      await fillCard(page, cards.accepted);
      await pay(page);
      await readOrderNumber(page);
    });
  });
}

test.describe('the address of a way back', () => {
  test.use({ allowedConsole: /status of 400/ });

  test('alone pays for nothing', async ({ page }) => {
    await openFilledCheckout(page);
    for (const address of [
      '?gateway=klarna_direct&sid=s1&authorization_token=nobodys',
      '?gateway=paysafecard',
      '?gateway=quickpay&redirect_status=succeeded&card_id=nobodys',
      '?gateway=bancontact&redirect_status=succeeded&setup_intent_client_secret=nobodys',
      '?gateway=paypal&redirect_status=succeeded&token=nobodys',
      '?gateway=ideal&redirect_status=succeeded',
      '?gateway=amazon&redirect_status=succeeded&confirm=true',
      '?gateway=nobody&redirect_status=succeeded',
      '?gateway=quickpay',
    ]) {
      await test.step(address, async () => {
        // Each time there is an unanswered payment.
        await goToBankAgain(page, 'iDEAL');
        await page.goto(`${paths.checkout}${address}`);
        await expectFailure(page, /Nothing was charged|nothing was charged/);
      });
    }
  });
});
