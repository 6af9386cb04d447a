import type { BrowserContext } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { chromiumLaunch } from '../base/chromium';
import { expect, test } from '../base/fixtures';

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

test('every page may wait in memory for whoever comes back, as she left it', async ({
  context,
}) => {
  for (const path of pages) {
    expect.soft({ path, why: await reasonsOf(context, path) }).toEqual({ path, why: [] });
  }
  // What would be wrong is seen.
  await context.addInitScript(() => addEventListener('unload', () => undefined));
  expect(await reasonsOf(context, paths.shop)).toEqual(['UnloadHandlerExistsInMainFrame']);
});

/**
 * What in a page keeps a browser from bringing it back as it was. Some browsers without a window cannot do it at all;
 * that is no reason of the page's. A tab of its own for each: whoever watches one loses sight of it when its page comes
 * out of memory.
 */
async function reasonsOf(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  const found: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    const ofPage = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
    found.push(...ofPage.map(({ reason }) => reason));
  });
  await page.goto(path);
  await page.goto('/robots.txt');
  // One that comes out of memory does not load again.
  await page.goBack({ waitUntil: 'commit' });
  // Answers come in order: what was said before this is here. Out of memory there is nobody left to answer.
  await session.send('Page.getNavigationHistory').catch(() => undefined);
  await page.close();
  return found;
}
