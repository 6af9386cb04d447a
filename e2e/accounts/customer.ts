import type { Page } from '@playwright/test';
import { shopKey } from '../../src/testing/http-shopper/store-session';
import { paths } from '../../src/domain/pages/paths';
import { expect } from '../base/fixtures';
import { readMailTo } from '../buying/shopper';
import { at, say, shopLocale, startingAt } from '../base/words';

/** A customer with a mailbox and a password of their own for each test. */
export function newCustomer() {
  return {
    email: `ingrid-${crypto.randomUUID()}@example.ca`,
    password: `tamarack ${crypto.randomUUID().slice(0, 8)}`,
  };
}

export type Customer = ReturnType<typeof newCustomer>;

/** Registers a customer, who is then logged in, and waits for the account page. */
export async function register(page: Page, customer: Customer): Promise<void> {
  await page.goto(at(paths.register));
  await page.getByLabel(say('Email'), { exact: true }).fill(customer.email);
  await fillNewPassword(page, customer.password);
  await page.getByRole('button', { name: say('Create account') }).click();
  await page.waitForURL(at(paths.account));
}

/** Makes an account through the API, for tests that start with a customer who is not logged in. */
export async function makeAccount(page: Page, customer: Customer): Promise<void> {
  const answer = await page.request.post('/api/account', {
    headers: { authorization: shopKey, 'x-locale': shopLocale },
    data: customer,
  });
  expect(answer.status()).toBe(200);
}

export async function fillNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel(say('Password'), { exact: true }).fill(password);
  await page.getByLabel(say('Confirm password'), { exact: true }).fill(password);
}

/** Logs out by the header's menu; the next page is a full load. */
export async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Account') })
    .click();
  const reloaded = page.waitForEvent('load');
  await page
    .getByRole('button', { name: say('Logout') })
    .first()
    .click();
  await reloaded;
}

/** First step of the login, on the open page. */
export async function giveEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel(say('Email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: say('Continue') }).click();
}

export async function givePassword(page: Page, password: string): Promise<void> {
  await page.waitForURL(startingAt(paths.loginPassword));
  await page.getByLabel(say('Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('Log in'), exact: true }).click();
}

export async function logIn(page: Page, customer: Customer): Promise<void> {
  await page.goto(at(paths.login));
  await giveEmail(page, customer.email);
  await givePassword(page, customer.password);
}

/** The newest link to one of our pages (`path`) that was mailed to this address, without the origin. */
export async function linkMailedTo(email: string, path: string): Promise<string> {
  const link = new RegExp(`https?://[^\\s<>"]+${at(path)}[^\\s<>"]*`);
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = await readMailTo(email);
        found = mails.map(({ text }) => link.exec(text)?.[0]).find((address) => address);
        return found;
      },
      { timeout: 20_000 },
    )
    .toBeTruthy();
  const { pathname, search, hash } = new URL(found ?? '');
  return pathname + search + hash;
}
