import { nextSteps, type PlacedOrder } from './checkout-order';
import type { HoldReason } from '../provinces';

const shipped = { isPickUp: false } as PlacedOrder['delivery'];

function kinds(holdReason: HoldReason | null, delivery = shipped) {
  return nextSteps({ holdReason, delivery }).map(({ kind }) => kind);
}

test.each([
  ['hearing_test_needed', 'hearing-test'],
  ['prescription_needed', 'prescription'],
  ['dispenser_review', 'review'],
] as const)('an order held for %s waits for it before anything is set up', (reason, step) => {
  expect(kinds(reason)).toEqual(['placed', step, 'set-up', 'ship']);
});

test('an order that waits for nothing is packed and shipped', () => {
  expect(kinds(null)).toEqual(['placed', 'pack', 'ship']);
});

test('a pick-up ends at the counter', () => {
  expect(kinds(null, { ...shipped, isPickUp: true })).toEqual(['placed', 'pack', 'pick-up']);
});
