import { accessories, chargeAndGo } from './catalogue';
import { schemaOrgFaults } from './schema-org';
import { breadcrumbList } from '@/domain/structured-data/breadcrumbs';
import {
  medicalBusinessFact,
  organizationFact,
  pickupFact,
} from '@/domain/structured-data/organization';
import { productFact } from '@/domain/structured-data/product';
import { websiteFact } from '@/domain/structured-data/website';

const siteUrl = 'https://shop.example';
const graph = (...nodes: object[]) => ({ '@context': 'https://schema.org', '@graph': nodes });
const [charger] = accessories;
if (!charger) throw new Error('no fixture');
const product = productFact(charger, '/accessories/charger', siteUrl);

it('finds nothing in what we say of ourselves, and each kind of mistake in what we do not', () => {
  const faults = schemaOrgFaults([
    [
      'ours',
      graph(
        organizationFact(siteUrl),
        websiteFact(siteUrl, 'en-US'),
        medicalBusinessFact(siteUrl),
        pickupFact(siteUrl),
        product,
        productFact(chargeAndGo, '/product/charge-go', siteUrl),
        breadcrumbList([{ label: 'Shop', href: '/shop' }], siteUrl),
      ),
    ],
    ['property', graph({ ...product, colour: 'Silver' })],
    ['value', graph({ ...product, brand: 7 })],
    ['type', graph({ ...product, '@type': 'Hearingaid' })],
    ['nested', graph({ ...product, brand: { '@type': 'Brand', nmae: 'Boreal' } })],
    ['missing', graph({ ...product, offers: { '@type': 'Offer', price: '1.00' } })],
    ['address', graph({ ...product, url: '/accessories/charger' })],
    ['context', { '@graph': [] }],
  ]);
  const pages = [...new Set(faults.map((fault) => fault.split(':')[0]))];
  expect(pages.toSorted()).toEqual([
    'address',
    'context',
    'missing',
    'nested',
    'property',
    'type',
    'value',
  ]);
});
