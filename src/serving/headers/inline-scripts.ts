import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuiltSite, readJson, type BuiltSite } from './built-site';

/** File with the hash of the script in each page's HTML, by page. The build writes it and the server reads it. */
const listName = 'inline-scripts.json';

/** Next's own script in a page's HTML, which names the page's chunks. */
const nextScript = /<script>(\(globalThis\[.*?)<\/script>/s;

/** Pages that may answer any address. */
const pagesAnywhere = ['/404', '/500', '/_error'];

/**
 * At the end of a build: records the hash of the script that Next writes into each page, from the HTML that was just
 * written. The server must not read HTML later, because that contains texts and products of a running shop.
 *
 * @param distDir folder of the built site
 * @throws {Error} when the pages do not contain the script that the build manifest describes
 */
export function listInlineScripts(distDir: string): void {
  const site = readBuiltSite(distDir);
  const scripts = new Map<string, string>();
  for (const { page, html } of site.documents()) {
    const script = nextScript.exec(html)?.[1];
    if (script !== undefined && !scripts.has(page)) scripts.set(page, script);
  }
  const [page, script] = [...scripts][0] ?? [];
  if (page === undefined || script === undefined) throw new Error('No built page holds a script');
  const wordsOf = startScripts(site, page, script);
  const list = Object.fromEntries(
    [...site.pages, ...pagesAnywhere].flatMap((each) => {
      const words = scripts.get(each) ?? wordsOf(each);
      return words === null ? [] : [[each, hashOf(words)]];
    }),
  );
  writeFileSync(path.join(distDir, listName), JSON.stringify(list));
}

/**
 * The script of a page without built HTML, such as one that is rendered for each request: another page's script with
 * the page-specific part replaced.
 */
function startScripts(site: BuiltSite, knownPage: string, knownScript: string) {
  const known = site.startOf(knownPage);
  if (known === null || !knownScript.includes(known)) {
    throw new Error(`The script in ${knownPage} is not as it was: see src/serving/headers`);
  }
  return (page: string) => {
    const start = site.startOf(page);
    return start === null ? null : knownScript.replace(known, () => start);
  };
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/**
 * @param distDir folder of the built site
 * @returns function from an address without its query to the hashes (`sha256-…`) of the scripts that its answer may
 * contain
 */
export function readInlineScripts(distDir: string): (address: string) => readonly string[] {
  const hashes: Readonly<Record<string, string>> = readJson(distDir, listName);
  const { pageAt } = readBuiltSite(distDir);
  const known = new Map<string, readonly string[]>();
  const hashesFor = (page: string) => [
    ...new Set([page, ...pagesAnywhere].flatMap((each) => hashes[each] ?? [])),
  ];
  return (address) => {
    const page = pageAt(address);
    const scripts = known.get(page) ?? hashesFor(page);
    known.set(page, scripts);
    return scripts;
  };
}
