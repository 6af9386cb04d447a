import { createHash } from 'node:crypto';
import type { Product } from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';

/** A digest of what pages show of each product, by slug, for comparing two moments. */
export type ShownProducts = ReadonlyMap<string, { kind: Product['kind']; shown: string }>;

/** Digests of everything a page can show of these products: names, prices on every list, stock, pictures. */
export function shownProducts(products: readonly Product[]): ShownProducts {
  return new Map(
    products.map((product) => [product.slug, { kind: product.kind, shown: digestOf(product) }]),
  );
}

/** The pages whose content changed; all pages with products when the earlier state is unknown. */
export function pagesToRenew(before: ShownProducts | null, now: ShownProducts): readonly string[] {
  const slugs = [...new Set([...(before?.keys() ?? []), ...now.keys()])];
  const changed = slugs.flatMap((slug) => {
    const [then, today] = [before?.get(slug), now.get(slug)];
    const kind = (today ?? then)?.kind;
    return then?.shown !== today?.shown && kind ? [{ slug, kind }] : [];
  });
  return [...new Set(changed.flatMap(pagesOf))];
}

/** The pages that show a product: the lists, and its own page. Services have no page yet. */
function pagesOf({ slug, kind }: { slug: string; kind: Product['kind'] }): readonly string[] {
  if (kind === 'product') {
    return [paths.home, paths.shop, paths.product(slug), paths.estimate];
  }
  if (kind !== 'accessories') return [];
  return [paths.home, paths.shop, paths.accessories, paths.accessory(slug)];
}

/** Digests by object: an unchanged product stays the same object. */
const digests = new WeakMap<Product, string>();

function digestOf(product: Product): string {
  const known = digests.get(product);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(JSON.stringify(product)).digest('base64url');
  digests.set(product, digest);
  return digest;
}
