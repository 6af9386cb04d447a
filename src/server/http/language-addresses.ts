import { localAddress, readAddress } from '@/domain/pages/addresses';
import { routeLocaleOf, type Locale } from '@/domain/words/locale';

/** What the server in front of Next needs to know about addresses in the shop's languages. */
export type LanguageAddresses = {
  /** What Next calls a requested address, or where the page has its address. */
  inside: (url: string) => { kind: 'inner'; url: string } | { kind: 'moved'; location: string };
  /** The page at an inner address, for rules that hold for a page in every language. */
  pageAt: (inner: string) => { locale: Locale; path: string };
};

/** The data of a page, which browsers request when they move to it: `/_next/data/<build>/fr/panier.json`. */
const pageData = /^(\/_next\/data\/[^/]+)(\/fr(?:\/.*)?)(\.json(?:\?.*)?)$/s;

/** Next knows the pages of all languages by their English paths: `/fr/panier` is `/fr/cart` inside. */
export const languageAddresses: LanguageAddresses = {
  inside(url) {
    const data = pageData.exec(url);
    if (data) {
      const [, start = '', address = '', end = ''] = data;
      return { kind: 'inner', url: start + innerOf(address) + end };
    }
    const [address = ''] = url.split('?', 1);
    if (!/^\/fr(?:\/|$)/.test(address)) return { kind: 'inner', url };
    const query = url.slice(address.length);
    const named = address.replace(/(?<=.)\/$/, '');
    const { locale, path } = readAddress(named);
    const right = localAddress(path, locale);
    // Calls and files have no address below /fr.
    if (right === path) return { kind: 'inner', url: `/fr/404${query}` };
    return right === address
      ? { kind: 'inner', url: innerOf(named) + query }
      : { kind: 'moved', location: right + query };
  },
  pageAt: readAddress,
};

function innerOf(address: string): string {
  const { locale, path } = readAddress(address);
  return `/${routeLocaleOf(locale)}${path === '/' ? '' : path}`;
}
