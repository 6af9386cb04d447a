import { rateShipment, shippingRates } from './shipping-rates';

const now = new Date('2026-11-21T12:00:00Z');

test('Canada has priority, express and pick-up; only express costs', () => {
  const rates = shippingRates('CA', 'USD');
  expect(rates.map(({ id, price }) => [id, price])).toEqual([
    ['priority_shipping', 0],
    ['express', 1500],
    ['pickup_montreal', 0],
  ]);
  expect(rates.map(({ pickup }) => pickup !== null)).toEqual([false, false, true]);
});

test('express has a price in each currency, free stays free', () => {
  expect(shippingRates('CA', 'CAD').map(({ price }) => price)).toEqual([0, 2000, 0]);
});

test('nobody collects from the United States', () => {
  expect(shippingRates('US', 'USD').map(({ id }) => id)).toEqual(['priority_shipping', 'express']);
});

test.each([
  ['an unknown country', { country: 'FR', hasGoods: true }],
  ['no country', { country: null, hasGoods: true }],
  ['nothing to ship', { country: 'CA', hasGoods: false }],
])('%s is not rated', (_name, shipment) => {
  expect(rateShipment({ ...shipment, currency: 'USD', locale: 'en-US', now })).toBeNull();
});

test('a rating says when and for where it was made', () => {
  const rating = rateShipment({
    country: 'CA',
    currency: 'USD',
    locale: 'en-US',
    hasGoods: true,
    now,
  });
  expect(rating).toMatchObject({ createdAt: '2026-11-21T12:00:00.000Z', country: 'CA' });
});

test('French names services, days and the way to the pick-up place; ids and prices stay', () => {
  const french = shippingRates('CA', 'CAD', 'fr-CA');
  expect(french.map(({ id, price }) => [id, price])).toEqual(
    shippingRates('CA', 'CAD').map(({ id, price }) => [id, price]),
  );
  expect(french.map(({ name, description }) => [name, description])).toEqual([
    ['Livraison prioritaire', 'De 2 à 4 jours'],
    ['Livraison express', 'De 1 à 2 jours'],
    ['Café Plume', 'Prêt dans les 24 heures, en général'],
  ]);
  expect(french.at(-1)?.pickup).toMatchObject({
    distance: 'À 2,4\u00a0km du centre-ville de Montréal',
    readyIn: 'Prêt dans les 24 heures, en général',
  });
});
