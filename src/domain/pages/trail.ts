/** A breadcrumb; without an address when it has no page of its own (a group of the menu). */
type Crumb = { label: string; href?: string };

/** The breadcrumbs of a page, which is the last one. Visitors and search engines get the same trail. */
export type Trail = readonly [...(readonly Crumb[]), { label: string; href: string }];
