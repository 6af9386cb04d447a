import { destinationProvince } from './order-province';

const pickup = { title: 'Café Plume', distance: '', address: '', readyIn: '' };

test.each([
  ['AB', { shipping: { state: 'AB' }, shippingRate: { pickup: null } }],
  ['AB', { shipping: { state: 'Alberta' }, shippingRate: null }],
  [null, { shipping: null, shippingRate: null }],
  [null, { shipping: { state: null }, shippingRate: { pickup: null } }],
  ['QC', { shipping: { state: null }, shippingRate: { pickup } }],
  // An address that was typed before the pick-up was chosen is nobody's destination.
  ['QC', { shipping: { state: 'AB' }, shippingRate: { pickup } }],
])('the goods go to %s', (province, order) => {
  expect(destinationProvince(order)).toBe(province);
});
