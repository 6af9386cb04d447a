import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The parts of Next's manifests that we read. */
type RoutesManifest = {
  staticRoutes: readonly { page: string }[];
  dynamicRoutes: readonly { page: string; regex: string }[];
  i18n: { locales: readonly string[] };
};
type BuildManifest = { pagesChunkGroupBootstrapParams?: Readonly<Record<string, unknown>> };

/** The pages of a build. A page has Next's name for it, such as `/article/[slug]`. */
export interface BuiltSite {
  /** Every page and route of the site. */
  readonly pages: readonly string[];
  /** The page for an address without its query; `/404` when there is none. */
  pageAt(address: string): string;
  /** HTML files of the build, each with its page; one page may have many. */
  documents(): Iterable<{ page: string; html: string }>;
  /** What a page's first script passes to the chunk loader, as JSON; null for an unknown page. */
  startOf(page: string): string | null;
}

/** @param distDir folder of the built site */
export function readBuiltSite(distDir: string): BuiltSite {
  const { staticRoutes, dynamicRoutes, i18n }: RoutesManifest = readJson(
    distDir,
    'routes-manifest.json',
  );
  const { pagesChunkGroupBootstrapParams: starts = {} }: BuildManifest = readJson(
    distDir,
    'build-manifest.json',
  );
  const fixed = new Set(staticRoutes.map(({ page }) => page));
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  const locale = new RegExp(`^/(?:${i18n.locales.join('|')})(?=/|$)`);
  const pageAt = (address: string) => {
    const route = address.replace(locale, '').replace(/\/$/, '') || '/';
    if (fixed.has(route)) return route;
    return patterns.find(({ regex }) => regex.test(route))?.page ?? '/404';
  };
  return {
    pages: [...fixed, ...patterns.map(({ page }) => page)],
    pageAt,
    *documents() {
      const folder = path.join(distDir, 'server', 'pages');
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (path.extname(name) !== '.html') continue;
        const address = `/${name.slice(0, -'.html'.length).split(path.sep).join('/')}`;
        yield { page: pageAt(address), html: readFileSync(path.join(folder, name), 'utf8') };
      }
    },
    startOf: (page) => (page in starts ? JSON.stringify(starts[page]) : null),
  };
}

export function readJson<Content>(distDir: string, name: string): Content {
  return JSON.parse(readFileSync(path.join(distDir, name), 'utf8'));
}
