import { expect as plainExpect, test as plainTest } from '@playwright/test';
import { createRequire } from 'node:module';
import floor from '../bench/floor-weight.json';
import { boundOf, leastOf, overFloorKib, pageGoals, sharedGoals } from '../bench/page-goals';
import { weighPage } from '../bench/page-weight';
import { paths } from '../src/domain/paths';
import { expect, test } from './fixtures';
import { serverOrigin } from './server';

plainTest('the first load of each page keeps to its goal, or to what was reached', async () => {
  for (const goal of pageGoals) {
    const { path } = goal;
    const weight = await weighPage(serverOrigin, path);
    const over = overFloorKib(weight.scriptGzipBytes);
    plainExpect.soft(over, `${path}: scripts over the floor`).toBeLessThanOrEqual(boundOf(goal));
    plainExpect
      .soft(over, `${path}: less than bench/page-goals.ts says, which has to follow`)
      .toBeGreaterThan(leastOf(goal));
    plainExpect.soft(weight.cssBytes, `${path}: CSS`).toBeLessThanOrEqual(sharedGoals.cssBytes);
    plainExpect.soft(weight.htmlBytes, `${path}: HTML`).toBeLessThanOrEqual(sharedGoals.htmlBytes);
  }
});

plainTest('the floor was measured with the framework in use', () => {
  const require = createRequire(__filename);
  const versionOf = (name: string): unknown => require(`${name}/package.json`).version;
  plainExpect({ next: versionOf('next'), react: versionOf('react') }).toEqual({
    next: floor.next,
    react: floor.react,
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

  for (const path of [paths.home, paths.shop, paths.product('charge-go'), paths.cart]) {
    test(`${path} comes with few requests, two fonts, small pictures, stands still, and can be come back to`, async ({
      page,
    }) => {
      await page.addInitScript(noteGoodbyes);
      const response = await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      const seen = await page.evaluate(readLoading);
      expect(seen.requests, 'requests').toBeLessThanOrEqual(sharedGoals.requests);
      expect(seen.fonts.length, 'font files').toBeLessThanOrEqual(sharedGoals.fontFiles);
      expect(seen.fontBytes, 'fonts').toBeLessThanOrEqual(sharedGoals.fontBytes);
      expect(seen.pictureBytes, 'pictures').toBeLessThanOrEqual(sharedGoals.pictureBytes);
      expect(seen.shift, 'layout shift').toBe(0);
      // Either would keep browsers from showing the page as it was on the way back.
      expect(seen.goodbyes, 'listeners for leaving').toEqual([]);
      expect(response?.headers()['cache-control']).not.toContain('no-store');
    });
  }
});

/** Runs before the page's own scripts: writes down who listens for the end of the page. */
function noteGoodbyes() {
  const heard: string[] = [];
  Object.assign(window, { heardGoodbyes: heard });
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (...args: Parameters<typeof listen>) => {
    if (args[0] === 'unload' || args[0] === 'beforeunload') heard.push(args[0]);
    listen(...args);
  };
}

/** Runs in the page: what was asked for until it had loaded, and by how much it moved. */
function readLoading() {
  const [visit] = performance.getEntriesByType('navigation');
  const loadedAt = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0;
  const files = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter((entry) => entry.startTime <= loadedAt);
  const isFont = ({ name }: PerformanceResourceTiming) => name.endsWith('.woff2');
  const isPicture = ({ name, initiatorType }: PerformanceResourceTiming) =>
    initiatorType === 'img' || name.includes('/_next/image') || name.includes('/pictures/');
  const sum = (entries: PerformanceResourceTiming[]) =>
    entries.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
  const shown = new Set(
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .map((image) => image.currentSrc),
  );
  const fonts = files.filter(isFont);
  let shift = 0;
  for (const entry of shifts()) shift += entry;
  return {
    requests: 1 + files.filter((file) => !isPicture(file)).length,
    fonts: fonts.map(({ name }) => name),
    fontBytes: sum(fonts),
    pictureBytes: sum(files.filter((file) => isPicture(file) && shown.has(file.name))),
    shift,
    goodbyes: 'heardGoodbyes' in window ? window.heardGoodbyes : null,
  };

  /** Values of the shifts so far; the timeline itself keeps none of them. */
  function shifts(): number[] {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const found = observer
      .takeRecords()
      .map((entry) => ('value' in entry ? Number(entry.value) : 0));
    observer.disconnect();
    return found;
  }
}
