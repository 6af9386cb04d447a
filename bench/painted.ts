import type { Page } from '@playwright/test';

/** What a click is to bring: an element in sight, with these words in it or other ones than before. */
export type Wanted = { selector: string; text?: string; otherThan?: string };

declare global {
  interface Window {
    benchTimes: Promise<number[]>;
  }
}

/**
 * Milliseconds from a click to the moment at which each wanted thing stands painted, by the page's own clock: from the
 * time the browser gave the click to the end of the frame that shows it.
 */
export async function paintedAfter(
  page: Page,
  click: () => Promise<void>,
  wanted: readonly Wanted[],
): Promise<number[]> {
  await page.evaluate(waitForPaint, wanted);
  await click();
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
        // A message is delivered after the frame that is being made.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          if (isInSight(each)) resolve(performance.now() - clickedAt);
          else requestAnimationFrame(frame);
        };
        port2.postMessage(null);
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
