import type { Trail } from '../pages/trail';
import type { Fact } from './fact';

/** schema.org's BreadcrumbList for the pages of a trail; steps without an address are left out. */
export function breadcrumbList(trail: Trail, siteUrl: string): Fact {
  const pages = trail.filter(({ href }) => href !== undefined);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ label, href = '' }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + href,
    })),
  };
}
