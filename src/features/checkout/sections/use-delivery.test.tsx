import { act, renderHook } from '@testing-library/react';
import { type StoreAnswer, timeoutRefusal } from '@/client/requests/store-answer';
import { cartFromWire } from '@/client/wire/cart-from-wire';
import type { Cart } from '@/domain/carts/cart';
import { zero } from '@/domain/money';
import { wireCart, wireLine } from '@/testing/fakes/wire-cart';
import { chooseService, useDeliveryStore } from './delivery-store';
import { useDelivery } from './use-delivery';

const mockChange = jest.fn<Promise<StoreAnswer<Cart | null>>, []>();
jest.mock('@/features/cart/public', () => ({ cartActions: { change: () => mockChange() } }));

function rated(shippingServiceId: string): Cart {
  const cart = cartFromWire(wireCart([wireLine({ id: 'line-1', quantity: 1 })]))?.cart;
  if (!cart) throw new Error('The example is no cart.');
  const service = { name: '', description: '', price: zero, pickup: false };
  const shippingServices = ['priority_shipping', 'express'].map((id) => ({ ...service, id }));
  return { ...cart, shippingServices, shippingServiceId };
}

beforeEach(() => useDeliveryStore.setState(useDeliveryStore.getInitialState(), true));

function openDelivery() {
  return renderHook(({ cart }: { cart: Cart }) => useDelivery(cart, 'ship', ''), {
    initialProps: { cart: rated('priority_shipping') },
  });
}

it('shows the chosen service until the screen draws the cart that has it', async () => {
  mockChange.mockResolvedValue({ ok: true, value: rated('express') });
  const { result, rerender } = openDelivery();
  await act(() => chooseService('express'));
  expect(result.current.serviceId).toBe('express');

  rerender({ cart: rated('express') });
  rerender({ cart: rated('priority_shipping') });
  expect(result.current.serviceId).toBe('priority_shipping');
});

it('goes back to the service of the cart when the choice is refused', async () => {
  mockChange.mockResolvedValue(timeoutRefusal);
  const { result } = openDelivery();
  await act(() => chooseService('express'));
  expect(result.current).toMatchObject({ serviceId: 'priority_shipping', isFailed: true });
});
