import { charger, home } from '../../http-shopper/goods';
import { add, cartNow, newEmail, unknownCheckoutId, buyCharger, readyToPay } from '../purchase';
import { hardRefusal, refusalOf } from '../refusals';
import type { Store } from '../store';

/** Contract 9.6 and 9.9: shipment rating, recovering a cart. */
export function shippingChecks(store: Store): void {
  const filled = async () => {
    const shopper = await store.shopper();
    await add(shopper, charger);
    return shopper;
  };

  describe('9.6 shipment rating', () => {
    test('9.6 the one call that the shop makes leaves service, name and price set', async () => {
      const shopper = await filled();
      const shipping = { service: 'priority_shipping', country: 'CA' };
      expect(await shopper.cart.update({ shipping })).toMatchObject({
        shipping: {
          service: 'priority_shipping',
          service_name: expect.stringMatching(/\w/),
          price: expect.any(Number),
        },
        shipment_price: 0,
      });
    });

    test.each(['CA', 'US'])('9.6 priority_shipping exists for %s', async (country) => {
      const shopper = await filled();
      await shopper.cart.update({ shipping: { country } });
      const rating = await shopper.cart.getShippingRates();
      expect(rating).toMatchObject({
        date_created: expect.stringMatching(/Z$/),
        services: expect.arrayContaining([
          expect.objectContaining({ id: 'priority_shipping', price: expect.any(Number) }),
        ]),
      });
    });

    test('9.6 the request answers the whole cart', async () => {
      const shopper = await filled();
      await shopper.cart.update({ shipping: { country: 'CA' } });
      expect(await (await shopper.send('/api/cart/shipment-rating')).json()).toMatchObject({
        item_quantity: 1,
        shipment_rating: { services: expect.any(Array) },
      });
    });

    test('9.6 every service has id, name, price and description', async () => {
      const shopper = await filled();
      const cart = await shopper.cart.update({ shipping: { country: 'CA' } });
      for (const service of cart?.shipment_rating?.services ?? []) {
        expect(service).toMatchObject({
          id: expect.stringMatching(/^[\w-]+$/),
          name: expect.any(String),
          price: expect.any(Number),
          description: expect.any(String),
        });
      }
    });

    test('9.6 pick-up locations are services with pickup', async () => {
      const shopper = await filled();
      const cart = await shopper.cart.update({ shipping: { country: 'CA' } });
      const services = cart?.shipment_rating?.services ?? [];
      const [place] = services.filter(({ pickup }) => pickup);
      expect(place).toMatchObject({ price: 0 });
      expect(await shopper.cart.update({ shipping: { service: place?.id } })).toMatchObject({
        shipping: { pickup: true },
        shipment_total: 0,
      });
    });

    test('9.6 without a country there are no services', async () => {
      const shopper = await filled();
      const rating = await shopper.cart.getShippingRates();
      expect(Reflect.get(Object(rating), 'services') ?? []).toEqual([]);
    });

    test('9.6 without lines there are no services', async () => {
      const shopper = await filled();
      await shopper.cart.update({ shipping: { country: 'CA' } });
      await shopper.cart.setItems([]);
      const rating = await shopper.cart.getShippingRates();
      expect(Reflect.get(Object(rating), 'services') ?? []).toEqual([]);
    });

    test('9.6 without a cart it never answers null, which the SDK would stumble over', async () => {
      const answer = await (await store.shopper()).send('/api/cart/shipment-rating');
      expect(await answer.json()).not.toBeNull();
    });

    test('9.4 shipment_rating: null rates again within the same call', async () => {
      const shopper = await filled();
      const cart = await shopper.cart.update({
        shipping: { ...home },
        shipment_rating: null,
      });
      expect(cart?.shipment_rating?.services?.length).toBeGreaterThan(0);
    });

    test('9.4 a changed address rates again within the same call', async () => {
      const shopper = await filled();
      await shopper.cart.update({ shipping: { country: 'US' } });
      const cart = await shopper.cart.update({ shipping: home });
      expect(cart?.shipment_rating?.services?.length).toBeGreaterThan(0);
    });

    test('9.4 a service of the rating fills in name, price and totals', async () => {
      const shopper = await filled();
      const cart = await shopper.cart.update({ shipping: { ...home, service: 'express' } });
      expect(cart).toMatchObject({
        shipping: { service: 'express', service_name: expect.any(String), price: 15 },
        shipment_price: 15,
        shipment_total: 15,
        grand_total: 164,
      });
    });

    test('9.4 an unknown service is kept without price', async () => {
      const shopper = await filled();
      const cart = await shopper.cart.update({ shipping: { ...home, service: 'teleport' } });
      expect(cart).toMatchObject({ shipping: { service: 'teleport' }, shipment_price: 0 });
      expect(cart?.shipping?.price ?? null).toBeNull();
    });

    test('9.4 a rating sent by the client is not believed', async () => {
      const shopper = await filled();
      await shopper.cart.update({ shipping: home });
      const forged = { services: [{ id: 'free', name: 'Free', price: 0 }] };
      const answer = await shopper.sendJson('PUT', '/api/cart', { shipment_rating: forged });
      expect(answer.status).toBeLessThan(500);
      const { shipment_rating: rating } = await cartNow(shopper);
      expect(rating?.services?.map(({ id }) => id)).not.toContain('free');
    });
  });

  describe('9.9 recover', () => {
    test('9.9 attaches an open cart to this session and says so', async () => {
      const shopper = await filled();
      const { id, checkout_id = '' } = await cartNow(shopper);
      const other = await store.shopper();
      expect(await other.cart.recover(checkout_id)).toMatchObject({ id, recovered: true });
      expect(await cartNow(other)).toMatchObject({ id });
    });

    test('9.9 an unknown checkout id is 404', async () => {
      const answer = await (
        await store.shopper()
      ).send(`/api/cart/recover/${unknownCheckoutId}`, {
        method: 'PUT',
      });
      expect((await hardRefusal(answer, 404)).code).toBe('not_found_error');
    });

    test('9.9 a converted cart is 404 or 400', async () => {
      const shopper = await filled();
      const { checkout_id = '' } = await cartNow(shopper);
      await buyCharger(shopper);
      const error = await refusalOf((await store.shopper()).cart.recover(checkout_id));
      expect([400, 404]).toContain(Reflect.get(Object(error), 'status'));
    });

    test('9.9 logs nobody in and shows no saved address or card', async () => {
      const owner = await store.shopper();
      await owner.account.create({ email: newEmail(), password: 'long enough' });
      await owner.account.createAddress({ ...home, address1: '77 Secret Lane' });
      await add(owner, charger);
      const { checkout_id = '' } = await cartNow(owner);
      const other = await store.shopper();
      const recovered = await other.cart.recover(checkout_id);
      expect(JSON.stringify(recovered)).not.toContain('Secret Lane');
      expect(recovered.account_logged_in ?? false).toBe(false);
      expect(await other.account.get()).toBeNull();
    });

    test('9.9 the card of the one who typed it stays behind', async () => {
      const shopper = await filled();
      const { token } = await shopper.card.createToken({
        number: '4242424242424242',
        exp_month: 12,
        exp_year: 2040,
        cvc: '123',
      });
      const { checkout_id = '' } = await readyToPay(shopper, { card: { token } });
      const other = await store.shopper();
      const recovered = await other.cart.recover(checkout_id);
      expect(JSON.stringify(recovered)).not.toContain(token);
    });
  });
}
