import type { Page } from '@playwright/test';
import { brand } from '../../src/domain/brand';
import { expect, test } from '../base/fixtures';
import { serverOrigin } from '../base/server';
import { englishFunctionWords } from './english-words/function-words';

/** Names stay as they are in every language. */
const names = [brand.name, 'Charge-and-Go', 'Charge & Go', 'Bluetooth', 'Apple', 'Google Pay'];

/** Code, what says of itself that it is of another language, and pages and papers of others under their own names. */
const notOurs =
  'script, style, code, noscript, [lang^="en"], a[href^="http"], [aria-labelledby="sources"] li';

/** What a page says in its own language. */
async function wordsOf(page: Page, html: string): Promise<readonly string[]> {
  const text = await page.evaluate(
    ([source, others]) => {
      const { body } = new DOMParser().parseFromString(source, 'text/html');
      for (const other of body.querySelectorAll(others)) other.remove();
      const spoken = ['alt', 'aria-label', 'title', 'placeholder'].flatMap((name) =>
        [...body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
      );
      const shown = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      while (shown.nextNode()) spoken.push(shown.currentNode.textContent);
      return spoken.join(' \n ');
    },
    [html, notOurs] as const,
  );
  const unnamed = names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  return (
    unnamed
      .replace(/’/g, "'")
      .toLowerCase()
      .match(/[\p{L}']+/gu) ?? []
  );
}

/** What is wrong with a French page: its language, its words, its canonical address, its English twin. */
async function faultsOf(page: Page, path: string, addresses: readonly string[]) {
  const html = await (await page.request.get(path)).text();
  const english = new Set(
    (await wordsOf(page, html)).filter((word) => englishFunctionWords.has(word)),
  );
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const twin = /hrefLang="en-CA" href="([^"]+)"/i.exec(html)?.[1];
  return [
    ...(html.includes('<html lang="fr-CA"') ? [] : ['not lang="fr-CA"']),
    ...(english.size === 0 ? [] : [`English: ${[...english].join(', ')}`]),
    // Lists of articles have none (spec 2).
    ...([serverOrigin + path, undefined].includes(canonical) ? [] : [`canonical is ${canonical}`]),
    ...(twin && addresses.includes(twin) ? [] : [`its twin is ${twin}`]),
    ...((await namesBack(page, twin, path)) ? [] : ['its twin does not name it']),
  ].map((fault) => `${path}: ${fault}`);
}

async function namesBack(page: Page, twin: string | undefined, path: string): Promise<boolean> {
  if (!twin) return false;
  const html = await (await page.request.get(pathOf(twin))).text();
  return html.includes(`href="${serverOrigin}${path}"`);
}

const pathOf = (address: string) => address.replace(new URL(address).origin, '') || '/';

test('every French page of the site map is French, and knows its English twin', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const map = await (await page.request.get('/sitemap.xml')).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const french = addresses.map(pathOf).filter((path) => /^\/fr(\/|$)/.test(path));
  expect(french.length).toBeGreaterThan(50);
  const faults: string[] = [];
  for (const path of french) faults.push(...(await faultsOf(page, path, addresses)));
  expect(faults).toEqual([]);
});
