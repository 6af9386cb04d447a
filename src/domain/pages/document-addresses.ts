/**
 * How a document in another language than English names the shop's pages. Its head brings this along
 * (`server/http/address-script.ts`), so that English pages load nothing of it.
 */
export type DocumentAddresses = {
  /** The address of a page, given by its path. */
  local: (path: string) => string;
  /** The path of a page, given by its address with or without `/fr`. */
  path: (address: string) => string;
  /** What Next calls the page at an address: `/product/[slug]?slug=charge-go`. */
  route: (address: string) => string;
};

declare global {
  var borealAddresses: DocumentAddresses | undefined;
}

/** The address of a page in the language of this document; in the browser only. */
export function addressHere(path: string): string {
  return globalThis.borealAddresses?.local(path) ?? path;
}

/** The path of a page from an address of this document, such as the router's `asPath`; in the browser only. */
export function pathHere(address: string): string {
  return globalThis.borealAddresses?.path(address) ?? address;
}
