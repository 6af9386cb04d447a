import swell from 'swell-js';
import type { Locale } from '@/domain/words/locale';
import { languageOf } from '@/server/commerce/embedded/accounts/account-language';
import { answerApi } from '@/testing/shops/api-server';
import { testShop } from '@/testing/shops/shop';
import { sdkOptions } from '@/testing/http-shopper/sdk-options';

const shop = testShop();
const password = 'correct horse';

/** A browser that reads the shop in a language. */
async function reader(locale: Locale) {
  const cookies = new Map<string, string>();
  const origin = await shop.serve(answerApi);
  const client = swell.create('embedded', 'pk_embedded', {
    ...sdkOptions(origin, cookies),
    locale,
  });
  const post = async (path: string, body: object) => {
    const session = cookies.get('swell-session');
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: {
        ...(session !== undefined && { Authorization: `Bearer ${session}` }),
        'Content-Type': 'application/json',
        'X-Locale': locale,
      },
      body: JSON.stringify(body),
    });
    return answer.status;
  };
  return { client, post };
}

async function kept(email: string) {
  const [account] = await shop.services.db.query<{ id: string; language: Locale | null }>(
    'select id, language from accounts where email = $1',
    [email],
  );
  if (!account) throw new Error('There is no such account');
  const customer = await shop.services.commerce.customers.find(account.id);
  expect(customer?.language ?? null).toBe(account.language);
  return account;
}

test('an account speaks the language of the page that opened it, and keeps it at other pages', async () => {
  const email = 'odile@example.ca';
  const { client } = await reader('fr-CA');
  await client.account.create({ email, password });
  expect((await kept(email)).language).toBe('fr-CA');
  const elsewhere = await reader('en-US');
  await elsewhere.client.account.login(email, password);
  expect((await kept(email)).language).toBe('fr-CA');
});

test('an account from before there were languages is English until its owner logs in', async () => {
  const email = 'older@example.ca';
  await (await reader('en-US')).client.account.create({ email, password });
  const { id } = await kept(email);
  await shop.services.db.query('update accounts set language = null where id = $1', [id]);
  expect(await languageOf(shop.services.db, id)).toBe('en-US');
  await (await reader('fr-CA')).client.account.login(email, password);
  expect((await kept(email)).language).toBe('fr-CA');
});

test('its owner changes it, with that of the newsletter; guests and odd languages change nothing', async () => {
  const email = 'luc@example.ca';
  const { client, post } = await reader('en-US');
  expect(await post('/api/account-language', { locale: 'fr-CA' })).toBe(401);
  await client.account.create({ email, password });
  const { id } = await kept(email);
  const { db, mailingList } = shop.services;
  await mailingList.ask(email, 'en-US');
  expect(await post('/api/account-language', { locale: 'fr-CA' })).toBe(200);
  expect((await kept(email)).language).toBe('fr-CA');
  // Anybody can open an account under an address: its newsletter follows once the address is proven.
  expect((await mailingList.find('email', email))?.locale).toBe('en-US');
  await db.query('update accounts set email_proven_at = now() where id = $1', [id]);
  expect(await post('/api/account-language', { locale: 'fr-CA' })).toBe(200);
  expect((await mailingList.find('email', email))?.locale).toBe('fr-CA');
  expect(await post('/api/account-language', { locale: 'de-DE' })).toBe(400);
  expect((await kept(email)).language).toBe('fr-CA');
});

test('a call records the language of its page where its body names none', async () => {
  const { post } = await reader('fr-CA');
  const letter = { name: 'Odile', email: 'odile@example.ca', message: 'Bonjour' };
  expect(await post('/api/customer-data', letter)).toBe(200);
  expect(await post('/api/customer-data', { ...letter, locale: 'en-US' })).toBe(200);
  const written = await shop.services.db.query<{ locale: string }>(
    'select locale from conversations order by created_at',
  );
  expect(written.map(({ locale }) => locale)).toEqual(['fr-CA', 'en-US']);
});
