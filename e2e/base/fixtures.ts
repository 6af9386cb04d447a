import { AxeBuilder } from '@axe-core/playwright';
import {
  test as base,
  expect,
  type BrowserContext,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { foreignVault, serverOrigin } from './server';

type Guards = {
  /** Lets matching console messages pass, for tests that provoke them on purpose (a failing API call logs one). */
  allowedConsole: RegExp | null;
  /** Addresses outside of the shop that a test answers itself. */
  allowedRequests: RegExp | null;
  guards: void;
};

/** For each running test: the function that watches a page for faults. */
const watches = new WeakMap<TestInfo, (page: Page) => void>();

/**
 * Every test fails on a console error or warning, on an uncaught exception and on a request that leaves the origin.
 * A test that provokes one says so: `test.use({ allowedConsole: /500/ })`.
 */
export const test = base.extend<Guards>({
  allowedConsole: [null, { option: true }],
  allowedRequests: [null, { option: true }],
  guards: [
    async ({ page, allowedConsole, allowedRequests }, use, info) => {
      const faults: string[] = [];
      const allowed = { allowedConsole, allowedRequests };
      watches.set(info, (each) => watch(each, faults, allowed));
      watch(page, faults, allowed);
      watchPagesOf(page.context());
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Pages that a context opens from now on are watched like the test's own one. */
export function watchPagesOf(context: BrowserContext) {
  const watchPage = watches.get(base.info());
  if (watchPage) context.on('page', watchPage);
}

type Allowed = Pick<Guards, 'allowedConsole' | 'allowedRequests'>;

function watch(page: Page, faults: string[], { allowedConsole, allowedRequests }: Allowed) {
  const wasShownBefore = watchPictures(page);
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (allowedConsole?.test(message.text()) || wasShownBefore(message.text())) return;
    faults.push(`console ${message.type()}: ${message.text()} (${page.url()})`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message} (${page.url()})`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^(data|blob|about):/.test(url) || url.startsWith(serverOrigin)) return;
    if (allowedRequests?.test(url)) return;
    if (foreignVault !== null && url.startsWith(foreignVault)) return;
    faults.push(`request off the origin: ${url}`);
  });
}

/**
 * Chromium warns of a preloaded picture that an earlier page has shown already: it takes the picture from memory, in
 * any size that it has, and says after three seconds that the preload was not used. A page that preloads what it never
 * shows is still found.
 *
 * @returns whether a message of the console is such a warning
 */
function watchPictures(page: Page): (message: string) => boolean {
  let pages = 0;
  const firstPages = new Map<string, number>();
  const withoutSize = (address: string) => address.replace(/&w=\d+/, '');
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pages += 1;
    else if (request.resourceType() === 'image') {
      const picture = withoutSize(request.url());
      firstPages.set(picture, firstPages.get(picture) ?? pages);
    }
  });
  return (message) => {
    const address = /^The resource (\S+) was preloaded using link preload but not used/.exec(
      message,
    );
    const first = firstPages.get(withoutSize(address?.[1] ?? ''));
    return first !== undefined && first < pages;
  };
}

const checkedWidths = [390, 1440];

/**
 * Runs axe over the whole page in its present state, at phone and desktop width, with all rules of WCAG 2.2 A and AA
 * and the best practices, and expects no finding. A test that runs at each width itself passes its own. Restores the
 * window's size afterwards. Skips frames that run no scripts: axe is a script, and would wait for an answer from them
 * forever.
 */
export async function expectNoAxeViolations(page: Page, widths: readonly number[] = checkedWidths) {
  const own = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: own?.height ?? 900 });
    const moveAgain = await keepStill(page);
    await comeToRest(page);
    const { violations } = await new AxeBuilder({ page })
      .exclude('iframe[sandbox=""]')
      .options({ resultTypes: ['violations'] })
      // In normal mode axe merges the results of frames in a separate page, which takes a third of a second each time.
      // Without frames there is nothing to merge.
      .setLegacyMode(page.frames().length === 1)
      .analyze();
    await moveAgain();
    const found = violations.map(({ id, nodes }) => ({
      id,
      targets: nodes.map(({ html }) => html),
    }));
    expect({ width, found }).toEqual({ width, found: [] });
  }
  if (own) await page.setViewportSize(own);
}

/** Turns off animations, such as that of a notice whose time is up, until the returned function is called. */
async function keepStill(page: Page): Promise<() => Promise<void>> {
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (isStill) return async () => undefined;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return () => page.emulateMedia({ reducedMotion: null });
}

/**
 * Waits until the page looks as people see it: layout follows the window's size in the next frames, and colours are
 * final once fades have ended. Endless animations are not waited for.
 */
export async function comeToRest(page: Page) {
  await page.evaluate(async () => {
    const nextPicture = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextPicture();
    await nextPicture();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
