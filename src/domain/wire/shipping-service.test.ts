import fc from 'fast-check';
import { anyShippingRate, received } from '@/testing/wire-records';
import {
  shippingServiceOfWire,
  shippingServiceWire,
  wireShippingService,
} from './shipping-service';

test('every shipping service comes back from the wire as it went', () => {
  fc.assert(
    fc.property(anyShippingRate, (rate) => {
      const wire = received(shippingServiceWire(rate));
      const read = wireShippingService.validateSync(wire, { stripUnknown: true });
      expect(shippingServiceOfWire(read)).toEqual({ ...rate, pickup: rate.pickup !== null });
    }),
  );
});
