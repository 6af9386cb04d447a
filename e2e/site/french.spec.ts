import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { localAddress } from '../../src/domain/pages/addresses';
import { paths } from '../../src/domain/pages/paths';
import catalogue from '../../src/messages/fr-CA/catalogue.json';
import shell from '../../src/messages/fr-CA/shell.json';
import { expect, test } from '../base/fixtures';

const french = (path: string) => localAddress(path, 'fr-CA');
const pathNow = (page: Page) => new URL(page.url()).pathname;
const html = (page: Page) => page.locator('html');
/** A mark that only a new document removes. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSame') === true);

test.describe('addresses', () => {
  test('an English name below /fr leads to the French page, with its query', async ({
    request,
  }) => {
    for (const [from, to] of [
      ['/fr/shop?a=1', '/fr/aides-auditives?a=1'],
      ['/fr/product/charge-go?tech=premium', '/fr/produit/charge-go?tech=premium'],
      ['/fr/learn/faq', '/fr/apprendre/questions-frequentes'],
      ['/fr/', '/fr'],
    ] as const) {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect(answer.status(), from).toBe(308);
      expect(answer.headers().location).toBe(to);
    }
  });

  test('rules of a page hold in French, too', async ({ request }) => {
    const headersOf = async (path: string) => (await request.get(french(path))).headers();
    expect((await headersOf('/set-password'))['referrer-policy']).toBe('no-referrer');
    expect((await headersOf('/account/privacy'))['x-robots-tag']).toBe('noindex');
    expect((await headersOf('/hearing-test/take'))['permissions-policy']).toContain(
      'microphone=(self)',
    );
    expect((await headersOf(paths.questionnaire))['x-frame-options']).toBeUndefined();
    expect((await headersOf(paths.shop))['x-frame-options']).toBe('DENY');
  });

  test('each page names its twin, which names it back', async ({ page }) => {
    for (const path of [paths.home, paths.shop, paths.product('charge-go'), '/learn/faq']) {
      const tags = [];
      for (const address of [path, french(path)]) {
        await page.goto(address);
        tags.push(
          await page
            .locator('link[rel=alternate][hreflang]')
            .evaluateAll((links: HTMLLinkElement[]) =>
              links.map(({ hreflang, href }) => [hreflang, new URL(href).pathname]),
            ),
        );
      }
      const [english, inFrench] = tags;
      expect(english).toEqual([
        ['en-CA', path],
        ['fr-CA', french(path)],
        ['x-default', path],
      ]);
      expect(inFrench).toEqual(english);
    }
  });
});

test('the way to the checkout, and Back, stays in French without loading documents', async ({
  page,
}) => {
  await page.goto('/fr');
  await expect(html(page)).toHaveAttribute('lang', 'fr-CA');
  await markDocument(page);
  await page
    .locator(`a[href^="${french(paths.product('charge-go'))}"]`)
    .first()
    .click();
  await expect.poll(() => pathNow(page)).toBe('/fr/produit/charge-go');
  await expect(html(page)).toHaveAttribute('lang', 'fr-CA');
  await page.getByRole('button', { name: catalogue.addToCart, exact: true }).first().click();
  await expect(page.getByTestId('subtotal').first()).toContainText(/^\d[\d\u00a0]*,\d\d\u00a0\$$/);
  await page
    .locator(`a[href^="${french(paths.checkout)}"]`)
    .first()
    .click();
  await expect.poll(() => pathNow(page)).toBe('/fr/paiement');
  await page.goBack();
  await expect.poll(() => pathNow(page)).toBe('/fr/produit/charge-go');
  await page.goBack();
  await expect.poll(() => pathNow(page)).toBe('/fr');
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await expect(html(page)).toHaveAttribute('lang', 'fr-CA');
});

test('a link to a choice opens that choice, and changes follow in the French address', async ({
  page,
}) => {
  await page.goto('/fr/produit/charge-go?tech=advanced&ears=left');
  await expect(page.getByRole('radio', { name: /Avancé/ }).first()).toBeChecked();
  await page
    .getByRole('radio', { name: /Supérieur/ })
    .first()
    .check();
  await expect(page).toHaveURL(/\/fr\/produit\/charge-go\?.*tech=premium/);
});

test.describe('the language switch', () => {
  test('keeps the page, its query and what was typed', async ({ page }) => {
    await page.goto(`${paths.contact}?from=mail`);
    await page.locator('input[name=email]').fill('margaret@example.ca');
    await page.locator('header a[hreflang=fr-CA]').first().click();
    await expect(page).toHaveURL(/\/fr\/nous-joindre\?from=mail$/);
    await expect(page.locator('input[name=email]')).toHaveValue('margaret@example.ca');
    await page.locator('header a[hreflang=en-CA]').first().click();
    await expect(page).toHaveURL(/\/contact-us\?from=mail$/);
    await expect(page.locator('input[name=email]')).toHaveValue('margaret@example.ca');
  });

  test('sends nobody anywhere the next time', async ({ page }) => {
    await page.goto('/');
    await page.locator('header a[hreflang=fr-CA]').first().click();
    await expect.poll(() => pathNow(page)).toBe('/fr');
    await page.goto('/');
    expect(pathNow(page)).toBe('/');
  });
});

test.describe('a browser that prefers French', () => {
  test.use({ locale: 'fr-CA' });

  test('is offered French once', async ({ page }) => {
    await page.goto('/');
    const offer = page
      .getByRole('complementary', { name: 'Langue' })
      .getByText('Voir cette page en français ?');
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Non merci' }).click();
    await expect(offer).toBeHidden();
    await page.goto(paths.shop);
    await expect(offer).toBeHidden();
  });

  test('has the room for the offer before the offer comes, so that the page does not move', async ({
    page,
  }) => {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(paths.articles);
      for (const size of ['100%', '200%']) {
        await page.addStyleTag({ content: `html { font-size: ${size} !important; }` });
        const room = await page.locator('[data-offer-room]').boundingBox();
        expect(room).toEqual(await page.locator('[data-offer]').boundingBox());
        const top = await page
          .locator('#__next')
          .evaluate((app) => app.getBoundingClientRect().top);
        expect(top, `${width} px, ${size}`).toBeCloseTo(room?.height ?? 0, 0);
      }
    }
  });

  test('sees nothing of that on a French page', async ({ page }) => {
    await page.goto('/fr');
    await expect(page.locator('[data-keeps-language]')).toBeHidden();
  });
});

test('prices of French pages are Canadian dollars', async ({ page }) => {
  await page.goto('/fr/produit/charge-go');
  await expect(html(page)).toHaveAttribute('data-currency', 'CAD');
});

for (const path of [
  paths.home,
  paths.shop,
  paths.product('charge-go'),
  paths.cart,
  paths.hearingTest,
  paths.articles,
]) {
  test(`${french(path)} is free of faults for assistive technology`, async ({ page }) => {
    await page.goto(french(path));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}

test('a missing page says so in French', async ({ page, request }) => {
  expect((await request.get('/fr/nulle-part')).status()).toBe(404);
  await page.goto('/fr/aides-auditives');
  await expect(html(page)).toHaveAttribute('lang', 'fr-CA');
  expect(await (await request.get('/fr/nulle-part')).text()).toContain(shell.notFound.title);
});
