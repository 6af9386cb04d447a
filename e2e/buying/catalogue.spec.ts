import { paths } from '../../src/domain/pages/paths';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';

const aid = paths.product('charge-go');

const checked = ['Premium', 'Left ear', 'Graphite'];

test.describe('the choice of a hearing aid', () => {
  test('price and address follow the choice, and the address brings it back', async ({ page }) => {
    await page.goto(aid);
    await expect(page.getByTestId('price')).toHaveText('$1,500.00');
    const historyLength = await page.evaluate(() => history.length);

    await page.getByRole('radio', { name: 'Premium' }).check();
    await expect(page.getByTestId('price')).toHaveText('$4,000.00');
    await page.getByRole('radio', { name: 'Left ear' }).check();
    await expect(page.getByTestId('price')).toHaveText('$2,000.00');
    await page.getByRole('radio', { name: 'Graphite' }).check();
    await expect(page).toHaveURL(`${aid}?tech=premium&ears=left-ear&color=graphite`);
    expect(await page.evaluate(() => history.length)).toBe(historyLength);

    await page.reload();
    for (const name of checked) await expect(page.getByRole('radio', { name })).toBeChecked();
    await expect(page.getByTestId('price')).toHaveText('$2,000.00');

    await page.goto(paths.shop);
    await page.goBack();
    for (const name of checked) await expect(page.getByRole('radio', { name })).toBeChecked();
  });

  test('capitals are read, unknown values fall back to the defaults', async ({ page }) => {
    await page.goto(`${aid}?tech=PREMIUM&ears=both&color=Rose`);
    for (const name of ['Premium', 'Pair', 'Rose', 'Regular (under 25 mm)'])
      await expect(page.getByRole('radio', { name })).toBeChecked();
    await expect(page.getByTestId('price')).toHaveText('$4,000.00');
  });

  test('a link from the shop preselects the level', async ({ page }) => {
    await page.goto(paths.shop);
    await page.getByRole('link', { name: 'Choose Advanced' }).click();
    await expect(page).toHaveURL(/tech=advanced/);
    await expect(page.getByRole('radio', { name: 'Advanced' })).toBeChecked();
    await expect(page.getByTestId('price')).toHaveText('$3,000.00');
  });

  test('works by keyboard alone, up to the cart', async ({ page }) => {
    await page.goto(aid);
    await page.getByRole('radio', { name: 'Basic' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Premium' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Left ear' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Rose' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'How to measure' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Large (over 25 mm)' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeFocused();
    await page.keyboard.press('Enter');
    const cart = page.getByRole('dialog', { name: 'Cart' });
    await expect(cart).toContainText('Premium, Left ear, Rose, Large');
    await expect(cart).toContainText('$2,000.00');
  });

  test('the address applies without a layout shift', async ({ page }) => {
    await page.goto(`${aid}?tech=premium&ears=right-ear&color=graphite`);
    await expect(page.getByTestId('price')).toHaveText('$2,000.00');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if ('value' in entry && typeof entry.value === 'number') total += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(total), 500);
        }),
    );
    expect(shift).toBeLessThan(0.001);
  });
});

