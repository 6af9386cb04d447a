import type { BrowserContext } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { chromiumLaunch } from '../base/chromium';
import { expect, test } from '../base/fixtures';

// Playwright disables the back/forward cache, which this test is about.
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

test('every page may wait in memory until somebody comes back, as they left it', async ({
  context,
}) => {
  for (const path of pages) {
    expect.soft({ path, why: await reasonsOf(context, path) }).toEqual({ path, why: [] });
  }
  // Proof that the check works: an unload handler is found.
  await context.addInitScript(() => addEventListener('unload', () => undefined));
  expect(await reasonsOf(context, paths.shop)).toEqual(['UnloadHandlerExistsInMainFrame']);
});

/**
 * Reasons in a page that keep the browser from restoring it from memory. Some headless browsers cannot restore pages at
 * all; such circumstantial reasons do not count. Each page gets its own tab, because the DevTools session is lost when
 * a page is restored.
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
  // A page that is restored from memory does not load again.
  await page.goBack({ waitUntil: 'commit' });
  // Answers arrive in order, so all events before this one have arrived. If the page was restored, nothing answers.
  await session.send('Page.getNavigationHistory').catch(() => undefined);
  await page.close();
  return found;
}
