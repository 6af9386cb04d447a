import { defaultLocale, type Locale } from '../words/locale';
import { frenchPages, frenchSections } from './french-addresses';

/**
 * Addresses in the shop's languages. Code names a page by its path, which is its English address (`paths.ts`). The
 * French one begins with `/fr` and has French names (`french-addresses.ts`). Next knows both by the English path.
 */

const frenchStart = '/fr';

const [toFrench, toEnglish] = [new Map<string, string>(), new Map<string, string>()];
for (const [path, french] of Object.entries(frenchPages)) {
  toFrench.set(path, french);
  toEnglish.set(french, path);
}
const [frenchOf, englishOf] = [new Map<string, string>(), new Map<string, string>()];
for (const { path, french, slugs } of frenchSections) {
  frenchOf.set(path, french);
  englishOf.set(french, path);
  for (const [slug, frenchSlug] of Object.entries(slugs)) {
    toFrench.set(path + slug, french + frenchSlug);
    toEnglish.set(french + frenchSlug, path + slug);
  }
}

/** Pages that are files for machines, of which each language has its own. */
const localFiles: ReadonlySet<string> = new Set(['/rss.xml', '/manifest.webmanifest']);

/**
 * The address of a page in a language. Query and fragment stay. Returns anything else unchanged:
 * other sites, calls, files, and addresses that already have a language.
 */
export function localAddress(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  const [page, rest] = partsOf(path);
  if (!isPage(page)) return path;
  const french = translate(page, toFrench, frenchOf);
  return `${frenchStart}${french === '/' ? '' : french}${rest}`;
}

/** A page's path and language, from an address of either language. */
export function readAddress(address: string): { locale: Locale; path: string } {
  const [page, rest] = partsOf(address);
  if (page !== frenchStart && !page.startsWith(`${frenchStart}/`)) {
    return { locale: defaultLocale, path: address };
  }
  const local = page.slice(frenchStart.length) || '/';
  return { locale: 'fr-CA', path: translate(local, toEnglish, englishOf) + rest };
}

function partsOf(address: string): [page: string, rest: string] {
  const end = address.search(/[?#]/);
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)];
}

function isPage(path: string): boolean {
  if (!/^\/(?!\/)/.test(path) || /^\/(?:fr|api|functions|_next)(?:\/|$)/.test(path)) return false;
  return localFiles.has(path) || !/\.\w+$/.test(path);
}

/** A page by its whole path, or else by the section it is in. */
function translate(
  path: string,
  pages: ReadonlyMap<string, string>,
  sections: ReadonlyMap<string, string>,
): string {
  const whole = pages.get(path);
  if (whole !== undefined) return whole;
  const end = path.lastIndexOf('/') + 1;
  const section = end < path.length ? sections.get(path.slice(0, end)) : undefined;
  return section === undefined ? path : section + path.slice(end);
}
