import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { paths } from '@/domain/pages/paths';
import { chromiumLaunch } from '../e2e/base/chromium';
import { percentile } from './tools/measure';
import { atMost, printTable, timesFloor, type Verdict } from './tools/report';
import { sized } from './tools/scale';
import { startFloor, startShop } from './shop/shop';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];

type Audit = {
  scores: Record<Category, number>;
  lcpMs: number;
  tbtMs: number;
  layoutShift: number;
  /** Ids of the audits that cost points. */
  complaints: string[];
};

/** The page types that have goals; cart and checkout have something in the cart. */
const auditedPages: Readonly<Record<string, string>> = {
  home: paths.home,
  product: paths.product('charge-go'),
  article: paths.article('cleaning-hearing-aids'),
  cart: paths.cart,
  checkout: paths.checkout,
  'hearing-test': paths.hearingTest,
};

/**
 * F6 to F8: Lighthouse on a phone, the median of five runs of each page.
 *
 * @param wanted names of pages, or addresses; all page types when there are none
 */
export async function lighthouseFigures(
  scratch: string,
  wanted: readonly string[],
): Promise<Verdict[]> {
  const names = wanted.length > 0 ? wanted : Object.keys(auditedPages);
  const floor = await startFloor(scratch);
  const shop = await startShop(scratch);
  try {
    return await withDebuggedChromium(scratch, async (context, port) => {
      await fillCart(context, shop.origin);
      const floorAudit = await medianAudit(`${floor.origin}/`, port);
      const audits: (readonly [string, Audit])[] = [];
      for (const name of names) {
        const address = shop.origin + (auditedPages[name] ?? name);
        audits.push([name, await medianAudit(address, port)]);
      }
      printAudits([['floor', floorAudit], ...audits]);
      return audits.flatMap(([name, audit]) => verdictsOf(name, audit, floorAudit));
    });
  } finally {
    await shop.stop();
    await floor.stop();
  }
}

/** Starts a Chromium whose persistent profile is also the one that Lighthouse opens its tabs in. */
async function withDebuggedChromium<T>(
  scratch: string,
  work: (context: BrowserContext, port: number) => Promise<T>,
): Promise<T> {
  const profile = mkdtempSync(join(scratch, 'chromium-'));
  const port = await freePort();
  const args = [...chromiumLaunch.args, `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext(profile, { ...chromiumLaunch, args });
  try {
    return await work(context, port);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function fillCart(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(origin + paths.accessory('standard-charger'));
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await page.getByRole('dialog').getByTestId('subtotal').waitFor();
  await page.close();
}

async function medianAudit(address: string, port: number): Promise<Audit> {
  const audits: Audit[] = [];
  for (let round = 0; round < sized(5, 1).count; round += 1)
    audits.push(await audit(address, port));
  const median = (figure: (each: Audit) => number) => percentile(audits.map(figure), 0.5);
  return {
    scores: {
      performance: median(({ scores }) => scores.performance),
      accessibility: median(({ scores }) => scores.accessibility),
      'best-practices': median(({ scores }) => scores['best-practices']),
      seo: median(({ scores }) => scores.seo),
    },
    lcpMs: median(({ lcpMs }) => lcpMs),
    tbtMs: median(({ tbtMs }) => tbtMs),
    layoutShift: median(({ layoutShift }) => layoutShift),
    complaints: [...new Set(audits.flatMap(({ complaints }) => complaints))],
  };
}

async function audit(address: string, port: number): Promise<Audit> {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(address, {
    port,
    logLevel: 'silent',
    onlyCategories: [...categories],
    // Keeps the cart; files are fetched again anyway.
    disableStorageReset: true,
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${address}`);
  const { audits, categories: judged, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse on ${address}: ${runtimeError.message}`);
  const scoreOf = (name: Category) => Math.round((judged[name]?.score ?? 0) * 100);
  const numberOf = (name: string) => audits[name]?.numericValue ?? 0;
  const counted = categories.flatMap((name) => judged[name]?.auditRefs ?? []);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    lcpMs: numberOf('largest-contentful-paint'),
    tbtMs: numberOf('total-blocking-time'),
    layoutShift: numberOf('cumulative-layout-shift'),
    complaints: counted
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  };
}

function printAudits(audits: readonly (readonly [string, Audit])[]): void {
  console.log('\nLighthouse on a phone, medians');
  printTable(
    ['page', ...categories, 'LCP ms', 'TBT ms', 'shift', 'complaints'],
    audits.map(([name, { scores, lcpMs, tbtMs, layoutShift, complaints }]) => [
      name,
      ...categories.map((category) => String(scores[category])),
      lcpMs.toFixed(0),
      tbtMs.toFixed(0),
      layoutShift.toFixed(3),
      complaints.join(' '),
    ]),
  );
}

function verdictsOf(name: string, page: Audit, floor: Audit): Verdict[] {
  const seconds = { reading: page.lcpMs / 1000, floor: floor.lcpMs / 1000, unit: 's' };
  return [
    {
      name: `F6 Lighthouse of ${name}`,
      reading: categories.map((category) => page.scores[category]).join('/'),
      floor: categories.map((category) => floor.scores[category]).join('/'),
      goal: 'all 100',
      holds: categories.every((category) => page.scores[category] === 100),
    },
    timesFloor(`F7 LCP of ${name}`, seconds, 1.5),
    {
      ...atMost(`F8 TBT of ${name}`, page.tbtMs - floor.tbtMs, 50, 'ms over the floor'),
      floor: `${floor.tbtMs.toFixed(0)} ms`,
    },
    atMost(`F8 layout shift of ${name}, × 1000`, page.layoutShift * 1000, 0, ''),
  ];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
