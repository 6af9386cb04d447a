import { paths } from '@/domain/pages/paths';

/** The pages of products whose reviews have changed; versions by slug. A product without reviews has none. */
export function reviewPagesToRenew(
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): readonly string[] {
  const slugs = new Set([...before.keys(), ...now.keys()]);
  return [...slugs].filter((slug) => before.get(slug) !== now.get(slug)).map(paths.product);
}
