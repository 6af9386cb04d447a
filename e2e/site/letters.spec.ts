import type { Page } from '@playwright/test';
import { brand } from '../../src/domain/brand';
import { paths } from '../../src/domain/pages/paths';
import { expect, test } from '../base/fixtures';

/** Holds back all fonts until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.woff2/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The fonts that draw an element's letters, and whether the page loaded them. */
async function facesOf(page: Page, selector: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }));
}

/** Matches one of our fonts; for one of them the browser adds the optical size to the name. */
const ours = (name: string) => [
  { familyName: expect.stringMatching(`^${name}`), isCustomFont: true },
];

test('our letters are shown on a first visit as well, however late they come', async ({ page }) => {
  const release = await holdFonts(page);
  await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => facesOf(page, 'h1'))
    .toEqual([expect.objectContaining({ isCustomFont: false })]);
  release();
  await expect.poll(() => facesOf(page, 'h1')).toEqual(ours('Hedvig Letters Serif'));
  await expect.poll(() => facesOf(page, 'h1 ~ p')).toEqual(ours('Radio Canada'));
});

test('the shop’s name is a drawing that waits for no letters, also in forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const release = await holdFonts(page);
  await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
  const name = page.getByRole('banner').getByRole('link', { name: brand.name });
  await expect(name).toHaveText('');
  const words = name.locator('use');
  await expect(words).toHaveCount(brand.name.split(' ').length);
  for (const word of await words.all()) {
    await expect.poll(async () => (await word.boundingBox())?.width ?? 0).toBeGreaterThan(40);
    const [fill, ground] = await word.evaluate((drawing) => [
      getComputedStyle(drawing).fill,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(fill).not.toBe(ground);
  }
  const height = async () => (await words.first().boundingBox())?.height ?? 0;
  const normal = await height();
  await page.addStyleTag({ content: 'html { font-size: 125% !important; }' });
  expect((await height()) / normal).toBeCloseTo(1.25, 1);
  release();
});
