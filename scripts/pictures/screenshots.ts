/**
 * Takes full-page screenshots: `npx tsx scripts/pictures/screenshots.ts http://localhost:3000 /shop,/cart
 * 390,768,1440`. Writes them to screenshots/, named by path and width.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../e2e/base/chromium';

const [origin = 'http://localhost:3000', pathList = '/', widthList = '390,768,1440'] =
  process.argv.slice(2);

async function main() {
  mkdirSync('screenshots', { recursive: true });
  const browser = await chromium.launch(chromiumLaunch);
  for (const width of widthList.split(',').map(Number)) {
    const context = await browser.newContext({
      viewport: { width, height: width < 700 ? 844 : 1000 },
      reducedMotion: 'reduce',
    });
    for (const path of pathList.split(',')) {
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') console.error(`${path} @${width}: ${message.text()}`);
      });
      page.setDefaultTimeout(120_000);
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await loadLazyPictures(page);
      const name = `${path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}-${width}.png`;
      await page.screenshot({ path: `screenshots/${name}`, fullPage: true });
      await page.close();
    }
    await context.close();
  }
  await browser.close();
}

async function loadLazyPictures(page: import('@playwright/test').Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
}

void main();
