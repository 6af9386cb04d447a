import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { expectNothingLost } from '../access/access-page';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { at, inBothLanguages, say, sayPart } from '../base/words';
import { finishTest } from '../hearing/hearing-saved';
import { expectSaid } from '../buying/form-steps';
import { addAccessory, drawer, goToCheckout, newShopper } from '../buying/shopper';

// A phone loses its connection, say in an elevator, before the code of a form has come.
test.use({
  viewport: { width: 390, height: 844 },
  allowedConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch|failed to load chunk/i,
});

const lost = (page: Page) =>
  page.getByRole('alert').filter({
    hasText: say(
      'We could not connect to our shop. Please check your internet connection and try again.',
    ),
  });

/** Waits until nothing was fetched for three seconds: pages behind links come one by one, on a busy machine with pauses. */
async function settle(page: Page): Promise<void> {
  let before = 0;
  let quietSeconds = 0;
  const countQuietSeconds = async () => {
    const files = await page.evaluate(() => performance.getEntriesByType('resource').length);
    quietSeconds = files === before ? quietSeconds + 1 : 0;
    before = files;
    return quietSeconds;
  };
  await expect.poll(countQuietSeconds, { intervals: [1_000] }).toBeGreaterThanOrEqual(3);
}

/** Somebody who looks at the page before they press anything. What they may need is loaded meanwhile. */
async function readPage(page: Page): Promise<void> {
  await page.mouse.wheel(0, 600);
  await settle(page);
}

/** Once the form takes clicks, and the pages behind links in view have come. */
async function loseConnection(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('main form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
  await settle(page);
  await page.context().setOffline(true);
}

async function expectLost(page: Page): Promise<void> {
  await expectSaid(lost(page));
  await expectNothingLost(page);
}

test(
  'a message that could not be sent is kept, and is sent when the connection is back',
  inBothLanguages,
  async ({ page, context }) => {
    await page.goto(at(paths.contact));
    await loseConnection(page);
    await page.getByLabel(say('Name'), { exact: true }).fill('Margaret');
    await page.getByLabel(say('Email'), { exact: true }).fill(newShopper().email);
    await page.getByLabel(say('Message'), { exact: true }).fill('Do you clean hearing aids?');
    const send = page.getByRole('button', { name: say('Send'), exact: true });
    // By the keyboard, from the first field: the button is below the window.
    await page.getByLabel(say('Name'), { exact: true }).press('Enter');
    await expectLost(page);
    await expectNoAxeViolations(page, [390]);
    await context.setOffline(false);
    await send.click();
    await expect(page.getByText(sayPart('Your message is with us.'))).toBeInViewport();
    await expect(lost(page)).toHaveCount(0);
  },
);

test('a login that could not be sent says so', inBothLanguages, async ({ page, context }) => {
  await page.goto(at(paths.login));
  await loseConnection(page);
  await page.getByLabel(say('Email'), { exact: true }).fill(newShopper().email);
  const next = page.getByRole('button', { name: say('Continue') });
  await next.click();
  await expectLost(page);
  await context.setOffline(false);
  await next.click();
  // Our shop has answered; a toast says it as well.
  await expect(
    page.getByRole('main').getByText(say('There is no account associated with this email')),
  ).toBeVisible();
  await expect(lost(page)).toHaveCount(0);
});

test(
  'a menu that could not open opens when the connection is back',
  inBothLanguages,
  async ({ page, context }) => {
    await page.goto(at(paths.contact));
    await loseConnection(page);
    const opener = page.getByRole('button', { name: say('Menu'), exact: true });
    await opener.click();
    const menu = page.getByRole('dialog', { name: say('Menu') });
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).toHaveCount(0);
    await context.setOffline(false);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  },
);

test(
  'an item that could not be added says so, and is added when the connection is back',
  inBothLanguages,
  async ({ page, context }) => {
    await page.goto(at(paths.accessory('standard-charger')));
    const add = page.getByRole('button', { name: say('Add to cart'), exact: true }).first();
    await readPage(page);
    await context.setOffline(true);
    await add.click();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: say('Unable to add item to cart. Please try again later.') }),
    ).toBeVisible();
    await context.setOffline(false);
    await add.click();
    await expect(drawer(page).getByRole('link', { name: say('Checkout') })).toBeVisible();
  },
);

test(
  'a choice that could not be sent to somebody says so, and is sent when the connection is back',
  inBothLanguages,
  async ({ page, context }) => {
    await page.goto(at(paths.product('charge-go')));
    const send = page.getByRole('button', { name: say('Send this choice to somebody') });
    await readPage(page);
    await context.setOffline(true);
    await send.click();
    await expect(lost(page)).toBeVisible();
    await context.setOffline(false);
    await send.click();
    await expect(page.getByRole('link', { name: say('Write an email') })).toBeVisible();
  },
);

/** Whether something else lies over the first line of the box. */
function coveredAtTop(box: Element): boolean {
  const { left, top, width } = box.getBoundingClientRect();
  return !box.contains(document.elementFromPoint(left + width / 2, top + 8));
}

test(
  'a payment that could not begin says so, and begins when the connection is back',
  inBothLanguages,
  async ({ page, context }) => {
    await addAccessory(page, 'stream-line-tv');
    await goToCheckout(page);
    await loseConnection(page);
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    const payNow = page.getByRole('button', { name: say('Pay now') });
    await payNow.click();
    const failure = page.getByRole('group', { name: say('We could not finish your order') });
    await expect(failure).toBeFocused();
    // Not behind the bar with the total, which is tall with letters twice as large.
    await expect
      .poll(() => failure.evaluate(coveredAtTop), { message: 'the title is covered' })
      .toBe(false);
    await expectNothingLost(page);
    await context.setOffline(false);
    await payNow.click();
    await expect(page.getByRole('alert').getByRole('link').first()).toBeInViewport();
  },
);

test(
  'a result that could not be saved says so, stays on the device, and is saved when the connection is back',
  inBothLanguages,
  async ({ page, context }) => {
    await finishTest(page);
    await context.setOffline(true);
    await page.getByLabel(say('Email'), { exact: true }).fill(newShopper().email);
    await page.getByRole('checkbox', { name: sayPart('Store my result') }).check();
    const save = page.getByRole('button', { name: say('Save my result') });
    await save.click();
    const failed = page
      .getByRole('alert')
      .filter({ hasText: sayPart('We could not save your result.') });
    await expectSaid(failed);
    await expectNothingLost(page);
    await context.setOffline(false);
    await save.click();
    await expect(page.getByText(sayPart('Your result is saved.'))).toBeVisible();
    await expect(failed).toHaveCount(0);
  },
);
