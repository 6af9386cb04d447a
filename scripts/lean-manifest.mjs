/**
 * Every page loads Next's list of all pages and their files, 5 KiB: more than half of it is about the staff's area and
 * the API, where no link of the shop leads. They are left out, and the whole list lies beside the shorter one for those
 * who are in the staff's area. Two more lists, which Next has in files of their own, come along with it: `_document` asks for
 * this one alone.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const listName = '_buildManifest.js';
/** Which pages have data, and which addresses something stands in front of: nothing does. */
const otherNames = ['_ssgManifest.js', '_clientMiddlewareManifest.js'];
const wholeName = '_wholeManifest.js';

/** Shortens the list of a finished build. Throws when Next writes it in another way than this knows. */
export function shortenManifest(distDir) {
  const staticDir = path.join(distDir, 'static');
  const folder = readdirSync(staticDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(staticDir, name))
    .find((dir) => readdirSync(dir).includes(listName));
  if (!folder) throw new Error(`The build has no ${listName}`);
  const read = (name) => readFileSync(path.join(folder, name), 'utf8');
  const whole = [listName, ...otherNames].map(read).join(';');
  writeFileSync(path.join(folder, wholeName), whole);
  writeFileSync(path.join(folder, listName), leanManifest(whole));
}

const staffPages = /^\/admin(\/|$)/;

/** The API, and what only machines read. */
const noPages = /^\/api\/|\.(xml|txt|webmanifest)$/;

/** The shorter list of pages, as a script that loads the whole one in the staff's area. */
export function leanManifest(source) {
  const self = {};
  new Function('self', source)(self);
  const {
    __BUILD_MANIFEST: { sortedPages, ...filesOf } = {},
    __TURBOPACK_PAGE_BOOTSTRAP: startOf,
    __SSG_MANIFEST: withData,
    ...others
  } = self;
  if (!sortedPages || !startOf || !withData || !others.__MIDDLEWARE_MATCHERS)
    throw new Error(`${listName} is not as it was: see ${import.meta.url}`);

  const isListed = (page) => !staffPages.test(page) && !noPages.test(page);
  const listed = (pages) =>
    Object.fromEntries(Object.entries(pages).filter(([page]) => isListed(page)));
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
  return `if(/^(\\/[a-z]{2}-[A-Z]{2})?\\/admin(\\/|$)/.test(location.pathname)){${whole}}else{${lean}}`;
}
