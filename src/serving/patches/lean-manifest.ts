import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const listName = '_buildManifest.js';
/** Lists of the pages with data, and of the addresses with middleware (there are none). */
const otherNames = ['_ssgManifest.js', '_clientMiddlewareManifest.js'];
const wholeName = '_wholeManifest.js';

/**
 * Shortens the list of pages of a finished build. Every page loads Next's list of all pages and their files, 5 KiB, and
 * more than half of it is about the API and about pages to which no link of the shop leads: the staff area, pages for
 * frames and the sandbox's page of the bank. They are left out, and these pages load the whole list from a file beside
 * it. Two more lists, which Next keeps in separate files, are merged into this one, so that `_document` requests only
 * this one.
 *
 * @param distDir folder of the built site
 * @throws {Error} when Next writes its list in an unknown form
 */
export function shortenManifest(distDir: string): void {
  const folder = listFolder(distDir);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const whole = [listName, ...otherNames].map(read).join(';');
  writeFileSync(path.join(folder, wholeName), whole);
  writeFileSync(path.join(folder, listName), leanManifest(whole));
}

function listFolder(distDir: string): string {
  const staticDir = path.join(distDir, 'static');
  const folder = readdirSync(staticDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(staticDir, name))
    .find((dir) => readdirSync(dir).includes(listName));
  if (!folder) throw new Error(`The build has no ${listName}`);
  return folder;
}

const unlinkedPages = /^\/(admin|iframes|sandbox)(\/|$)/;

/** The API, files for machines only, and the kit's gallery, which answers 404 outside development. */
const noPages = /^\/api\/|^\/gallery$|\.(xml|txt|webmanifest)$/;

const isListed = (page: string) => !unlinkedPages.test(page) && !noPages.test(page);

const listed = (pages: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(pages).filter(([page]) => isListed(page)));

/** The properties that Next's three lists set on `window`. */
type Lists = {
  __BUILD_MANIFEST?: { sortedPages?: readonly string[] };
  __TURBOPACK_PAGE_BOOTSTRAP?: Readonly<Record<string, unknown>>;
  __SSG_MANIFEST?: ReadonlySet<string>;
  __MIDDLEWARE_MATCHERS?: unknown;
};

/** The shorter list of pages, as a script that loads the whole list on pages which it leaves out. */
export function leanManifest(source: string): string {
  const self: Lists = {};
  new Function('self', source)(self);
  const {
    __BUILD_MANIFEST: { sortedPages, ...filesOf } = {},
    __TURBOPACK_PAGE_BOOTSTRAP: startOf,
    __SSG_MANIFEST: withData,
    ...others
  } = self;
  if (!sortedPages || !startOf || !withData || !others.__MIDDLEWARE_MATCHERS)
    throw new Error(`${listName} is not as it was: see src/serving/patches/lean-manifest.ts`);

  const list = {
    __BUILD_MANIFEST: { ...listed(filesOf), sortedPages: sortedPages.filter(isListed) },
    __TURBOPACK_PAGE_BOOTSTRAP: listed(startOf),
    ...others,
  };
  const pagesWithData = JSON.stringify([...withData].filter(isListed));
  const lean =
    `Object.assign(self,${JSON.stringify(list)},{__SSG_MANIFEST:new Set(${pagesWithData})});` +
    'for(let n of["BUILD_MANIFEST","SSG_MANIFEST","MIDDLEWARE_MATCHERS"])self[`__${n}_CB`]?.()';
  const whole =
    'let s=document.createElement("script");' +
    `s.src=document.currentScript.src.replace("${listName}","${wholeName}");document.head.append(s)`;
  return `if(/^(\\/[a-z]{2}(-[A-Z]{2})?)?\\/(admin|iframes|sandbox)(\\/|$)/.test(location.pathname)){${whole}}else{${lean}}`;
}
