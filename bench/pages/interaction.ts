/** `npm run bench:interaction`: how long a shopper with an old phone waits for the result of a touch. */
import { withChromium } from '../tools/browser';
import { ensureBuilds } from '../builds';
import { printVerdicts } from '../tools/report';
import { withScratch } from '../tools/scratch';
import { startShop } from '../shop/shop';
import { slowClickFigures } from './slow-clicks';

async function main(): Promise<void> {
  await ensureBuilds();
  await withScratch(async (scratch) => {
    const shop = await startShop(scratch);
    try {
      printVerdicts(await withChromium((browser) => slowClickFigures(browser, shop.origin)));
    } finally {
      await shop.stop();
    }
  });
}

void main();
