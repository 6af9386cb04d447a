import type { Locator, Page } from '@playwright/test';

/** The least that a pointer rests on what it is about to press, and that a finger stays down. */
const [restMs, pressMs] = [150, 80];

/** What a click is to bring: an element in sight, with these words in it or other ones than before. */
export type Wanted = { selector: string; text?: string; otherThan?: string };

declare global {
  interface Window {
    benchTimes: Promise<number[]>;
  }
}

/**
 * Milliseconds from a click to the moment at which each wanted thing stands painted, by the page's own clock: from the
 * time the browser gave the click to the end of the frame that shows it. The pointer comes, rests, presses and lets go
 * as a person's does: Playwright's click does all of it in one instant, and the page would have to answer to the pointer's
 * coming and to the press before it gets to the click.
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
  // What slides in begins beside the window.
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
        // Moved as far as in the frame that is being made, and laid out as that frame will be anyway.
        if (!isInSight(each)) return requestAnimationFrame(frame);
        // Comes right after this frame, before other work that waits for the frame's end.
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
