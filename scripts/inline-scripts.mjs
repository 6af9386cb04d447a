/**
 * Which scripts stand in the HTML of a built page. Next writes one small script into each, which names the page's
 * chunks; it follows from the build's manifests, and Next's own function words it.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getTurbopackChunkGroupBootstrap } from 'next/dist/server/get-page-files.js';
import { htmlEscapeJsonString } from 'next/dist/shared/lib/htmlescape.js';

/** Any address can be answered with one of these. */
const pagesAnywhere = ['/404', '/500', '/_error'];

/**
 * @param distDir folder of the built site
 * @returns address without its query → hashes (`sha256-…`) of the scripts that the answer may hold
 */
export function readInlineScripts(distDir) {
  const read = (name) => JSON.parse(readFileSync(path.join(distDir, name), 'utf8'));
  const build = read('build-manifest.json');
  const { staticRoutes, dynamicRoutes, i18n } = read('routes-manifest.json');
  const fixed = new Set(staticRoutes.map(({ page }) => page));
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  const locale = new RegExp(`^/(?:${i18n.locales.join('|')})(?=/|$)`);

  const hashOf = (page) => {
    const script = getTurbopackChunkGroupBootstrap(
      build.pagesChunkGroupBootstrapParams ?? {},
      build.chunkLoadingGlobal ?? '',
      ['/_app', page],
    );
    if (script === undefined) return [];
    const text = htmlEscapeJsonString(script);
    return [`sha256-${createHash('sha256').update(text).digest('base64')}`];
  };
  const known = new Map();
  const hashesOf = (page) => {
    const hashes = known.get(page) ?? [...new Set([page, ...pagesAnywhere].flatMap(hashOf))];
    known.set(page, hashes);
    return hashes;
  };

  return (address) => {
    const route = address.replace(locale, '').replace(/\/$/, '') || '/';
    if (fixed.has(route)) return hashesOf(route);
    return hashesOf(patterns.find(({ regex }) => regex.test(route))?.page ?? '/404');
  };
}
