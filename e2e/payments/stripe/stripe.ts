import type { Page, Route } from '@playwright/test';
import { createStripeStandIn, type Behaviour } from '../../../src/testing/gateway/stand-in';
import { paths } from '../../../src/domain/pages/paths';
import { expect, test as base } from '../../base/fixtures';
import { openForm } from '../../buying/payer';
import { serverOrigin } from '../../base/server';
import { addAccessory, drawer, fillAddress, payButton, type Shopper } from '../../buying/shopper';
import { stripeUrl, webhookSecret } from './stripe-address';
import { stripeInBrowser } from './stripe-in-browser';

/** Addresses outside of the shop that these pages use; the tests answer all of them. */
export const stripeHosts = /^https:\/\/(js|api)\.stripe\.com\/|^https:\/\/klarna\.example\//;

/** Stripe for one test: its API, its code in the browser, and the page of Klarna. */
class StripeAtHand {
  readonly standIn = createStripeStandIn({ webhookSecret });
  /** False makes Stripe's script fail to load. */
  hasScript = true;
  /** Wallets that the browser says it has. */
  wallets: Record<string, boolean> | null = null;

  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    const { page } = this;
    await this.standIn.start(Number(new URL(stripeUrl).port));
    await page.addInitScript(
      (wallets) => Object.assign(window, { stripeWallets: wallets }),
      this.wallets,
    );
    await page.route('https://js.stripe.com/v3/', (route) =>
      this.hasScript
        ? route.fulfill({ contentType: 'text/javascript', body: `(${stripeInBrowser})()` })
        : route.abort(),
    );
    await page.route('https://api.stripe.com/**', (route) => this.answerBrowser(route));
    await page.route('https://klarna.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: klarnaPage(route.request().url()) }),
    );
  }

  close = () => this.standIn.stop();

  /** Reports news of an intent to the shop's webhook, as Stripe does. */
  async report(intentId: string, id = `evt_${Date.now()}`): Promise<number> {
    const { body, signature } = this.standIn.report(intentId, { id });
    const answer = await this.page.request.post('/api/webhooks/stripe', {
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
      data: Buffer.from(body),
    });
    return answer.status();
  }

  /** The shopper answers on Klarna's page, which sends them back. */
  async answerKlarna(word: 'Agree' | 'Refuse'): Promise<void> {
    await this.page.waitForURL(/klarna\.example/);
    const intent = this.standIn.intents.get(this.lastIntent());
    if (intent?.status === 'requires_action') this.standIn.answerBank(intent.id, word === 'Agree');
    await this.page.getByRole('link', { name: word }).click();
  }

  /** The only intent that was made, or the last one. */
  lastIntent(): string {
    return [...this.standIn.intents.keys()].at(-1) ?? '';
  }

  private async answerBrowser(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    const sent: Record<string, string> = route.request().postDataJSON();
    const headers = { 'access-control-allow-origin': serverOrigin };
    const answer = (json: object) => route.fulfill({ json, headers });
    try {
      await answer(this.browserAsks(pathname, sent));
    } catch (error) {
      const { fields } = error as { fields?: object };
      await answer({ error: fields ?? { type: 'api_error' } });
    }
  }

  /** Answers the double in the browser. Card numbers are Stripe's own test numbers. */
  private browserAsks(path: string, { number = '', secret = '', word = '' }): object {
    const [id = ''] = secret.split('_secret_');
    switch (path) {
      case '/method': {
        const token = this.standIn.typeCard(behaviours[number] ?? 'good');
        const card = { brand: 'visa', last4: number.slice(-4), exp_month: 12, exp_year: 2040 };
        return { id: token, card: { ...card, checks: {} } };
      }
      case '/keep':
        return this.standIn.confirmSetup(id, this.standIn.typeCard(behaviours[number] ?? 'good'));
      case '/answer-keep':
        return this.standIn.answerBankOnSetup(id, word === 'approve');
      case '/confirm':
        this.standIn.confirmAsShopper(id);
        break;
      case '/klarna':
        this.standIn.sendToKlarna(id);
        break;
      case '/answer':
        this.standIn.answerBank(id, word === 'approve');
        break;
    }
    const intent = this.standIn.intents.get(id);
    return { id, status: intent?.status, payment_method: intent?.payment_method ?? null };
  }
}

const behaviours: Readonly<Record<string, Behaviour>> = {
  '4000000000000002': 'declined',
  '4000002500003155': 'asks',
};

/** Klarna's page: the shopper agrees or refuses, and goes back to the address that Stripe was given. */
function klarnaPage(address: string): string {
  const { searchParams } = new URL(address);
  const secret = searchParams.get('secret') ?? '';
  const back = (status: string) =>
    `${searchParams.get('back')}&payment_intent=${secret.split('_secret_')[0]}&payment_intent_client_secret=${secret}&redirect_status=${status}`;
  return `<!doctype html><title>Klarna</title><h1>Klarna</h1>
    <a href="${back('succeeded')}">Agree</a> <a href="${back('failed')}">Refuse</a>`;
}

export const test = base.extend<{ stripe: StripeAtHand }>({
  stripe: async ({ page }, use) => {
    const stripe = new StripeAtHand(page);
    await use(stripe);
    await stripe.close();
  },
});

/** Price of a standard charger, in cents. */
export const price = 14_900;

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0025 0000 3155',
} as const;

/** Goes to the checkout as a logged-in customer and fills in the address, which is not known yet. */
export async function comeToPayWithStripe(page: Page, shopper: Shopper): Promise<void> {
  await addAccessory(page, 'standard-charger');
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();
  await expect(cardField(page, 'number')).toBeVisible();
  await fillAddress(page, shopper);
}

/** Opens a checkout with Stripe's card fields and everything but the card filled in. */
export async function openStripeCheckout(page: Page): Promise<void> {
  await openForm(page);
  await expect(page).toHaveURL(paths.checkout);
  await expect(cardField(page, 'number')).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
}

const fieldNames = {
  number: 'Credit or debit card number',
  expiry: 'Credit or debit card expiration date',
  cvc: 'Credit or debit card CVC/CVV',
} as const;

export const cardField = (page: Page, field: keyof typeof fieldNames) =>
  page.getByRole('textbox', { name: fieldNames[field] });

export async function typeCard(page: Page, number: string): Promise<void> {
  await cardField(page, 'number').fill(number);
  await cardField(page, 'expiry').fill('12 / 40');
  await cardField(page, 'cvc').fill('123');
}
