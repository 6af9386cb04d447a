import { cartFromWire } from '@/client/wire/cart-from-wire';
import { chargerItem } from '@/testing/new-item';
import { wireCart, wireLine } from '@/testing/fakes/wire-cart';
import { shownLines } from './shown-lines';

type Line = Parameters<typeof wireLine>[0];

const cartOf = (...lines: Line[]) => cartFromWire(wireCart(lines.map(wireLine)))?.cart ?? null;
const nothing = { cart: null, wanted: {}, arriving: [] };
const charger = { id: 'line-1', quantity: 2 };

it('shows quantities as they are wanted, and leaves out what is to go', () => {
  const cart = cartOf(charger, { id: 'line-2', quantity: 1, name: 'Dock' });
  const lines = shownLines({ ...nothing, cart, wanted: { 'line-1': 5, 'line-2': 0 } });
  expect(lines).toMatchObject([{ itemId: 'line-1', quantity: 5, priceTotal: 29_800 }]);
});

it('shows an item on its way at the price of its page', () => {
  expect(shownLines({ ...nothing, arriving: [{ ...chargerItem, quantity: 3 }] })).toMatchObject([
    {
      name: 'Standard Charger',
      quantity: 3,
      priceTotal: 44_700,
      currency: 'USD',
      isArriving: true,
    },
  ]);
});

it('counts an item on its way with the line it becomes part of, whose amount is the last confirmed one', () => {
  const lines = shownLines({ ...nothing, cart: cartOf(charger), arriving: [chargerItem] });
  expect(lines).toMatchObject([
    { itemId: 'line-1', quantity: 3, priceTotal: 29_800, isArriving: true },
  ]);
});

it('keeps another choice and another way of buying apart', () => {
  const plan = { name: 'Every month', interval: 'monthly' as const, count: 1 };
  const arriving = [
    { ...chargerItem, variantSubname: 'Large' },
    { ...chargerItem, plan },
  ];
  const lines = shownLines({ ...nothing, cart: cartOf(charger), arriving });
  expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
});

it('adds up what is on its way twice', () => {
  const arriving = [chargerItem, { ...chargerItem }];
  expect(shownLines({ ...nothing, arriving })).toMatchObject([{ quantity: 2, priceTotal: 29_800 }]);
});

it('keeps the key of a line from its coming to its confirmation, and gives no two lines the same', () => {
  const [coming] = shownLines({ ...nothing, arriving: [chargerItem] });
  const cart = cartOf(charger, { id: 'line-2', quantity: 1 });
  const keys = shownLines({ ...nothing, cart }).map(({ key }) => key);
  expect(keys[0]).toBe(coming?.key);
  expect(new Set(keys).size).toBe(2);
});
