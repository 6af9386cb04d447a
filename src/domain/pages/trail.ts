/** A step on the way from the start to a page; without an address where no page stands for it (a group of the menu). */
type Crumb = { label: string; href?: string };

/** The way to a page, which is its last step. What people see and what search engines read come from the same one. */
export type Trail = readonly [...(readonly Crumb[]), { label: string; href: string }];
