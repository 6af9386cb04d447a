import { createContext, runInContext } from 'node:vm';
import { addressData, addressDataId } from '@/domain/pages/address-data';
import { localAddress, readAddress } from '@/domain/pages/addresses';
import type { DocumentAddresses } from '@/domain/pages/document-addresses';
import { frenchPages, frenchSections } from '@/domain/pages/french-addresses';
import { addressScript } from './address-script';

/** A browser, as far as the script needs one. `changeLanguage` does what Next does to a document. */
function runScript() {
  const root = { lang: 'fr-CA' };
  let onChange: () => void = () => undefined;
  const self: { borealAddresses?: DocumentAddresses } = {};
  const context = createContext({
    self,
    document: {
      documentElement: root,
      getElementById: (id: string) =>
        id === addressDataId ? { textContent: JSON.stringify(addressData) } : null,
    },
    MutationObserver: class {
      constructor(react: () => void) {
        onChange = react;
      }
      observe() {}
    },
  });
  runInContext(addressScript, context);
  if (!self.borealAddresses) throw new Error('The script made nothing');
  const changeLanguage = (lang: string) => {
    root.lang = lang;
    onChange();
    return root.lang;
  };
  return { ...self.borealAddresses, changeLanguage };
}

const known = [
  ...Object.keys(frenchPages),
  ...frenchSections.flatMap(({ path, slugs }) => Object.keys(slugs).map((slug) => path + slug)),
  '/product/charge-go?tech=premium#reviews',
  '/article/written-later',
  '/learn/constructor',
  '/shop#levels',
  '/?a=1',
  '/rss.xml',
  '/pictures/a.webp',
  '/api/session',
  'https://example.com/',
  '//example.com',
  '/fr/panier',
  '/admin/orders',
  '#here',
];

test.each(known)('%s is translated as the server does', (path) => {
  const { local, path: pathOf } = runScript();
  const address = localAddress(path, 'fr-CA');
  expect(local(path)).toBe(address);
  if (address.startsWith('/fr')) expect(pathOf(address)).toBe(readAddress(address).path);
});

test('the router’s addresses have no /fr', () => {
  const { path } = runScript();
  expect(path('/panier?modal=open')).toBe('/cart?modal=open');
  expect(path('/')).toBe('/');
});

test.each([
  ['/fr', '/'],
  ['/fr/panier?a=1#b', '/cart?a=1'],
  ['/fr/produit/charge-go', '/product/[slug]?slug=charge-go'],
  ['/fr/produit/charge-go?tech=basic#x', '/product/[slug]?tech=basic&slug=charge-go'],
  ['/fr/apprendre/questions-frequentes', '/learn/[page]?page=faq'],
  ['/fr/nos-produits/combien-je-paierais', '/our-products/what-would-i-pay'],
  ['/fr/iframes/questionnaire', '/iframes/questionnaire'],
])('%s is %s for Next', (address, route) => {
  expect(runScript().route(address)).toBe(route);
});

test('the language of the document stays whole', () => {
  const { changeLanguage } = runScript();
  expect(changeLanguage('fr')).toBe('fr-CA');
  expect(changeLanguage('en-US')).toBe('en-US');
});