test.describe('dialogs of the product page', () => {
  test('the size guide follows the rules of the generic modal', async ({ page }) => {
    const choice = `${aid}?tech=premium&ears=pair&color=rose`;
    await page.goto(choice);
    const opener = page.getByRole('button', { name: 'How to measure' });
    await opener.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    await opener.click();
    const guide = page.getByRole('dialog', { name: 'How to measure' });
    await expect(guide).toBeVisible();
    await expect(page).toHaveURL(`${choice}&modal=open`);
    await expect(guide.getByRole('img', { name: /A ruler marked from 0 to 40 mm/ })).toBeVisible();
    await expectNoAxeViolations(page);

    await page.keyboard.press('Escape');
    await expect(guide).toBeHidden();
    await expect(page).toHaveURL(choice);
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await expect(page.getByRole('radio', { name: 'Rose' })).toBeChecked();

    await opener.click();
    await expect(guide).toBeVisible();
    await expect(page).toHaveURL(`${choice}&modal=open`);
    await page.goBack();
    await expect(guide).toBeHidden();
    await expect(page).toHaveURL(choice);
  });

  test('a stale modal=open is removed and keeps the choice', async ({ page }) => {
    await page.goto(`${aid}?tech=advanced&modal=open`);
    await expect(page).toHaveURL(`${aid}?tech=advanced`);
    await expect(page.getByRole('radio', { name: 'Advanced' })).toBeChecked();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('pictures can be enlarged and leafed through', async ({ page }) => {
    await page.goto(`${aid}?color=beige`);
    await page.getByRole('button', { name: 'Enlarge picture', exact: true }).click();
    const closeUp = page.getByRole('dialog', { name: 'Enlarge picture' });
    await expect(closeUp.getByRole('img', { name: /pair of beige/ })).toBeVisible();
    await closeUp.getByRole('button', { name: 'Next picture' }).click();
    await expect(closeUp.getByRole('img', { name: /for the left ear/ })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/modal=open/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the buy bar shows only while the button is out of view, and buys', async ({ page }) => {
    await page.goto(aid);
    const bar = page.getByTestId('buy-bar');
    const button = page.getByRole('button', { name: 'Add to cart' });
    await expect(button).toHaveCount(1);
    await expect(bar).toBeVisible();
    await button.scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.getByRole('heading', { name: 'Good questions' }).scrollIntoViewIfNeeded();
    await expect(bar).toContainText('$1,500.00');
    await bar.getByText('Add to cart').click();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Basic, Pair');
  });

  test('pictures can be swiped, and leafed through with buttons', async ({ page }) => {
    await page.goto(aid);
    const pictures = page.getByRole('region', { name: 'Product pictures' });
    await expect(pictures.getByText('Picture 1 of 4')).toBeVisible();
    await pictures.getByRole('button', { name: 'Next picture' }).click();
    await expect(pictures.getByText('Picture 2 of 4')).toBeVisible();
    await expect(pictures.getByText('Left ear, blue mark')).toBeInViewport();
    await pictures.getByRole('button', { name: 'Previous picture' }).click();
    await expect(pictures.getByText('Picture 1 of 4')).toBeVisible();
    await pictures.getByRole('button', { name: 'Previous picture' }).click();
    await expect(pictures.getByText('Picture 4 of 4')).toBeVisible();

    await page.getByRole('radio', { name: 'Rose' }).check();
    await expect(pictures.getByText('Picture 1 of 4')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(pictures.getByText('Rose, pair')).toBeInViewport();
  });

  test('swiped pictures lie side by side in a wide window, also after the cart brought its carousel', async ({
    page,
  }) => {
    await page.goto(aid);
    const pictures = page.getByRole('region', { name: 'Product pictures' });
    await pictures.getByRole('button', { name: 'Next picture' }).click();
    await expect(pictures.getByText('Picture 2 of 4')).toBeVisible();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    const cart = page.getByRole('dialog', { name: 'Cart' });
    await expect(cart.getByRole('region', { name: 'Items that might interest you' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();

    await page.setViewportSize({ width: 1440, height: 1000 });
    const right = pictures.getByText('Right ear, red mark');
    await right.scrollIntoViewIfNeeded();
    await expect(right).toBeInViewport();
    await expect(pictures.getByText('Left ear, blue mark')).toBeInViewport();
  });

  test('the comparison is a card for each level, with its prices and the way on', async ({
    page,
  }) => {
    await page.goto(paths.shop);
    await expect(page.getByRole('table', { name: 'Compare tech levels' })).toBeHidden();
    const cards = page.getByRole('list', { name: 'Compare tech levels' });
    const advanced = cards
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .nth(1);
    await expect(advanced).toContainText('$1,500.00');
    await expect(advanced).toContainText('$3,000.00');
    await expect(advanced.getByRole('listitem')).toHaveText([
      'YesCar and street',
      'YesFamily dinner',
      'NoBusy restaurant',
      'YesBluetooth calls and TV',
      'Fits hearing loss up to: 60 dB HL',
    ]);
    await advanced.getByRole('link', { name: 'Choose Advanced' }).click();
    await expect(page).toHaveURL(/tech=advanced/);
  });
});

test('the comparison has at most eight rows and the prices of the catalogue', async ({ page }) => {
  await page.goto(paths.shop);
  const table = page.getByRole('table', { name: 'Compare tech levels' });
  expect(await table.getByRole('row').count()).toBeLessThanOrEqual(8);
  await expect(table.getByRole('row', { name: /Per ear/ }).getByRole('cell')).toHaveText([
    '$750.00',
    '$1,500.00',
    '$2,000.00',
  ]);
});

const accessories = [
  ['dry-clean-charger', 'Dry & Clean Charger', '$249.00'],
  ['pure-portable-charger', 'Pure Portable Charger', '$199.00'],
  ['standard-charger', 'Standard Charger', '$149.00'],
  ['remote-mini-pocket', 'Remote Mini Pocket', '$99.00'],
  ['stream-line-tv', 'Stream Line TV', '$299.00'],
  ['dome-and-filter-kit', 'Dome & Filter Kit', '$29.00'],
] as const;

test('each accessory has its own title, description and canonical address', async ({ page }) => {
  const said = new Set<string>();
  for (const [slug, name, price] of accessories) {
    await page.goto(paths.accessory(slug));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByTestId('price')).toHaveText(price);
    await expect(page).toHaveTitle(new RegExp(name));
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${paths.accessory(slug)}$`));
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    said.add((await page.title()) + (description ?? ''));

    const facts = page.locator('script[type="application/ld+json"]');
    await expect(facts).toHaveCount(1);
    const json: unknown = JSON.parse((await facts.textContent()) ?? '');
    expect(json).toMatchObject({
      '@graph': [{ '@type': 'Product', name }, { '@type': 'BreadcrumbList' }],
    });
  }
  expect(said.size).toBe(accessories.length);
});

test('accessories are listed by what they are for and go into the cart', async ({ page }) => {
  await page.goto(paths.accessories);
  await page.getByRole('radio', { name: 'Charging (3)' }).check();
  await expect(page.getByRole('heading', { name: 'Stream Line TV' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Standard Charger to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Standard Charger');
});

test.describe('addresses without a product', () => {
  test.use({ allowedConsole: /status of 404/ });

  for (const path of [
    paths.product('no-such-aid'),
    paths.product('stream-line-tv'),
    paths.accessory('charge-go'),
    paths.accessory('no-such-thing'),
  ])
    test(`${path} is not found`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    });

  test('/product leads to the default hearing aid', async ({ page }) => {
    await page.goto('/product');
    await expect(page).toHaveURL(aid);
  });
});
