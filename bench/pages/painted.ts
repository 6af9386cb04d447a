import type { Locator, Page } from '@playwright/test';

/** How long a pointer rests on its target before it presses, and how long it stays down, at the least. */
const [restMs, pressMs] = [150, 80];

/** What a click should show: a visible element that contains `text`, or whose text differs from `otherThan`. */
export type Wanted = { selector: string; text?: string; otherThan?: string };

declare global {
  interface Window {
    benchTimes: Promise<number[]>;
  }
}

/**
 * Milliseconds from a click until each wanted element is painted, by the page's own clock: from the browser's time of
 * the click to the end of the frame that shows the element. The pointer moves, rests, presses and releases as a
 * person's does. Playwright's own click does all of this at once, and the page would have to handle the hover and the
 * press before it gets to the click.
 */
export async function paintedAfter(
  page: Page,
  target: Locator,
  wanted: readonly Wanted[],
): Promise<number[]> {
  await target.hover();
  await page.waitForTimeout(restMs);
  await page.evaluate(waitForPaint, wanted);
  await page.mouse.down();
  await page.waitForTimeout(pressMs);
  await page.mouse.up();
  return page.evaluate(() => window.benchTimes);
}

/** Runs in the page. */
function waitForPaint(wanted: readonly Wanted[]) {
  let clickedAt = 0;
  addEventListener('click', (event) => (clickedAt = event.timeStamp), {
    capture: true,
    once: true,
  });
  const isThere = ({ selector, text, otherThan }: Wanted) =>
    [...document.querySelectorAll<HTMLElement>(selector)].some((element) => {
      const words = element.innerText;
      if (text !== undefined && !words.includes(text)) return false;
      return words !== otherThan && element.getBoundingClientRect().height > 0;
    });
  // A panel that slides in starts outside of the window.
  const isInSight = ({ selector }: Wanted) =>
    [...document.querySelectorAll(selector)].some((element) => {
      const { left, height } = element.getBoundingClientRect();
      return height > 0 && left < innerWidth;
    });
  const painted = (each: Wanted) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (clickedAt === 0 || !isThere(each)) return;
        watcher.disconnect();
        requestAnimationFrame(frame);
      };
      const frame = () => {
        // By now animations are at their position for this frame, and layout is what the frame will show anyway.
        if (!isInSight(each)) return requestAnimationFrame(frame);
        // Runs right after this frame, before other tasks that wait for its end.
        void scheduler.postTask(() => resolve(performance.now() - clickedAt), {
          priority: 'user-blocking',
        });
      };
      const watcher = new MutationObserver(look);
      watcher.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
  window.benchTimes = Promise.all(wanted.map(painted));
}
