import { frenchPages, frenchSections } from './french-addresses';

/** The table of addresses as a French document brings it along: page by page, and section by section. */
export const addressData = {
  pages: frenchPages,
  sections: frenchSections.map(({ path, french, parameter, slugs }) => [
    path,
    french,
    parameter,
    slugs,
  ]),
} as const;

/** Id of the element with the table. */
export const addressDataId = 'addresses';
