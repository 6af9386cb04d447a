import type { Locator, Page, Request, Route } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';

const accessoryPage = '/accessories/standard-charger';

const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Cart' });
const cartButton = (page: Page, units: number): Locator =>
  page.getByRole('button', { name: units === 1 ? 'Cart, 1 item' : `Cart, ${units} items` });

const toast = (page: Page, text: string): Locator =>
  page.getByRole('alert').filter({ hasText: text });

/** Puts a standard charger (149.00) into the cart, as a shopper does, and waits for the server's total. */
async function addCharger(page: Page): Promise<Locator> {
  await page.goto(accessoryPage);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const drawer = drawerOf(page);
  await expect(drawer.getByTestId('subtotal')).toHaveText('$149.00');
  return drawer;
}

const waysToClose: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  Backspace: (page) => page.keyboard.press('Backspace'),
  'its button': (page) => page.getByRole('button', { name: 'Close cart', exact: true }).click(),
};

const isCartCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/cart');

test.describe('the drawer', () => {
  test('opens after adding, from the right, at most 584 px wide, and counts the units', async ({
    page,
  }) => {
    const drawer = await addCharger(page);
    const line = drawer.getByRole('listitem', { name: 'Standard Charger' });
    await expect(line).toContainText('$149.00');
    await expect(line.getByTestId('quantity')).toHaveText('1');
    await expect(drawer).toContainText('Shipping (2-4 days)Free');
    await expect
      .poll(async () => drawer.boundingBox())
      .toMatchObject({ x: 1440 - 584, width: 584, height: 1000 });
    await page.keyboard.press('Escape');
    await expect(cartButton(page, 1)).toBeVisible();
    await page.reload();
    await expect(cartButton(page, 1)).toBeVisible();
  });

  test('takes the whole width of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const drawer = await addCharger(page);
    await expect.poll(async () => drawer.boundingBox()).toMatchObject({ x: 0, width: 390 });
  });

  test('fits a 320 px screen without sideways scroll', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const drawer = await addCharger(page);
    const overflow = await drawer.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  for (const [way, close] of Object.entries(waysToClose)) {
    test(`closes by ${way} and gives focus back to its opener`, async ({ page }) => {
      await page.goto('/');
      await cartButton(page, 0).click();
      await expect(drawerOf(page)).toBeVisible();
      await close(page);
      await expect(drawerOf(page)).toBeHidden();
      await expect(cartButton(page, 0)).toBeFocused();
    });
  }

  test('reads the cart each time it opens, one request at a time', async ({ page }) => {
    let open = 0;
    let most = 0;
    let reads = 0;
    page.on('request', (request) => {
      if (!isCartCall(request)) return;
      open += 1;
      most = Math.max(most, open);
      if (request.method() === 'GET') reads += 1;
    });
    page.on('requestfinished', (request) => {
      if (isCartCall(request)) open -= 1;
    });
    const drawer = await addCharger(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    const readsBefore = reads;
    await cartButton(page, 1).click();
    await expect.poll(() => reads).toBeGreaterThan(readsBefore);
    for (let click = 0; click < 3; click += 1) {
      await page.getByRole('button', { name: 'Increase quantity of Standard Charger' }).click();
    }
    await expect(drawer.getByTestId('subtotal')).toHaveText('$596.00');
    expect(most).toBe(1);
  });

  test('says when the cart is empty, and Shop Now leads to the shop', async ({ page }) => {
    await page.goto('/');
    await cartButton(page, 0).click();
    const drawer = drawerOf(page);
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
    await expect(drawer.getByTestId('subtotal')).toBeHidden();
    await expect(drawer.getByRole('link', { name: 'Checkout' })).toBeHidden();
    await drawer.getByRole('button', { name: 'Shop Now' }).click();
    await expect(page).toHaveURL('/shop');
    await expect(drawer).toBeHidden();
  });

  test('has a link to the checkout, which closes it', async ({ page }) => {
    const drawer = await addCharger(page);
    await drawer.getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(/\/checkout/);
    await expect(drawer).toBeHidden();
  });

  test('cannot lead to the checkout while the cart has no address of it', async ({ page }) => {
    await page.route('**/api/cart/items', async (route) => {
      const response = await route.fetch();
      const cart = await response.json();
      await route.fulfill({ response, json: { ...cart, checkout_url: null } });
    });
    await page.goto(accessoryPage);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    const checkout = drawerOf(page).getByRole('link', { name: 'Checkout' });
    await expect(checkout).toHaveAttribute('aria-disabled', 'true');
    await expect(checkout).not.toHaveAttribute('href');
  });
});

test.describe('quantities', () => {
  test('ten quick clicks on plus end at eleven with correct totals', async ({ page }) => {
    const drawer = await addCharger(page);
    const plus = drawer.getByRole('button', { name: 'Increase quantity of Standard Charger' });
    let changes = 0;
    page.on('request', (request) => {
      if (isCartCall(request) && request.method() === 'PUT') changes += 1;
    });
    await plus.evaluate((button) => {
      for (let click = 0; click < 10; click += 1) {
        setTimeout(() => button instanceof HTMLElement && button.click(), click * 5);
      }
    });
    await expect(drawer.getByTestId('quantity')).toHaveText('11');
    await expect(drawer.getByTestId('subtotal')).toHaveText('$1,639.00');
    await expect(drawer).toContainText('11 items');
    expect(changes).toBeLessThan(10);
    await page.reload();
    await expect(cartButton(page, 11)).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByTestId('subtotal')).toHaveText('$1,639.00');
  });

  test('minus at one removes the line', async ({ page }) => {
    const drawer = await addCharger(page);
    const removal = page.waitForRequest(
      (request) => isCartCall(request) && request.method() === 'DELETE',
    );
    await drawer.getByRole('button', { name: 'Decrease quantity of Standard Charger' }).click();
    await removal;
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cartButton(page, 0)).toBeVisible();
  });

  test('Remove takes a line away whatever its quantity', async ({ page }) => {
    const drawer = await addCharger(page);
    await drawer.getByRole('button', { name: 'Increase quantity of Standard Charger' }).click();
    await expect(drawer.getByTestId('subtotal')).toHaveText('$298.00');
    await drawer.getByRole('button', { name: 'Remove Standard Charger' }).click();
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  });
});

