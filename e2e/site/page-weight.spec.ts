import type { Page, Request } from '@playwright/test';
import { expect, test } from '../base/fixtures';
import { createRequire } from 'node:module';
import floor from '../../bench/floor/floor-weight.json';
import { overFloorKib, pageGoals, sharedGoals } from '../../bench/pages/page-goals';
import { weighPage } from '../../bench/pages/page-weight';
import { localAddress } from '../../src/domain/pages/addresses';
import { chromiumLaunch } from '../base/chromium';
import { serverOrigin } from '../base/server';
import { newCustomer, register } from '../accounts/customer';
import { addAccessory } from '../buying/shopper';

test('the first load of each page keeps to its goal', async () => {
  for (const { path, overFloorKib: goal } of pageGoals) {
    const weight = await weighPage(serverOrigin, path);
    const over = overFloorKib(weight.scriptGzipBytes);
    expect.soft(over, `${path}: scripts over the floor`).toBeLessThanOrEqual(goal);
    expect.soft(weight.cssBytes, `${path}: CSS`).toBeLessThanOrEqual(sharedGoals.cssBytes);
    expect.soft(weight.htmlBytes, `${path}: HTML`).toBeLessThanOrEqual(sharedGoals.htmlBytes);
    expect.soft(weight.requests, `${path}: requests`).toBeLessThanOrEqual(sharedGoals.requests);
    expect.soft(weight.fontBytes, `${path}: fonts`).toHaveLength(sharedGoals.fonts);
    const fontBytes = weight.fontBytes.reduce((sum, bytes) => sum + bytes, 0);
    expect.soft(fontBytes, `${path}: bytes of fonts`).toBeLessThanOrEqual(sharedGoals.fontBytes);
  }
});

test('a French page brings at most 1 KiB of scripts more than the English one', async () => {
  for (const { path } of pageGoals) {
    const english = await weighPage(serverOrigin, path);
    const french = await weighPage(serverOrigin, localAddress(path, 'fr-CA'));
    const more = french.scriptGzipBytes - english.scriptGzipBytes;
    expect.soft(more, path).toBeLessThanOrEqual(1024);
    expect.soft(french.cssBytes, `${path}: CSS`).toBeLessThanOrEqual(sharedGoals.cssBytes);
    expect.soft(french.htmlBytes, `${path}: HTML`).toBeLessThanOrEqual(sharedGoals.htmlBytes);
  }
});

test('the floor was measured with the framework in use', () => {
  const require = createRequire(__filename);
  const versionOf = (name: string): unknown => require(`${name}/package.json`).version;
  expect({ next: versionOf('next'), react: versionOf('react') }).toEqual({
    next: floor.next,
    react: floor.react,
  });
});

/*
 * Draws letters as wide as real screens do. Only this browser rounds the width of each to whole pixels, which makes two
 * fonts of equal width differ.
 */
test.use({
  launchOptions: {
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, '--font-render-hinting=none'],
  },
});

/** Requests that are delayed: fonts and the API. */
const late = /\.woff2|\/api\//;

type Shift = PerformanceEntry & { value: number };

/** How a visitor arrives: with an empty cart, with a charger in it, or logged in. */
const emptyHanded = async () => undefined;
const withACharger = (page: Page) => addAccessory(page, 'standard-charger');
const asCustomer = (page: Page) => register(page, newCustomer());

const arrivals = new Map([
  [emptyHanded, 'empty-handed'],
  [withACharger, 'with something in the cart'],
  [asCustomer, 'logged in'],
]);

const visits = [
  { path: '/', width: 412, come: emptyHanded },
  { path: '/article/cleaning-hearing-aids', width: 412, come: emptyHanded },
  { path: '/product/charge-go', width: 412, come: emptyHanded },
  { path: '/accessories/stream-line-tv', width: 412, come: emptyHanded },
  { path: '/cart', width: 412, come: emptyHanded },
  { path: '/cart', width: 412, come: withACharger },
  { path: '/cart', width: 1440, come: withACharger },
  { path: '/checkout', width: 412, come: withACharger },
  { path: '/news', width: 1440, come: emptyHanded },
  { path: '/account/sixty-days', width: 412, come: asCustomer },
  { path: '/account/orders', width: 1440, come: asCustomer },
];

for (const { path, width, come } of visits) {
  const hands = arrivals.get(come);

  test(`nothing moves on ${path} at ${width} px, ${hands}, when letters and answers come late`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 });
    await come(page);
    // Only requests of the page itself; those of the page before are not in this set.
    const awaited = new Set<Request>();
    const forget = (request: Request) => void awaited.delete(request);
    page.on('requestfinished', forget);
    page.on('requestfailed', forget);
    await page.route(late, async (route) => {
      awaited.add(route.request());
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      await route.continue();
    });
    await page.goto(path);
    await expect.poll(() => awaited.size).toBe(0);
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready;
      const values: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) values.push((entry as Shift).value);
      }).observe({ type: 'layout-shift', buffered: true });
      // Buffered entries are delivered only in the frame after the next.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return values;
    });
    expect(shifts).toEqual([]);
    // Later requests have nobody to answer them.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
