import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { brand } from '@/domain/brand';
import { chromiumLaunch } from '../../e2e/base/chromium';

/** A phone as Lighthouse emulates it. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

export const desktop = { viewport: { width: 1440, height: 1000 } } as const;

/** A Chromium that paints as soon as it can, so that the screen's refresh rate is not part of the times. */
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
 * Runs `work` in the page of a new visitor with empty storage. Marks the daily popup as already shown: it would cover
 * what is clicked.
 */
export async function withVisitor<T>(
  browser: Browser,
  work: (page: Page) => Promise<T>,
  device: Parameters<Browser['newContext']>[0] = phone,
): Promise<T> {
  const context: BrowserContext = await browser.newContext(device);
  // The compiler wraps functions in a `__name` helper, which pages do not have.
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
