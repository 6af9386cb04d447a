import type { Browser } from '@playwright/test';
import { withChromium } from '../tools/browser';
import { clickFigures } from './clicks';
import { firstByteMs } from './first-byte';
import { firstView, type FirstView } from './first-view';
import { pageGoals, sharedGoals } from './page-goals';
import { weighPage, type PageWeight } from './page-weight';
import { atMost, printTable, timesFloor, type Verdict } from '../tools/report';
import { sized } from '../tools/scale';
import { slowClickFigures } from './slow-clicks';
import { startFloor, startShop } from '../shop/shop';

const mostPictureKib = 90;

const kib = (bytes: number) => (bytes / 1024).toFixed(1);

/** F1 to F13 except Lighthouse's: weight of the pages, time to the first byte, and time from a click to its result. */
export async function pageFigures(scratch: string): Promise<Verdict[]> {
  const floor = await startFloor(scratch);
  const shop = await startShop(scratch);
  try {
    const weights = await weightVerdicts(floor.origin, shop.origin);
    const firstBytes = await firstByteVerdicts(floor.origin, shop.origin);
    const inBrowser = await withChromium(async (browser) => [
      ...(await firstViewVerdicts(browser, shop.origin)),
      ...(await clickFigures(browser, { floor: floor.origin, shop: shop.origin })),
      ...(await slowClickFigures(browser, shop.origin)),
    ]);
    return [...weights, ...firstBytes, ...inBrowser];
  } finally {
    await shop.stop();
    await floor.stop();
  }
}

async function weightVerdicts(floorOrigin: string, shopOrigin: string): Promise<Verdict[]> {
  const floor = await weighPage(floorOrigin, '/');
  const weights: (readonly [string, PageWeight])[] = [['floor /', floor]];
  const verdicts: Verdict[] = [];
  for (const { path, overFloorKib } of pageGoals) {
    const weight = await weighPage(shopOrigin, path);
    weights.push([path, weight]);
    const over = (weight.scriptGzipBytes - floor.scriptGzipBytes) / 1024;
    verdicts.push({
      name: `${overFloorKib === 20 ? 'F1' : 'F2'} scripts of ${path}`,
      reading: `+ ${over.toFixed(1)} KiB`,
      floor: `${kib(floor.scriptGzipBytes)} KiB`,
      goal: `≤ + ${overFloorKib} KiB`,
      holds: over <= overFloorKib,
    });
  }
  console.log('\nFirst load of each page, KiB compressed (gzip; scripts also brotli)');
  printTable(
    ['page', 'HTML', 'JS gzip', 'JS brotli', 'CSS'],
    weights.map(([path, weight]) => [
      path,
      kib(weight.htmlBytes),
      kib(weight.scriptGzipBytes),
      kib(weight.scriptBrotliBytes()),
      kib(weight.cssBytes),
    ]),
  );
  return verdicts;
}

/** The slowest page counts. */
async function firstByteVerdicts(floorOrigin: string, shopOrigin: string): Promise<Verdict[]> {
  const floor = await firstByteMs(`${floorOrigin}/`, sized(400));
  const times: { path: string; ms: number }[] = [];
  for (const { path } of pageGoals)
    times.push({ path, ms: await firstByteMs(shopOrigin + path, sized(400)) });
  console.log('\nFirst byte of a page, p50 in ms');
  printTable(
    ['page', 'ms'],
    [{ path: 'floor /', ms: floor }, ...times].map(({ path, ms }) => [path, ms.toFixed(2)]),
  );
  const slowest = Math.max(...times.map(({ ms }) => ms));
  const figures = { reading: slowest, floor, unit: 'ms' };
  return [timesFloor('F12 first byte, slowest page', figures, 1.2)];
}

async function firstViewVerdicts(browser: Browser, origin: string): Promise<Verdict[]> {
  const views: { path: string; view: FirstView }[] = [];
  for (const { path } of pageGoals) {
    // On its first request the optimizer is still making a picture and sends another one instead.
    await firstView(browser, origin, path);
    views.push({ path, view: await firstView(browser, origin, path) });
  }
  console.log('\nFirst window of each page on a phone');
  printTable(
    ['page', 'requests', 'pictures', 'KiB', 'shift', 'faults'],
    views.map(({ path, view }) => [
      path,
      String(view.requests),
      String(view.pictures),
      kib(view.pictureBytes),
      view.layoutShift.toFixed(3),
      view.faults.join(', '),
    ]),
  );
  const most = (figure: (view: FirstView) => number) =>
    Math.max(...views.map(({ view }) => figure(view)));
  const faults = views.flatMap(({ view }) => view.faults).length;
  return [
    atMost(
      'F3 requests without pictures',
      most(({ requests }) => requests),
      sharedGoals.requests,
      '',
    ),
    atMost(
      'F5 pictures in the first window',
      most(({ pictureBytes }) => pictureBytes / 1024),
      mostPictureKib,
      'KiB',
    ),
    atMost('F5 not AVIF, not sized, not one of high priority', faults, 0, ''),
    atMost(
      'F8 layout shift, × 1000',
      most(({ layoutShift }) => layoutShift * 1000),
      0,
      '',
    ),
  ];
}
