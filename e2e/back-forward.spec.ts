import type { Page } from '@playwright/test';
import { paths } from '../src/domain/paths';
import { chromiumLaunch } from './chromium';
import { expect, test } from './fixtures';

// Playwright switches the cache off; it is what is looked at here.
test.use({
  launchOptions: { ...chromiumLaunch, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

const pages = [
  paths.home,
  paths.shop,
  paths.product('charge-go'),
  paths.accessory('standard-charger'),
  paths.cart,
  paths.checkout,
  paths.article('cleaning-hearing-aids'),
  paths.hearingTest,
  paths.hearingTestTake,
  paths.login,
  paths.accountOrders,
  paths.contact,
];

test('every page may wait in memory for whoever comes back, as she left it', async ({ page }) => {
  const reasonsOf = await watchReasons(page);
  for (const path of pages) {
    expect.soft({ path, why: await reasonsOf(path) }).toEqual({ path, why: [] });
  }
  // What would be wrong is seen.
  await page.addInitScript(() => addEventListener('unload', () => undefined));
  expect(await reasonsOf(paths.shop)).toEqual(['UnloadHandlerExistsInMainFrame']);
});

/**
 * What in a page keeps a browser from bringing it back as it was. Some browsers without a window cannot do it at all;
 * that is no reason of the page's.
 */
async function watchReasons(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const found: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    const ofPage = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
    found.push(...ofPage.map(({ reason }) => reason));
  });
  return async (path: string): Promise<string[]> => {
    found.length = 0;
    await page.goto(path);
    await page.goto('/robots.txt');
    // One that comes out of memory does not load again.
    await page.goBack({ waitUntil: 'commit' });
    // Answers come in order: what was said before this is here.
    await session.send('Page.getNavigationHistory');
    return [...found];
  };
}
