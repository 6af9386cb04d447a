import { renderToStaticMarkup } from 'react-dom/server';
import { accessories, chargeAndGo } from '@/testing/catalogue';
import { breadcrumbFacts, productFacts } from '@/client/page-facts';
import { ratingFact } from '@/domain/structured-data/rating';
import { StructuredData } from '@/components/ui/text/structured-data';

it('is one script that a name cannot end', () => {
  const view = renderToStaticMarkup(<StructuredData graph={[{ name: 'A </script> name' }]} />);
  expect(view.match(/<script/g)).toHaveLength(1);
  expect(view.match(/<\/script/g)).toHaveLength(1);
  const json: unknown = JSON.parse(view.replace(/<[^>]*>/g, ''));
  expect(json).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ name: 'A </script> name' }],
  });
});

it('states one offer for a product that is sold as it is', () => {
  const [charger] = accessories;
  if (!charger) throw new Error('no fixture');
  expect(productFacts(charger, '/accessories/dry-clean-charger')).toMatchObject({
    '@type': 'Product',
    url: 'http://localhost:3000/accessories/dry-clean-charger',
    offers: {
      '@type': 'Offer',
      price: '249.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  });
});

it('states the range of the variants, and whether any can be bought', () => {
  const offer = {
    '@type': 'AggregateOffer',
    lowPrice: '750.00',
    highPrice: '4000.00',
    offerCount: 72,
  };
  expect(productFacts(chargeAndGo, '/product/charge-go')).toMatchObject({ offers: offer });
  const soldOut = {
    ...chargeAndGo,
    variants: chargeAndGo.variants.map((variant) => ({
      ...variant,
      stockStatus: 'out_of_stock' as const,
    })),
  };
  expect(productFacts(soldOut, '/product/charge-go')).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

it('states reviews only where the page shows their average', () => {
  const review = {
    ...{ stars: 5, text: 'I hear birds.', level: null, weeksOfUse: 3, answer: null },
    ...{ signedName: 'Ada', signedProvince: null, writtenAt: '2026-11-24T16:00:00.000Z' },
  };
  expect(ratingFact({ count: 9, average: null, latest: [review] })).toEqual({});
  expect(ratingFact({ count: 10, average: 4.6, latest: [review] })).toMatchObject({
    aggregateRating: { ratingValue: 4.6, reviewCount: 10, bestRating: 5 },
    review: [{ reviewBody: 'I hear birds.', reviewRating: { ratingValue: 5 } }],
  });
});

it('numbers the trail from the start page', () => {
  expect(
    breadcrumbFacts([
      { label: 'Home', href: '/' },
      { label: 'Shop', href: '/shop' },
    ]),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:3000/' },
      { '@type': 'ListItem', position: 2, name: 'Shop', item: 'http://localhost:3000/shop' },
    ],
  });
});
