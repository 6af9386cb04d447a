import type { Messages } from '@/messages/catalogue';

/** The groups of the main navigation in their order; what is in them is loaded with the first panel. */
export const menuGroupIds = ['products', 'hearingTest', 'learn', 'aboutUs'] as const;
export type MenuGroupId = (typeof menuGroupIds)[number];

/** A key under `shell.menu`, where every word of header, menu and footer stands. */
type MenuKey = keyof Messages['shell']['menu'];

type MenuLink = { label: MenuKey; href: string };
export type MenuColumn = { heading: MenuKey; links: readonly MenuLink[] };

/** The picture card at the right end of a menu panel. */
export type MenuFeature = { href: string; picture: string; title: MenuKey; text: MenuKey };

export type MenuGroup = {
  columns: readonly MenuColumn[];
  feature: MenuFeature;
};
