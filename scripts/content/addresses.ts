import { brand } from '@/domain/brand';
import { paths } from '@/domain/pages/paths';
import { trialPaths } from '@/domain/pages/trial-paths';
import { seedCatalogue } from '@/server/commerce/embedded/seed/catalogue';
import type { EditorialArticle } from '@/server/editorial/port';

/** Every page of the shop that a text may lead to, without what follows a `#`. */
export function knownAddresses(articles: readonly EditorialArticle[]): ReadonlySet<string> {
  const accessories = seedCatalogue.products.filter(({ kind }) => kind === 'accessories');
  const fixed = [...Object.values(paths), ...Object.values(trialPaths)].filter(
    (path) => typeof path === 'string',
  );
  return new Set([
    ...fixed.map((path) => path.replace(/#.*/, '')),
    paths.product(brand.defaultProductSlug),
    ...accessories.map(({ slug }) => paths.accessory(slug)),
    ...articles.map(({ path }) => path),
  ]);
}

/** Links to pages of the shop that do not exist. */
export function deadLinks(html: string, known: ReadonlySet<string>): readonly string[] {
  const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, address = '']) => address);
  return links.filter((address) => !known.has(address.replace(/[?#].*/, '')));
}
