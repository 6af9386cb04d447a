import type { Browser, Request } from '@playwright/test';
import { withVisitor } from '../tools/browser';

/** What a phone requests and shows before the visitor touches anything. */
export type FirstView = {
  /** Requests until the page has loaded, without pictures and without prefetches for other pages. */
  requests: number;
  /** Transferred bytes of the pictures in the first window. */
  pictureBytes: number;
  /** Number of those pictures. */
  pictures: number;
  /** Faults of those pictures: not AVIF or SVG, no size, or not exactly one with high priority. */
  faults: string[];
  layoutShift: number;
};

type Picture = { address: string; isSized: boolean; isFirst: boolean };

/** Loads a page on a phone with empty storage and measures it without any interaction. */
export function firstView(browser: Browser, origin: string, path: string): Promise<FirstView> {
  return withVisitor(browser, async (page) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    let needed = 0;
    page.once('load', () => (needed = requests.filter(isNeeded).length));
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const pictures = await page.evaluate(picturesInSight);
    const answers = await Promise.all(
      requests
        .filter((request) => pictures.some(({ address }) => address === request.url()))
        .map(answerTo),
    );
    return {
      requests: needed,
      pictureBytes: answers.reduce((sum, { bytes }) => sum + bytes, 0),
      pictures: pictures.length,
      faults: [...answers.flatMap(({ fault }) => fault ?? []), ...faultsOf(pictures)],
      layoutShift: await page.evaluate(layoutShift),
    };
  });
}

function isNeeded(request: Request): boolean {
  const { purpose, 'sec-purpose': security = '' } = request.headers();
  const isAhead = purpose === 'prefetch' || security.startsWith('prefetch');
  return !isAhead && request.resourceType() !== 'image' && !request.url().startsWith('data:');
}

async function answerTo(request: Request): Promise<{ bytes: number; fault?: string }> {
  const response = await request.response();
  const type = (await response?.headerValue('content-type')) ?? 'nothing';
  const { responseBodySize } = await request.sizes();
  const isFine = type === 'image/avif' || type === 'image/svg+xml';
  return { bytes: responseBodySize, ...(!isFine && { fault: `${type}: ${request.url()}` }) };
}

function faultsOf(pictures: readonly Picture[]): string[] {
  if (pictures.length === 0) return [];
  const first = pictures.filter(({ isFirst }) => isFirst).length;
  const unsized = pictures.filter(({ isSized }) => !isSized);
  return [
    ...(first === 1 ? [] : [`${first} of high priority`]),
    ...unsized.map(({ address }) => `no size: ${address}`),
  ];
}

/** Runs in the page. A picture that fills its frame has the frame's size. */
function picturesInSight(): Picture[] {
  return [...document.images]
    .filter((picture) => {
      const { top, bottom, left, right, height } = picture.getBoundingClientRect();
      const isInside = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      return isInside && height > 0 && picture.checkVisibility();
    })
    .map((picture) => ({
      address: picture.currentSrc,
      isSized: picture.hasAttribute('height') || getComputedStyle(picture).position === 'absolute',
      isFirst: picture.fetchPriority === 'high',
    }));
}

/** Runs in the page: the sum of all layout shifts so far. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    const watcher = new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    });
    watcher.observe({ type: 'layout-shift', buffered: true });
    // The observer is never called when there was no shift.
    setTimeout(() => resolve(0), 200);
  });
}
