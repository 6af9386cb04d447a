import type { Cart, ShippingService } from '@/domain/carts/cart';
import { zero } from '@/domain/money';
import { serviceToChoose, servicesFor } from './choose-delivery';

const service = (id: string, pickup = false): ShippingService => ({
  id,
  name: id,
  description: '',
  price: zero,
  pickup,
});

const rated = [service('priority_shipping'), service('express'), service('pickup_montreal', true)];

function cartWith(
  shippingServices: Cart['shippingServices'],
  shippingServiceId: string | null,
): Cart {
  return { shippingServices, shippingServiceId } as Cart;
}

test.each([
  [
    'a cart nobody rated asks for the service that brings the others',
    'ship',
    null,
    null,
    'priority_shipping',
  ],
  ['an empty rating is no rating', 'ship', [], null, 'priority_shipping'],
  ['a pick-up is rated first, too', 'pick-up', null, null, 'priority_shipping'],
  ['a choice that fits stays', 'ship', rated, 'express', 'express'],
  ['changing to pick-up takes its first place', 'pick-up', rated, 'express', 'pickup_montreal'],
  ['changing back takes the first service', 'ship', rated, 'pickup_montreal', 'priority_shipping'],
  [
    'a service that is no longer offered is replaced',
    'ship',
    rated,
    'by-dog-sled',
    'priority_shipping',
  ],
  ['nothing is chosen when nothing fits', 'pick-up', rated.slice(0, 2), 'express', null],
] as const)('%s', (_, type, services, current, chosen) => {
  expect(serviceToChoose(type, cartWith(services, current))).toBe(chosen);
});

test('services are shown where they belong', () => {
  const cart = cartWith(rated, null);
  expect(servicesFor('ship', cart).map(({ id }) => id)).toEqual(['priority_shipping', 'express']);
  expect(servicesFor('pick-up', cart).map(({ id }) => id)).toEqual(['pickup_montreal']);
});
