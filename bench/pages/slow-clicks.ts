import type { Browser, Page } from '@playwright/test';
import { paths } from '@/domain/pages/paths';
import { withVisitor } from '../tools/browser';
import { addedToCart } from './clicks';
import { percentile } from '../tools/measure';
import { paintedAfter } from './painted';
import { atMost, printTable, type Verdict } from '../tools/report';
import { sized } from '../tools/scale';

/** How many times slower an old phone is. */
const slowDown = 4;

/** Times on an old phone from a touch to its result: the drawer with the new line, and the price of a chosen option. */
export async function slowClickFigures(browser: Browser, shop: string): Promise<Verdict[]> {
  const added: number[] = [];
  for (let round = 0; round < sized(20, 5).count; round += 1) {
    const [line = 0] = await withVisitor(browser, async (page) => {
      await slow(page);
      return addedToCart(page, shop);
    });
    added.push(line);
  }
  const chosen = await withVisitor(browser, (page) => priceTimes(page, shop));
  console.log(
    `\nWith a processor ${slowDown} times slower: from a click to what it brings, painted, ms`,
  );
  printTable(
    ['click', 'p50', 'p75', 'worst'],
    Object.entries({ 'add to cart, line': added, 'option, price': chosen }).map(([name, times]) => [
      name,
      ...[0.5, 0.75, 1].map((share) => percentile(times, share).toFixed(1)),
    ]),
  );
  return [
    atMost(`add to cart → line, ${slowDown} × slower, p75`, percentile(added, 0.75), 100, 'ms'),
    atMost(`option → price, ${slowDown} × slower, p75`, percentile(chosen, 0.75), 50, 'ms'),
  ];
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
}

async function priceTimes(page: Page, origin: string): Promise<number[]> {
  await slow(page);
  await page.goto(origin + paths.product('charge-go'), { waitUntil: 'networkidle' });
  const ears = page.getByRole('radiogroup', { name: 'Ears' }).locator('label');
  const price = '[data-testid=price]';
  const times: number[] = [];
  for (let round = 0; round < sized(20, 5).count; round += 1) {
    const choice = ears.filter({ hasText: round % 2 === 0 ? 'Left ear' : 'Pair' });
    const before = await page.locator(price).innerText();
    await choice.scrollIntoViewIfNeeded();
    const wanted = { selector: price, otherThan: before };
    times.push(...(await paintedAfter(page, choice, [wanted])));
  }
  return times;
}
