import { pickupId } from '@/domain/orders/shipping';
import { shippingRates } from '@/domain/orders/shipping-rates';
import { locales } from '@/domain/words/locale';
import { loadMessages } from '@/messages/load';

it.each(locales)('screens in %s say of our services what their rating says', async (locale) => {
  const { checkout, 'checkout-success': success } = await loadMessages(locale, [
    ...(['checkout', 'checkout-success'] as const),
  ]);
  const rates = shippingRates('CA', 'CAD', locale);
  // Days follow a colon, which in French is no reason for a capital letter.
  for (const { id, description } of rates) {
    expect(Object.entries(success?.next.days ?? {})).toContainEqual([
      id,
      expect.stringMatching(new RegExp(`^${description}$`, 'i')),
    ]);
  }
  const place = rates.find(({ id }) => id === pickupId)?.pickup;
  expect(checkout?.delivery.pickUpDistance).toBe(place?.distance);
  expect(success?.next.days[pickupId]).toBe(place?.readyIn);
});