test.describe('suggestions', () => {
  test('are the accessories not in the cart, asked for once', async ({ page }) => {
    let lists = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/products') lists += 1;
    });
    const drawer = await addCharger(page);
    const region = drawer.getByRole('region', { name: 'Items that might interest you' });
    await expect(region.getByRole('link')).toHaveCount(5);
    await expect(region.getByRole('link', { name: 'Standard Charger' })).toBeHidden();
    await page.keyboard.press('Escape');
    await cartButton(page, 1).click();
    await expect(region).toBeVisible();
    expect(lists).toBe(1);
  });

  test('can be added on the spot and leave the row', async ({ page }) => {
    const drawer = await addCharger(page);
    await drawer.getByRole('button', { name: 'Add Stream Line TV to cart' }).click();
    await expect(drawer.getByRole('listitem', { name: 'Stream Line TV' })).toBeVisible();
    await expect(drawer.getByTestId('subtotal')).toHaveText('$448.00');
    await expect(drawer.getByRole('button', { name: 'Add Stream Line TV to cart' })).toBeHidden();
  });

  test('lead to the accessory and close the drawer', async ({ page }) => {
    const drawer = await addCharger(page);
    await drawer.getByRole('link', { name: 'Stream Line TV' }).click();
    await expect(page).toHaveURL('/accessories/stream-line-tv');
    await expect(drawer).toBeHidden();
  });
});

test('two tabs follow each other', async ({ page, context }) => {
  const drawer = await addCharger(page);
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(other.getByTestId('subtotal')).toHaveText('$149.00');

  await drawer.getByRole('button', { name: 'Increase quantity of Standard Charger' }).click();
  await expect(other.getByTestId('quantity')).toHaveText('2');
  await expect(other.getByTestId('subtotal')).toHaveText('$298.00');
  await expect(cartButton(other, 2)).toBeVisible();

  await other.getByRole('button', { name: 'Remove Standard Charger' }).click();
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
});

