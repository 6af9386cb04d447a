import type { Browser, Page } from '@playwright/test';
import { paths } from '@/domain/pages/paths';
import { desktop, withVisitor } from '../tools/browser';
import { percentile } from '../tools/measure';
import { paintedAfter } from './painted';
import { atMost, printTable, timesFloor, type Verdict } from '../tools/report';
import { sized } from '../tools/scale';

const twoFramesMs = 34;

type Origins = { floor: string; shop: string };

/** F10 and F13: the time from a click until its result is painted. */
export async function clickFigures(browser: Browser, { floor, shop }: Origins): Promise<Verdict[]> {
  const floorMs = await withVisitor(browser, (page) => counted(page, floor), desktop);
  const carts = await cartTimes(browser, shop);
  const nextMs = await withVisitor(browser, (page) => nextPages(page, shop), desktop);
  const rows: [string, number[]][] = [
    ["floor's counter", floorMs],
    ['add to cart, line shown', carts.shown],
    ['add to cart, line confirmed', carts.confirmed],
    ['next page by a link in view', nextMs],
  ];
  console.log('\nFrom a click to what it brings, painted, ms');
  printTable(
    ['click', 'p50', 'p75', 'p99'],
    rows.map(([name, times]) => [
      name,
      ...[0.5, 0.75, 0.99].map((share) => percentile(times, share).toFixed(1)),
    ]),
  );
  const later = carts.confirmed.map((ms, index) => ms - (carts.shown[index] ?? 0));
  const half = (times: readonly number[]) => percentile(times, 0.5);
  const opening = { reading: half(carts.shown), floor: half(floorMs), unit: 'ms' };
  return [
    timesFloor('F10 click to cart painted, p50', opening, 3),
    atMost('F10 click to cart painted, p99', percentile(carts.shown, 0.99), twoFramesMs, 'ms'),
    atMost('F10 confirmed by the server, later by', half(later), 15, 'ms'),
    atMost('F13 next page after a click, p50', half(nextMs), 50, 'ms'),
  ];
}

async function counted(page: Page, origin: string): Promise<number[]> {
  await page.goto(origin, { waitUntil: 'networkidle' });
  const button = page.getByRole('button');
  const times: number[] = [];
  for (let round = 0; round < sized(60).count; round += 1) {
    const wanted = { selector: 'button', text: String(round + 1) };
    times.push(...(await paintedAfter(page, button, [wanted])));
  }
  return times;
}

/**
 * Adds one accessory to an empty cart, each time as a new visitor, so that the cart's code and data are fetched too.
 */
async function cartTimes(browser: Browser, origin: string) {
  const [shown, confirmed]: [number[], number[]] = [[], []];
  for (let round = 0; round < sized(20, 5).count; round += 1) {
    const [line = 0, total = 0] = await withVisitor(
      browser,
      (page) => addedToCart(page, origin),
      desktop,
    );
    shown.push(line);
    confirmed.push(total);
  }
  return { shown, confirmed };
}

/** Times until the line is shown in the open drawer, and until the server's total is. */
export async function addedToCart(page: Page, origin: string): Promise<number[]> {
  await page.goto(origin + paths.accessory('standard-charger'), { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Add to cart', exact: true }).first();
  return paintedAfter(page, button, [
    { selector: '[role=dialog] li', text: '$149.00' },
    { selector: '[role=dialog] [data-testid=subtotal]', text: '$' },
  ]);
}

/** From the shop to a product and back, by links that have been in view for a moment. */
async function nextPages(page: Page, origin: string): Promise<number[]> {
  await page.goto(origin + paths.accessories, { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (let round = 0; round < sized(20, 5).count; round += 1) {
    const link = page.locator(`main a[href="${paths.accessory('standard-charger')}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const title = { selector: 'h1', otherThan: await page.locator('h1').innerText() };
    times.push(...(await paintedAfter(page, link, [title])));
    await page.goBack({ waitUntil: 'networkidle' });
  }
  return times;
}
