import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import type { Catalogue } from '../commerce/port';
import type { Editorial } from '../editorial/port';
import type { Product } from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';
import { defaultShopFacts } from '@/domain/shop/shop-facts';
import { accessories, chargeAndGo } from '@/testing/catalogue';
import {
  createPageMemory,
  pagesOfOtherSettings,
  writtenPages,
  type PageMemory,
} from './page-memory';
import { shopMark } from '../settings/shop-mark';
import { startPageRenewal } from './page-renewal';
import { shownProducts } from './pages-of';

const siteUrl = 'https://shop.example';
const shop = defaultShopFacts;
const longAgo = Date.now() - 3_600_000;
const shown = shownProducts([chargeAndGo, ...accessories]);

let distDir: string;
beforeEach(() => {
  distDir = mkdtempSync(path.join(tmpdir(), 'boreal-pages-'));
});
afterEach(() => rmSync(distDir, { recursive: true, force: true }));

/** Writes the home page for an origin and a set of shop facts. */
const writeHome = (pages: string, { origin = siteUrl, said = shop }) =>
  writeFileSync(
    `${pages}.html`,
    `<!DOCTYPE html><html lang="en-US" data-site-url="${origin}" data-shop="${shopMark(said)}">`,
  );

const memory = (changes: { siteUrl?: string; startedAt?: number } = {}) =>
  createPageMemory({ distDir, siteUrl: changes.siteUrl ?? siteUrl }, changes.startedAt ?? longAgo);

test('a process that starts again knows what its pages show', () => {
  expect(memory().recall()).toBeNull();
  memory().remember(shown);
  expect(memory().recall()).toEqual(shown);
});

test('nothing is known of pages for another origin, from before the machine started, or half written', () => {
  memory().remember(shown);
  expect(memory({ siteUrl: 'https://other.example' }).recall()).toBeNull();
  expect(memory({ startedAt: Date.now() }).recall()).toBeNull();
  memory().forget();
  expect(memory().recall()).toBeNull();
  writeFileSync(path.join(distDir, 'shown-products.json'), '{"siteUrl":');
  expect(memory().recall()).toBeNull();
});

const noTexts: Editorial = {
  adapter: 'bundled',
  pages: async () => [],
  articles: async () => [],
  inLocale: () => noTexts,
};

describe('the renewal of pages', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** The pages that a process renews at its first check. */
  async function firstLook(
    kept: PageMemory,
    renew = async () => undefined,
    products: readonly Product[] = [chargeAndGo, ...accessories],
  ): Promise<string[]> {
    const renewed: string[] = [];
    const catalogue: Catalogue = {
      listProducts: async (kind) => products.filter((product) => product.kind === kind),
      findProduct: async () => null,
      inLocale: () => catalogue,
    };
    const renewal = startPageRenewal({
      catalogue,
      editorial: noTexts,
      reviews: { versions: async () => new Map() },
      memory: kept,
      written: () => writtenPages({ distDir }),
      foreign: () => pagesOfOtherSettings({ distDir, siteUrl, shop }),
      renew: async (pages) => {
        renewed.push(...pages);
        await renew();
      },
      log: pino({ level: 'silent' }),
    });
    await jest.advanceTimersByTimeAsync(1000);
    await renewal.stop();
    return renewed;
  }

  test('writes all pages of a new build, and none when it is started again', async () => {
    expect(await firstLook(memory())).toContain(paths.shop);
    expect(await firstLook(memory())).toEqual([]);
  });

  test('writes all of them again when their process died over it', async () => {
    memory().remember(shownProducts([chargeAndGo]));
    await firstLook(memory(), () => Promise.reject(new Error('killed')));
    expect(await firstLook(memory())).toContain(paths.product(chargeAndGo.slug));
  });

  test('writes every page of a build for another origin, the home page last, and then none', async () => {
    const pages = path.join(distDir, 'server', 'pages', 'en-US');
    mkdirSync(pages, { recursive: true });
    const home = (origin: string) => writeHome(pages, { origin });
    for (const page of ['/warranty', '/404', '/shop']) writeFileSync(`${pages}${page}.html`, '');
    home('http://localhost:3000');
    const renewed = await firstLook(memory());
    expect(renewed).toEqual(expect.arrayContaining([paths.warranty, paths.shop]));
    expect(renewed).not.toContain('/404');
    expect(renewed.at(-1)).toBe(paths.home);
    expect(new Set(renewed).size).toBe(renewed.length);
    home(siteUrl);
    expect(await firstLook(memory())).toEqual([]);
  });

  test('writes every page again when the shop says something else of itself', async () => {
    const pages = path.join(distDir, 'server', 'pages', 'en-US');
    mkdirSync(pages, { recursive: true });
    writeFileSync(`${pages}/terms-of-service.html`, '');
    const promises = { ...shop.promises, warrantyYears: 2 };
    writeHome(pages, { said: { ...shop, promises } });
    const renewed = await firstLook(memory());
    expect(renewed).toContain(paths.terms);
    expect(renewed.at(-1)).toBe(paths.home);
    writeHome(pages, {});
    expect(await firstLook(memory())).toEqual([]);
  });

  test('writes of thousands of pages those that lie there', async () => {
    const pages = path.join(distDir, 'server', 'somewhere', 'en-US');
    mkdirSync(path.join(pages, 'accessories'), { recursive: true });
    for (const page of [
      '',
      '/shop',
      '/accessories',
      '/accessories/visited-7',
      '/accessories/gone',
    ]) {
      writeFileSync(`${pages}${page}.html`, '');
    }
    const [accessory] = accessories;
    if (!accessory) throw new Error('No accessory');
    const many = Array.from({ length: 3000 }, (_, index) => ({
      ...accessory,
      slug: `visited-${index}`,
    }));
    expect(await firstLook(memory(), undefined, many)).toEqual([
      paths.home,
      paths.shop,
      paths.accessories,
      paths.accessory('visited-7'),
    ]);
  });
});