test('everything works by keyboard alone', async ({ page }) => {
  await page.goto(accessoryPage);
  const add = page.getByRole('button', { name: 'Add to cart' }).first();
  await add.focus();
  await page.keyboard.press('Enter');
  const drawer = drawerOf(page);
  await expect(drawer.getByTestId('subtotal')).toHaveText('$149.00');

  const plus = drawer.getByRole('button', { name: 'Increase quantity of Standard Charger' });
  await tabTo(page, plus);
  await page.keyboard.press('Enter');
  await expect(drawer.getByTestId('subtotal')).toHaveText('$298.00');
  await expect(plus).toBeFocused();

  await tabTo(page, drawer.getByRole('button', { name: 'Remove Standard Charger' }));
  await page.keyboard.press('Space');
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  expect(await drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(add).toBeFocused();
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Not reached by Tab');
}

test.describe('when the server fails', () => {
  test.use({ allowedConsole: /status of 500/ });

  const failure = {
    status: 500,
    json: { error: { code: 'internal_error', message: 'Something went wrong' } },
  };

  test('an item that cannot be added leaves the page as it was', async ({ page }) => {
    await page.route('**/api/cart/items', (route) => route.fulfill(failure));
    await page.goto(accessoryPage);
    const add = page.getByRole('button', { name: 'Add to cart' }).first();
    await add.click();
    await expect(toast(page, 'Unable to add item to cart. Please try again later.')).toBeVisible();
    await expect(drawerOf(page)).toBeHidden();
    await page.unroute('**/api/cart/items');
    await add.click();
    await expect(drawerOf(page).getByTestId('subtotal')).toHaveText('$149.00');
  });

  test('a quantity that cannot be changed goes back, and its line says so', async ({ page }) => {
    const drawer = await addCharger(page);
    await page.route('**/api/cart/items/*', (route) => route.fulfill(failure));
    await drawer.getByRole('button', { name: 'Increase quantity of Standard Charger' }).click();
    const line = drawer.getByRole('listitem', { name: 'Standard Charger' });
    await expect(line).toContainText('Unable to update item in cart. Please try again later.');
    await expect(line.getByTestId('quantity')).toHaveText('1');
    await expect(drawer.getByTestId('subtotal')).toHaveText('$149.00');
    await page.unroute('**/api/cart/items/*');
    await drawer.getByRole('button', { name: 'Increase quantity of Standard Charger' }).click();
    await expect(drawer.getByTestId('subtotal')).toHaveText('$298.00');
    await expect(line).not.toContainText('Unable to update');
  });

  test('a cart that cannot be read can be asked for again', async ({ page }) => {
    await addCharger(page);
    await page.route('**/api/cart', (route) => route.fulfill(failure));
    await page.goto('/cart');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute('**/api/cart');
    await again.click();
    await expect(page.getByTestId('subtotal')).toHaveText('$149.00');
  });
});

test.describe('an answer that never comes', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('is given up after twenty seconds', async ({ page }) => {
    await page.clock.install();
    const drawer = await addCharger(page);
    const unanswered: Route[] = [];
    await page.route('**/api/cart/items/*', (route) => void unanswered.push(route));
    await drawer.getByRole('button', { name: 'Increase quantity of Standard Charger' }).click();
    await expect(drawer.getByTestId('quantity')).toHaveText('2');
    await expect.poll(() => unanswered.length).toBe(1);
    await page.clock.fastForward('00:21');
    await expect(
      toast(page, 'Unable to update item in cart. Please try again later.'),
    ).toBeVisible();
    await expect(drawer.getByTestId('quantity')).toHaveText('1');
    // Abort the held requests: unrouting alone would send them after all, and their late success would rightly be
    // shown.
    await Promise.all(unanswered.map((route) => route.abort()));
    await page.unroute('**/api/cart/items/*');
    await drawer.getByRole('button', { name: 'Increase quantity of Standard Charger' }).click();
    await expect(drawer.getByTestId('subtotal')).toHaveText('$298.00');
  });
});

for (const width of [390, 1440]) {
  test(`axe finds nothing in drawer and page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await cartButton(page, 0).click();
    await expect(drawerOf(page).getByText('Your cart is empty')).toBeVisible();
    await expectNoAxeViolations(page, [width]);

    const drawer = await addCharger(page);
    await expect(
      drawer.getByRole('region', { name: 'Items that might interest you' }),
    ).toBeVisible();
    await expectNoAxeViolations(page, [width]);

    await page.goto('/cart');
    await expect(page.getByTestId('subtotal')).toHaveText('$149.00');
    await expectNoAxeViolations(page, [width]);
  });
}

test('the page is the same cart, with shipping, trial and warranty facts', async ({ page }) => {
  await addCharger(page);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await page.getByRole('button', { name: 'Increase quantity of Standard Charger' }).click();
  await expect(page.getByTestId('subtotal')).toHaveText('$298.00');
  await expect(cartButton(page, 2)).toBeVisible();
  await expect(page.getByText('60-day trial')).toBeVisible();
  await expect(page.getByRole('link', { name: 'What it covers' })).toHaveAttribute(
    'href',
    '/warranty',
  );
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout/);
});
