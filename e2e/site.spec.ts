import type { APIRequestContext } from '@playwright/test';
import { brand } from '../src/domain/brand';
import { paths } from '../src/domain/paths';
import { articleCategories } from '../src/domain/reading';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { serverOrigin } from './server';

/** The specification's table of routes, and what its menus point to; `to` is where an address leads on. */
const routes: readonly { path: string; to?: string; hasCanonical?: boolean }[] = [
  ...[
    paths.home,
    paths.shop,
    paths.product('charge-go'),
    paths.accessories,
    paths.accessory('dry-clean-charger'),
    paths.accessory('pure-portable-charger'),
    paths.accessory('standard-charger'),
    paths.accessory('remote-mini-pocket'),
    paths.accessory('stream-line-tv'),
    paths.hearingTest,
    paths.hearingTestWhy,
    paths.hearingTestHow,
    paths.howToUse,
    paths.prices,
    paths.estimate,
    paths.productWarranty,
    paths.technology,
    paths.repair,
    paths.hearingLossCauses,
    paths.hearingLossInsurance,
    paths.hearingLossImpact,
    paths.overTheCounter,
    paths.needForAids,
    paths.faq,
    paths.mission,
    paths.entPartnerships,
    paths.familyDoctors,
    paths.contact,
    paths.bookConsultation,
    paths.discovery,
    paths.support,
    paths.warranty,
    paths.returns,
    paths.terms,
    paths.privacy,
    paths.login,
    paths.register,
    '/form',
  ].map((path) => ({ path, hasCanonical: true })),
  ...[
    paths.articles,
    ...articleCategories.map(paths.articlesAbout),
    paths.cart,
    paths.checkout,
    '/checkout-success',
    paths.loginCheckEmail,
    paths.forgotPassword,
    paths.resetPassword,
    paths.setPassword,
    paths.account,
    paths.accountOrders,
    paths.accountEmail,
    '/iframes/questionnaire',
  ].map((path) => ({ path })),
  { path: '/product', to: paths.product('charge-go'), hasCanonical: true },
  { path: '/article', to: paths.articles },
  { path: '/orders', to: paths.accountOrders },
  { path: '/email-subscription', to: paths.accountEmail },
];

const bareRoutes = [
  'form',
  'register',
  'login',
  'set-password',
  'reset-password',
  'forgot-password',
  'checkout',
  'iframes',
];

test.describe('every route of the shop', () => {
  for (const { path, to = path, hasCanonical = false } of routes) {
    test(`${path} answers, says what it is, and stands in the right frame`, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      expect(new URL(answer.url()).pathname).toBe(to);
      const html = await answer.text();
      expect(tagged(html, 'title')).toMatch(new RegExp(`.{3,} \\| ${brand.name}$`));
      expect(attribute(html, /<meta name="description" content="([^"]*)"/)).toMatch(/.{30,}/);
      const canonical = attribute(html, /<link rel="canonical" href="([^"]*)"/);
      expect(canonical && new URL(canonical).pathname).toBe(hasCanonical ? to : null);
      const first = to.split('/')[1] ?? '';
      const isBare = bareRoutes.some((bare) => first === bare || first.startsWith(`${bare}-`));
      // The forms keep brand and phone at the top, and nothing at the foot.
      expect(html.includes('<footer')).toBe(!isBare || first === 'checkout-success');
      expect(html.includes('aria-label="Main"')).toBe(!isBare || first === 'checkout-success');
    });
  }

  test.describe('an unknown address', () => {
    test.use({ allowedConsole: /404/ });

    test('is 404 and leads back', async ({ page }) => {
      const answer = await page.goto('/learn/no-such-page');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).click();
      await expect(page).toHaveURL(paths.shop);
    });
  });
});

test('no link of the shop leads nowhere', async ({ request }) => {
  test.setTimeout(240_000);
  const dead = await deadLinks(request, paths.home);
  expect(dead).toEqual([]);
});

test('the map for search engines names pages that answer, and none that is private', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const map = await (await request.get('/sitemap.xml')).text();
  const addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(50);
  for (const address of addresses) {
    const { pathname } = new URL(address);
    const answer = await request.get(pathname, { maxRedirects: 0 });
    expect([answer.status(), pathname]).toEqual([200, pathname]);
    expect(await answer.text()).not.toContain('content="noindex"');
  }
});

test('articles can be found, read larger, and followed by another one', async ({ page }) => {
  await page.goto(paths.articles);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(`${paths.articles}?page=2`);
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await page.getByRole('link', { name: 'Patient resources', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Patient resources' })).toBeVisible();

  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/article\//);
  await page.getByRole('radio', { name: 'Larger text' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Larger text' })).toBeChecked();
  await expectNoAxeViolations(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('heading', { name: 'Read next' }).scrollIntoViewIfNeeded();
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
});

test('pages of words have no fault for assistive technology', async ({ page }) => {
  for (const path of [
    paths.prices,
    paths.faq,
    paths.hearingLossInsurance,
    paths.support,
    paths.privacy,
  ]) {
    await page.goto(path);
    await expectNoAxeViolations(page);
  }
});

/** Follows every link to our own pages from a page on; a part of a page that is linked to has to be there too. */
async function deadLinks(request: APIRequestContext, start: string): Promise<string[]> {
  const dead: string[] = [];
  const seen = new Map<string, string>();
  const waiting: { href: string; from: string }[] = [{ href: start, from: 'the start' }];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { pathname, search, hash } = new URL(next.href, serverOrigin);
    const page = pathname + search;
    let html = seen.get(page);
    if (html === undefined) {
      const answer = await request.get(page);
      if (answer.status() !== 200) dead.push(`${page} (${answer.status()}) from ${next.from}`);
      html = await answer.text();
      seen.set(page, html);
      waiting.push(...linksOf(html).map((href) => ({ href, from: page })));
    }
    const id = decodeURIComponent(hash.slice(1));
    if (id && !html.includes(`id="${id}"`)) dead.push(`${page}#${id} from ${next.from}`);
  }
  expect(seen.size).toBeGreaterThan(60);
  return dead;
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="(\/(?!\/)[^"]*|#[^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith('/'));
}

function tagged(html: string, name: string): string {
  return new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(html)?.[1] ?? '';
}

function attribute(html: string, pattern: RegExp): string | null {
  return pattern.exec(html)?.[1] ?? null;
}
