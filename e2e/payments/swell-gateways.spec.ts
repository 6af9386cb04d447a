import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { expect, expectNoAxeViolations, test as base } from '../base/fixtures';
import {
  choose,
  expectFailure,
  openFilledCheckout,
  showMoreWays,
  waysToPay,
} from '../buying/payer';
import { announce, providerHosts, Providers } from './providers';
import { cards, fillCard, pay, readOrderNumber } from '../buying/shopper';

type Store = {
  store: string;
  methods: Readonly<Record<string, object>>;
  scriptHosts: readonly string[];
  ways: readonly ReturnType<typeof way>[];
};

/** Hosted stores by their active gateways, with the script hosts that pages may then use. */
const stores: readonly Store[] = [
  {
    store: 'by each provider itself',
    methods: {
      paypal: { id: 'paypal', mode: 'test', client_id: 'client_1', merchant_id: 'merchant_1' },
      google: by('google', 'authorizenet', { merchant_id: 'g_1', gateway_merchant_id: 'a_1' }),
      apple: by('apple', 'authorizenet', { merchant_id: 'merchant.example' }),
      amazon: { id: 'amazon', mode: 'test', merchant_id: 'amazon_1', public_key_id: 'key_1' },
      sezzle: { id: 'sezzle', mode: 'test', public_key: 'sezzle_1' },
    },
    scriptHosts: [
      'https://www.paypal.com',
      'https://www.paypalobjects.com',
      'https://pay.google.com',
      'https://applepay.cdn-apple.com',
      'https://static-na.payments-amazon.com',
      'https://checkout-sdk.sezzle.com',
    ],
    ways: [
      way('PayPal', ['https://www.paypal.com/sdk/js']),
      way('Google Pay', ['https://pay.google.com/gp/p/js/pay.js'], 'Google'),
      way('Apple Pay', ['https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js']),
      way('Sezzle', ['https://checkout-sdk.sezzle.com/express_checkout.min.js']),
    ],
  },
  {
    store: 'by Braintree',
    methods: {
      card: by('card', 'braintree', {}),
      paypal: by('paypal', 'braintree', { client_id: 'client_1', merchant_id: 'merchant_1' }),
      google: by('google', 'braintree', { merchant_id: 'google_1' }),
      apple: by('apple', 'braintree', {}),
    },
    scriptHosts: [
      'https://www.paypal.com',
      'https://www.paypalobjects.com',
      'https://js.braintreegateway.com',
      'https://assets.braintreegateway.com',
      'https://pay.google.com',
    ],
    ways: [
      way('PayPal', ['https://www.paypal.com/sdk/js', part('client'), part('paypal-checkout')]),
      way(
        'Google Pay',
        ['https://pay.google.com/gp/p/js/pay.js', part('client'), part('google-payment')],
        'Google',
      ),
      way('Apple Pay', [part('client'), part('apple-pay')], 'Braintree'),
    ],
  },
  {
    store: 'by ConvesioPay',
    methods: {
      google: by('google', 'convesiopay', {}),
      apple: by('apple', 'convesiopay', {}),
    },
    scriptHosts: ['https://pay.google.com', 'https://applepay.cdn-apple.com'],
    ways: [
      way('Google Pay', ['https://pay.google.com/gp/p/js/pay.js'], 'Google'),
      way('Apple Pay', ['https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js']),
    ],
  },
];

function by(id: string, gateway: string, more: object) {
  return { id, gateway, mode: 'test', ...more };
}

function part(name: string): string {
  return `https://js.braintreegateway.com/web/3.91.0/js/${name}.min.js`;
}

/** A payment method with its scripts in order, and the name in the error message when the first does not load. */
function way(name: string, scripts: string[], library = name) {
  return { name, scripts, library };
}

const test = base.extend<{ providers: Providers }>({
  allowedRequests: providerHosts,
  providers: [
    async ({ page }, use) => {
      const providers = new Providers(page);
      await providers.open();
      await use(providers);
    },
    { auto: true },
  ],
});

// The tests share one store and change its gateways, so they run one after the other.
test.describe.configure({ mode: 'default', timeout: 240_000 });

/** Presses the provider's own button, which shows once the form is in the cart. */
async function pressProvider(page: Page, name: string): Promise<void> {
  await pay(page);
  await page
    .getByRole('group', { name: `Approve in ${name}` })
    .getByRole('button', { name, exact: true })
    .click();
}

async function answerProvider(page: Page, name: string, word: string): Promise<void> {
  await page.getByRole('dialog', { name }).getByRole('button', { name: word, exact: true }).click();
}

/**
 * Goes back to the form. Some providers do not report that their window was closed; then the shopper presses "Not now".
 */
async function comeBack(page: Page, name: string): Promise<void> {
  const notNow = page.getByRole('button', { name: 'Not now' });
  const told = page.getByText(`You closed ${name}`).first();
  await expect(notNow.or(told).first()).toBeVisible();
  if (await notNow.isVisible()) await notNow.click();
}

async function payByCard(page: Page): Promise<void> {
  await choose(page, 'Card');
  await fillCard(page, cards.accepted);
  await pay(page);
  await readOrderNumber(page);
}

