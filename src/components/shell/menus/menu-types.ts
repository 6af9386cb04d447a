import type { Messages } from '@/messages/catalogue';

/** The groups of the main navigation in order; their contents load with the first panel. */
export const menuGroupIds = ['products', 'hearingTest', 'learn', 'aboutUs'] as const;
export type MenuGroupId = (typeof menuGroupIds)[number];

const groupOfSegment = new Map<string, MenuGroupId>([
  ['shop', 'products'],
  ['product', 'products'],
  ['accessories', 'products'],
  ['our-products', 'products'],
  ['hearing-test', 'hearingTest'],
  ['hearing-loss', 'hearingTest'],
  ['learn', 'learn'],
  ['articles', 'learn'],
  ['article', 'learn'],
  ['about-us', 'aboutUs'],
]);

/** The group that a page belongs to, by the first part of its address; the panels' links are loaded later. */
export function menuGroupOf(pathname: string): MenuGroupId | undefined {
  return groupOfSegment.get(pathname.split('/')[1] ?? '');
}

/** A key under `shell.menu`, which has all texts of header, menu and footer. */
type MenuKey = keyof Messages['shell']['menu'];

type MenuLink = { label: MenuKey; href: string };
export type MenuColumn = { heading: MenuKey; links: readonly MenuLink[] };

/** The picture card at the right end of a menu panel. */
export type MenuFeature = { href: string; picture: string; title: MenuKey; text: MenuKey };

export type MenuGroup = {
  columns: readonly MenuColumn[];
  feature: MenuFeature;
};
