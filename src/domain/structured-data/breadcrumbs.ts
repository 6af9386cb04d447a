import type { Fact } from './fact';

/** schema.org's BreadcrumbList of a trail of pages, from the start page to this one. */
export function breadcrumbList(
  crumbs: readonly { label: string; href: string }[],
  siteUrl: string,
): Fact {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + href,
    })),
  };
}
