/**
 * Each test fails if one of the changes to Next and React in src/serving/README.md stops working. They run on the built
 * site in a real browser.
 */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../base/fixtures';

const pages = ['/', '/shop', '/product/charge-go', '/article/cleaning-hearing-aids', '/cart'];

test('page-compression: pages and their data come as Brotli of known length, with a tag, and once', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const data = await page.evaluate(
    () => `/_next/data/${window.__NEXT_DATA__.buildId}/en-US/shop.json`,
  );
  for (const path of [...pages, data]) {
    const first = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    const headers = first.headers();
    expect.soft(headers, path).toMatchObject({
      'content-encoding': 'br',
      // The length is known in advance: the page was compressed for an earlier visitor, or is now compressed for later
      // ones, too.
      'content-length': expect.stringMatching(/^\d+$/),
      etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
    });
    const known = { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' };
    const again = await request.get(path, { headers: known });
    expect.soft({ path, status: again.status() }).toEqual({ path, status: 304 });
  }
});

test('hydrate-in-slices: a click is answered while React is still taking over a slow page', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(clickWhileTakenOver, 'Add to cart');
  await page.goto('/product/charge-go');
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  expect(await page.evaluate(() => window.clickedAfter)).toBeGreaterThan(0);
});

declare global {
  interface Window {
    /** Number of elements that React had taken over at the time of the click; undefined without a click. */
    clickedAfter?: number;
  }
}

/**
 * Runs in the page. React marks each element that it takes over. Clicks the button if this code gets a turn while some
 * elements are marked and the button is not.
 */
function clickWhileTakenOver(name: string) {
  const isTaken = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const look = () => {
    const root = document.getElementById('__next');
    const taken = [...(root?.querySelectorAll('*') ?? [])].filter(isTaken).length;
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === name,
    );
    if (button && isTaken(button)) return;
    if (button && taken > 0) {
      window.clickedAfter = taken;
      button.click();
      return;
    }
    setTimeout(look);
  };
  look();
}

const hint = /^\/\/# allFunctionsCalledOnLoad\n/;

test('compile-hints: scripts are compiled while they load, and not function by function when they run', async ({
  browser,
  page,
}) => {
  const hinted = await functionsCompiledLate(browser, page);
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    expect.soft(body, response.url()).toMatch(hint);
    await route.fulfill({ contentType: 'text/javascript', body: body.replace(hint, '') });
  });
  const bare = await functionsCompiledLate(browser, page);
  expect(hinted).toBeLessThan(bare / 2);
});

/**
 * Number of a page's functions that V8 parses a second time because they are called and were not compiled with their
 * script.
 */
async function functionsCompiledLate(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['disabled-by-default-v8.compile', 'v8'] });
  await page.goto('/article/cleaning-hearing-aids');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#__next *') ?? {}).some((key) => key.startsWith('__react')),
  );
  const trace: { traceEvents: { name: string }[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  return trace.traceEvents.filter(({ name }) => name === 'V8.ParseFunction').length;
}

test('lean-manifest: a page of the shop knows no page of the staff, and asks for one list', async ({
  page,
}) => {
  const lists: string[] = [];
  page.on('request', (asked) => {
    const [, name] = /\/(_\w+Manifest)\.js$/.exec(asked.url()) ?? [];
    if (name) lists.push(name);
  });
  await page.goto('/');
  await page.waitForFunction(() => '__BUILD_MANIFEST' in window);
  const known = await page.evaluate(() =>
    Object.keys(Object(Reflect.get(window, '__BUILD_MANIFEST'))),
  );
  expect(known).toContain('/shop');
  expect(known.filter((name) => name.startsWith('/admin'))).toEqual([]);
  expect(lists).toEqual(['_buildManifest']);
});
