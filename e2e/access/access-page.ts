import type { Page } from '@playwright/test';
import * as colours from './access-colours';
import * as measures from './access-measures';
import { comeToRest, expect } from '../base/fixtures';

const helpers = Object.values({ ...measures, ...colours }).map(String);

type Measure = () => string[] | Promise<string[]>;

/**
 * Runs a measure in the page, together with the functions that it may call. The page's content security policy does not
 * apply to code that a test evaluates.
 */
function measured(page: Page, measure: Measure): Promise<string[]> {
  return page.evaluate<string[]>(`(() => { ${helpers.join('\n')}; return ${measure.name}(); })()`);
}

type Sizes = readonly { width: number; height: number }[];

const phoneAndDesktop = [
  { width: 390, height: 844 },
  { width: 1440, height: 1000 },
] as const satisfies Sizes;

/** A window of 1280 by 1024 px at 200 % and at 400 % (WCAG 1.4.4, 1.4.10). */
const enlarged: Sizes = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
];

/** Text spacing that a reader may set without losing anything (WCAG 1.4.12). */
const spacedOut = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const spacedSizes: Sizes = [
  { width: 320, height: 640 },
  { width: 1440, height: 1000 },
];

type Asked = { sizes: Sizes; measures: readonly Measure[] };

/** Expects no fault at any of these window sizes; restores the window's own size afterwards. */
async function expectNothing(page: Page, { sizes, measures: asked }: Asked): Promise<void> {
  const own = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await comeToRest(page);
    for (const measure of asked) {
      const found = await measured(page, measure);
      expect.soft(found, `${page.url()}, ${size.width} px: ${measure.name}`).toEqual([]);
    }
  }
  if (own) await page.setViewportSize(own);
}

/** Expects all targets to be at least 44 by 44 px. */
export const expectLargeTargets = (page: Page) =>
  expectNothing(page, { sizes: phoneAndDesktop, measures: [measures.smallTargets] });

/** At 200 % and 400 % nothing is lost and the focused element is visible. */
const expectRoomWhenEnlarged = (page: Page) =>
  expectNothing(page, {
    sizes: enlarged,
    measures: [measures.lostText, measures.overlaps, measures.coveredFocus],
  });

/** Nothing is cut off or overlaps at the present window size. */
export async function expectNothingLost(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('The page has no window');
  await expectNothing(page, { sizes: [size], measures: [measures.lostText, measures.overlaps] });
}

/** On a phone and on two desktops: no price and no word of a heading breaks, overlaps something or leaves the page. */
export const expectPricesHold = (page: Page) =>
  expectNothing(page, {
    sizes: [...phoneAndDesktop, { width: 1280, height: 1024 }],
    measures: [
      ...[measures.brokenPrices, measures.brokenWords],
      ...[measures.overlaps, measures.lostText],
    ],
  });

/** Nothing is lost when a reader widens the spacing of lines, words and letters. */
async function expectRoomWhenSpaced(page: Page): Promise<void> {
  const style = await page.addStyleTag({ content: spacedOut });
  await expectNothing(page, {
    sizes: spacedSizes,
    measures: [measures.lostText, measures.overlaps],
  });
  await style.evaluate((element) => element.parentNode?.removeChild(element));
}

/** With text alone twice as large (WCAG 1.4.4) nothing is lost on a desktop, and no texts overlap at any width. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  const style = await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  const desktop = { width: 1280, height: 1024 };
  await expectNothing(page, { sizes: [desktop], measures: [measures.lostText] });
  await expectNothing(page, {
    sizes: [...phoneAndDesktop, desktop],
    measures: [measures.overlaps],
  });
  await style.evaluate((element) => element.parentNode?.removeChild(element));
}

/** The same on a phone, where nothing may be lost either. */
export async function expectRoomForLargeTextOnPhones(page: Page): Promise<void> {
  const style = await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  const [phone] = phoneAndDesktop;
  await expectNothing(page, {
    sizes: [phone],
    measures: [measures.lostText, measures.overlaps],
  });
  await style.evaluate((element) => element.parentNode?.removeChild(element));
}

/** Nothing moves for longer than a moment. */
export async function expectStill(page: Page): Promise<void> {
  expect.soft(await measured(page, measures.movements), `${page.url()} moves`).toEqual([]);
}

/** In forced colours everything can be told apart, and the focus has its ring. */
export async function expectSeenInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  // No transitions, because looks are compared at once. Tab makes the browser show focus rings.
  const style = await page.addStyleTag({ content: '* { transition: none !important; }' });
  await page.keyboard.press('Tab');
  for (const measure of [colours.unseen, colours.ringless]) {
    expect.soft(await measured(page, measure), `${page.url()}: ${measure.name}`).toEqual([]);
  }
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
}

/** Makes all checks of this file that suit a whole page, in its present state. */
export async function expectAccess(page: Page): Promise<void> {
  await expectStill(page);
  await expectLargeTargets(page);
  await expectRoomWhenEnlarged(page);
  await expectRoomWhenSpaced(page);
  await expectRoomForLargeText(page);
  await expectSeenInForcedColours(page);
}
