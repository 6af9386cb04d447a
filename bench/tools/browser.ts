import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { brand } from '@/domain/brand';
import { chromiumLaunch } from '../../e2e/base/chromium';

/** A phone as Lighthouse takes it. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

export const desktop = { viewport: { width: 1440, height: 1000 } } as const;

/** A Chromium that paints as soon as there is something to paint, so that what is timed is not the screen's own beat. */
export async function withChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const args = [...chromiumLaunch.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'];
  const browser = await chromium.launch({ ...chromiumLaunch, args });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Work in the page of a new visitor, who knows nothing of the shop yet. The popup that comes once a day came just now:
 * it would lie over what is clicked.
 */
export async function withVisitor<T>(
  browser: Browser,
  work: (page: Page) => Promise<T>,
  device: Parameters<Browser['newContext']>[0] = phone,
): Promise<T> {
  const context: BrowserContext = await browser.newContext(device);
  // What is handed over to the page was named by the compiler, with a function that pages do not have.
  await context.addInitScript('globalThis.__name = (each) => each');
  await context.addInitScript((prefix) => {
    localStorage.setItem(`${prefix}consultation-shown`, String(Date.now()));
  }, brand.storagePrefix);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
