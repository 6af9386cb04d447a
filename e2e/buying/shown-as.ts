import type { Page } from '@playwright/test';
import { brand } from '../../src/domain/brand';
import type { CurrencyCode } from '../../src/domain/money';
import { textSizeKey, type TextSize } from '../../src/domain/words/text-size';
import { serverOrigin } from '../base/server';

/** How a visitor has the shop shown to them. */
export type ShownAs = {
  width: number;
  height: number;
  currency: CurrencyCode;
  textSize: TextSize;
};

/** A phone with the largest letters and a laptop, each in one of the currencies. */
export const phoneAndLaptop = [
  { width: 390, height: 844, currency: 'CAD', textSize: 'largest' },
  { width: 1440, height: 900, currency: 'USD', textSize: 'normal' },
] as const satisfies readonly ShownAs[];

/** Both widths in both currencies at both sizes of text, for the slow part of the tests. */
export const everyWay: readonly ShownAs[] = phoneAndLaptop.flatMap(({ width, height }) =>
  (['USD', 'CAD'] as const).flatMap((currency) =>
    (['normal', 'largest'] as const).map((textSize) => ({ width, height, currency, textSize })),
  ),
);

/** For the title of a test. */
export const inWords = ({ width, currency, textSize }: ShownAs) =>
  `${width} px, ${currency}, ${textSize} text`;

/** Makes the choices as an earlier visit would have kept them. Call it before the first page is opened. */
export async function showAs(page: Page, shown: ShownAs): Promise<void> {
  await page.setViewportSize({ width: shown.width, height: shown.height });
  await page
    .context()
    .addCookies([{ name: 'swell-currency', value: shown.currency, url: serverOrigin }]);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, JSON.stringify(value)), [
    brand.storagePrefix + textSizeKey,
    shown.textSize,
  ] as const);
}
