/** @jest-environment node */
import { frenchPages } from '@/domain/pages/french-addresses';
import { languageAddresses } from './language-addresses';

const { inside, pageAt } = languageAddresses;

describe('addresses inside Next', () => {
  test.each([
    ['/', '/'],
    ['/shop?a=1', '/shop?a=1'],
    ['/french-toast', '/french-toast'],
    ['/fr', '/fr'],
    ['/fr?a=1', '/fr?a=1'],
    ['/fr/panier?a=/fr/cart', '/fr/cart?a=/fr/cart'],
    ['/fr/produit/charge-go?tech=basic', '/fr/product/charge-go?tech=basic'],
    ['/fr/apprendre/questions-frequentes', '/fr/learn/faq'],
    ['/fr/iframes/questionnaire', '/fr/iframes/questionnaire'],
    ['/fr/admin/orders', '/fr/admin/orders'],
    ['/fr/nulle-part', '/fr/nulle-part'],
    ['/fr/rss.xml', '/fr/rss.xml'],
    ['/fr/api/session', '/fr/404'],
    ['/fr/pictures/home.webp', '/fr/404'],
    ['/_next/data/x/fr/panier.json?a=1', '/_next/data/x/fr/cart.json?a=1'],
    ['/_next/data/x/fr.json', '/_next/data/x/fr.json'],
    ['/_next/data/x/fr/article/en-plus.json', '/_next/data/x/fr/article/en-plus.json'],
    ['/_next/data/x/en-US/cart.json', '/_next/data/x/en-US/cart.json'],
    ['/_next/data/x/fr/cart.json', '/_next/data/x/fr/cart.json'],
    ['/api/session', '/api/session'],
  ])('%s is %s', (url, inner) => expect(inside(url)).toEqual({ kind: 'inner', url: inner }));

  test.each([
    ['/fr/shop', '/fr/aides-auditives'],
    ['/fr/cart?a=1&b=%20', '/fr/panier?a=1&b=%20'],
    ['/fr/product/charge-go?tech=basic', '/fr/produit/charge-go?tech=basic'],
    ['/fr/learn/faq', '/fr/apprendre/questions-frequentes'],
    ['/fr/panier/?a=1', '/fr/panier?a=1'],
    ['/fr/', '/fr'],
  ])('%s has moved to %s', (url, location) =>
    expect(inside(url)).toEqual({ kind: 'moved', location }),
  );

  test('no way to a page leads in a circle', () => {
    for (const path of Object.keys(frenchPages)) {
      const first = inside(`/fr${path}`);
      if (first.kind === 'moved') expect(inside(first.location).kind).toBe('inner');
    }
  });
});

test('a page is known in every language by its path', () => {
  for (const path of Object.keys(frenchPages)) {
    expect(pageAt(path === '/' ? '/fr' : `/fr${path}`)).toEqual({ locale: 'fr-CA', path });
    expect(pageAt(path)).toEqual({ locale: 'en-US', path });
  }
});
