import { render } from '@testing-library/react';
import { cartFromWire } from '@/client/wire/cart-from-wire';
import type { Cart } from '@/domain/carts/cart';
import { cents } from '@/domain/money';
import { wireCart, wireLine } from '@/testing/fakes/wire-cart';
import { useDrawnCart } from './use-drawn-cart';

type Drawing = { amount: number | undefined; isPending: boolean };

/** Both amounts in cents. */
function cartOf(captureTotal: number): Cart {
  const read = cartFromWire(wireCart([wireLine({ id: 'line-1', quantity: 1 })]));
  if (!read) throw new Error('The cart of this test does not fit its schema');
  return { ...read.cart, captureTotal: cents(captureTotal) };
}

/** The content of the screen, one entry per render, while these carts arrive one after the other. */
function drawings(carts: readonly { cart: Cart | null; isPending: boolean }[]): Drawing[] {
  const seen: Drawing[] = [];
  function Screen(props: { cart: Cart | null; isPending: boolean }) {
    const { cart, isPending } = useDrawnCart(props.cart, props.isPending);
    seen.push({ amount: cart?.captureTotal, isPending });
    return null;
  }
  const [first, ...others] = carts;
  if (!first) return seen;
  const { rerender } = render(<Screen {...first} />);
  for (const props of others) rerender(<Screen {...props} />);
  return seen;
}

it('is pending for as long as another amount than the store’s is on the screen', () => {
  const seen = drawings([
    { cart: cartOf(10_000), isPending: false },
    { cart: cartOf(10_000), isPending: true },
    { cart: cartOf(12_000), isPending: false },
  ]);
  expect(seen).toContainEqual({ amount: 10_000, isPending: true });
  expect(seen.at(-1)).toEqual({ amount: 12_000, isPending: false });
  const oldAfterNew = seen.slice(seen.findIndex(({ isPending }) => isPending));
  expect(oldAfterNew).not.toContainEqual({ amount: 10_000, isPending: false });
});

it('is not pending where a cart that is read again costs the same', () => {
  const seen = drawings([
    { cart: cartOf(10_000), isPending: false },
    { cart: cartOf(10_000), isPending: false },
  ]);
  expect(seen).not.toContainEqual({ amount: 10_000, isPending: true });
});

it('draws the first cart as it comes', () => {
  const seen = drawings([
    { cart: null, isPending: false },
    { cart: cartOf(10_000), isPending: false },
  ]);
  expect(seen.filter(({ amount }) => amount !== undefined)).not.toContainEqual({
    amount: 10_000,
    isPending: true,
  });
  expect(seen.at(-1)).toEqual({ amount: 10_000, isPending: false });
});
