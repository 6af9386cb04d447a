import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { uptime } from 'node:os';
import path from 'node:path';
import { array, number, object, string } from 'yup';
import { productKinds } from '@/domain/catalogue/catalogue';
import type { ShopFacts } from '@/domain/shop/shop-facts';
import { defaultLocale, localeOf, locales, routeLocaleOf } from '@/domain/words/locale';
import { inEveryLanguage, innerPath } from './inner-paths';
import { shopMark } from '../settings/shop-mark';
import type { ShownProducts } from './pages-of';

/**
 * Records what the pages of this process show, stored beside them, so that a restarted process has nothing to renew.
 */
export interface PageMemory {
  /** Null when nothing is known, or nothing reliable. */
  recall(): ShownProducts | null;
  /** Call before pages are written: if the process dies meanwhile, nobody knows what its pages show. */
  forget(): void;
  /** Call when the pages are written. */
  remember(shown: ShownProducts): void;
}

const kept = object({
  siteUrl: string().required(),
  /** Milliseconds since 1970. */
  writtenAt: number().integer().required(),
  products: array(
    object({
      slug: string().required(),
      kind: string().oneOf(productKinds).required(),
      shown: string().required(),
    }).required(),
  ).required(),
});

/** Clocks are adjusted while a machine starts, but by no more than this. */
const doubtMs = 60_000;

/**
 * Stored in the folder of the built site, so that a new build knows nothing of its pages. It also counts as unknown
 * when the pages name another origin, or when the machine was started since: pages are not synced to disk, so a power
 * cut may lose them.
 *
 * @param startedAt when the machine was started, in milliseconds since 1970
 */
export function createPageMemory(
  { distDir, siteUrl }: { distDir: string; siteUrl: string },
  startedAt = Date.now() - uptime() * 1000,
): PageMemory {
  const file = path.join(distDir, 'shown-products.json');
  const forget = () => rmSync(file, { force: true });
  return {
    forget,
    recall() {
      const known = read(file);
      const isGood = known?.siteUrl === siteUrl && known.writtenAt > startedAt + doubtMs;
      if (!isGood) return null;
      return new Map(known.products.map(({ slug, kind, shown }) => [slug, { kind, shown }]));
    },
    remember(shown) {
      const products = [...shown].map(([slug, product]) => ({ slug, ...product }));
      const draft = `${file}.draft`;
      writeFileSync(draft, JSON.stringify({ siteUrl, writtenAt: Date.now(), products }));
      renameSync(draft, file);
    },
  };
}

/** The paths of all pages written by the build or since: Next stores them as files under their names. */
export async function writtenPages({ distDir }: { distDir: string }): Promise<ReadonlySet<string>> {
  const files = await readdir(path.join(distDir, 'server'), { recursive: true });
  const names = files.map((file) => file.split(path.sep).join('/'));
  return new Set(
    names.flatMap((name) => {
      const [, locale, page = ''] = writtenPage.exec(name) ?? [];
      return locale === undefined ? [] : innerPath(page || '/', localeOf(locale));
    }),
  );
}

/**
 * The pages that were written with other settings than the running ones: for another origin, or with another company,
 * clinician or promise. The home page comes last: it tells which settings they have, so a process that dies midway
 * starts over. Next's own error pages contain none.
 */
export async function pagesOfOtherSettings({
  distDir,
  siteUrl,
  shop,
}: {
  distDir: string;
  siteUrl: string;
  shop: ShopFacts;
}): Promise<readonly string[]> {
  const home = await settingsOfHome(distDir);
  if (home === null || (home.siteUrl === siteUrl && home.shop === shopMark(shop))) return [];
  const pages = [...(await writtenPages({ distDir }))];
  const last = ['/404', '/500'].flatMap(inEveryLanguage);
  return [...pages.filter((page) => page !== '/' && !last.includes(page)), '/'];
}

/** The settings in the latest written home page; null when it names no origin. */
async function settingsOfHome(
  distDir: string,
): Promise<{ siteUrl: string; shop: string | null } | null> {
  const folder = path.join(distDir, 'server');
  const files = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const homes = files.filter((file) => path.basename(file) === `${defaultLocale}.html`);
  const dated = await Promise.all(
    homes.map(async (file) => {
      const whole = path.join(folder, file);
      return { whole, at: (await stat(whole)).mtimeMs };
    }),
  );
  const latest = dated.sort((one, other) => other.at - one.at)[0];
  if (!latest) return null;
  const [tag = ''] = /<html[^>]*>/.exec(await readFile(latest.whole, 'utf8')) ?? [];
  const siteUrl = / data-site-url="([^"]*)"/.exec(tag)?.[1];
  if (siteUrl === undefined) return null;
  return { siteUrl, shop: / data-shop="([^"]*)"/.exec(tag)?.[1] ?? null };
}

const writtenPage = new RegExp(
  `(?:^|/)(${locales.map(routeLocaleOf).join('|')})((?:/.+)?)\\.html$`,
);

function read(file: string) {
  try {
    return kept.validateSync(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // There is none yet, or one of another version.
    return null;
  }
}