for (const { store, methods, scriptHosts, ways } of stores) {
  test.describe(`a hosted store that is paid ${store}`, () => {
    test.beforeAll(async ({ request }) => {
      await announce(methods);
      // A change in the store's dashboard is noticed within a minute.
      await expect
        .poll(async () => scriptHostsOf(await request.get(paths.checkout)), { timeout: 100_000 })
        .toEqual(scriptHosts);
    });

    test('loads nothing of theirs before one is chosen', async ({ page, providers }) => {
      await openFilledCheckout(page);
      await showMoreWays(page);
      for (const { name } of ways) {
        await expect(waysToPay(page).getByRole('radio', { name, exact: true })).toBeVisible();
      }
      expect(providers.asked).toEqual([]);
      await expectNoAxeViolations(page);
      await payByCard(page);
      expect(providers.asked).toEqual([]);
    });

    for (const { name, scripts, library } of ways) {
      test(`${name}: its scripts come when it is chosen, and it pays`, async ({
        page,
        providers,
      }) => {
        await openFilledCheckout(page);
        await choose(page, name);
        await expect(page.getByText(`${name} works here. Press Pay now`)).toBeVisible();
        expect(providers.asked).toEqual(scripts);
        await pressProvider(page, name);
        await answerProvider(page, name, 'Approve');
        await readOrderNumber(page);
        expect(providers.asked).toEqual(scripts);
      });

      test.describe(`${name}, which the store is refused,`, () => {
        test.use({ allowedConsole: /status of 400/ });

        test('charges nothing', async ({ page, providers }) => {
          await openFilledCheckout(page);
          await choose(page, name);
          await pressProvider(page, name);
          await answerProvider(page, name, 'Approve without money');
          await expectFailure(page, 'It was not accepted and nothing was charged.');
          expect(providers.asked).toEqual(scripts);
        });
      });

      test(`${name}: a payment that is cancelled can be made another way`, async ({ page }) => {
        await openFilledCheckout(page);
        await choose(page, name);
        await pressProvider(page, name);
        await expectNoAxeViolations(page);
        await answerProvider(page, name, 'Cancel');
        await comeBack(page, name);
        await expectFailure(page, `You closed ${name}`);
        await payByCard(page);
      });

      test.describe(`${name}, whose script does not come,`, () => {
        test.use({ allowedConsole: /Failed to load resource/ });

        test('says so, and the other ways to pay work', async ({ page, providers }) => {
          providers.areThere = false;
          await openFilledCheckout(page);
          await choose(page, name);
          const words = `${library} was not loaded. Please choose another way to pay.`;
          await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
          await pay(page);
          await expectFailure(page, `${library} was not loaded`);
          await payByCard(page);
        });
      });
    }
  });
}

test.describe('Amazon, which is visited twice,', () => {
  test.beforeAll(async ({ request }) => {
    const [{ methods, scriptHosts } = { methods: {}, scriptHosts: [] }] = stores;
    await announce(methods);
    await expect
      .poll(async () => scriptHostsOf(await request.get(paths.checkout)), { timeout: 100_000 })
      .toEqual(scriptHosts);
  });

  const script = 'https://static-na.payments-amazon.com/checkout.js';

  /** No other provider's script. A form that comes back with Amazon chosen asks for it once more. */
  function expectOnlyAmazon({ asked }: { asked: readonly string[] }): void {
    expect([...new Set(asked)]).toEqual([script]);
  }

  async function goToAmazon(page: Page): Promise<void> {
    await openFilledCheckout(page);
    await choose(page, 'Amazon Pay');
    await expect(page.getByText('Amazon Pay works here. Press Pay now')).toBeVisible();
    await pressProvider(page, 'Amazon Pay');
    await page.waitForURL(/payments\.amazon\.com\/choose/);
  }

  test('pays', async ({ page, providers }) => {
    await goToAmazon(page);
    expect(providers.asked).toEqual([script]);
    await page.getByRole('link', { name: 'Use this card' }).click();
    await page.waitForURL(/payments\.amazon\.com\/confirm/);
    await page.getByRole('link', { name: 'Pay' }).click();
    await readOrderNumber(page);
  });

  test.describe('from an empty card', () => {
    test.use({ allowedConsole: /status of 400/ });

    test('takes nothing', async ({ page, providers }) => {
      await goToAmazon(page);
      await page.getByRole('link', { name: 'Use an empty card' }).click();
      await page.waitForURL(/payments\.amazon\.com\/confirm/);
      await page.getByRole('link', { name: 'Pay' }).click();
      await expectFailure(page, 'It was not accepted and nothing was charged.');
      expectOnlyAmazon(providers);
    });
  });

  test('and was cancelled there', async ({ page, providers }) => {
    await goToAmazon(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expectFailure(page, 'Your payment was not approved');
    expectOnlyAmazon(providers);
  });

  test.describe('and whose script does not come,', () => {
    test.use({ allowedConsole: /Failed to load resource/ });

    test('says so, and the other ways to pay work', async ({ page, providers }) => {
      providers.areThere = false;
      await openFilledCheckout(page);
      await choose(page, 'Amazon Pay');
      const words = 'Amazon was not loaded. Please choose another way to pay.';
      await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
      await payByCard(page);
    });
  });
});

test('Google Pay that this device cannot do says so, and the other ways to pay work', async ({
  page,
  providers,
}) => {
  await page.addInitScript(() => Object.assign(window, { playedGoogleIsThere: false }));
  await openFilledCheckout(page);
  await choose(page, 'Google Pay');
  const words = 'This device is not capable of making Google Pay payments';
  await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  expect(providers.asked).toHaveLength(1);
  await payByCard(page);
});

/** The other hosts from which a page may run scripts. */
function scriptHostsOf(answer: { headers(): Record<string, string> }): string[] {
  const policy = answer.headers()['content-security-policy'] ?? '';
  const [, ...sources] = /script-src [^;]*/.exec(policy)?.[0].split(' ') ?? [];
  return sources.filter((source) => source.startsWith('https:'));
}
