import { movesFor, withoutHealth } from './order-for-staff';

const waiting = { id: 'o1', holdReason: 'hearing_review' } as const;
const heldByUs = { holdReason: null };
const all = ['approve', 'hold', 'complete', 'cancel'] as const;

test('who sees no health records reads that an order waits for the clinic, and no more', () => {
  expect(withoutHealth(waiting)).toEqual({ id: 'o1', holdReason: 'clinic' });
  expect(withoutHealth(heldByUs)).toEqual({ holdReason: null });
});

test.each([
  ['the owner', { health: true, change: true }, all, all],
  ['the clinic', { health: true, change: false }, ['approve'], []],
  ['the shop', { health: false, change: true }, ['hold', 'complete', 'cancel'], all],
] as const)('%s decides', (_, may, aboutHearing, aboutOurHold) => {
  expect(movesFor(all, waiting, may)).toEqual(aboutHearing);
  expect(movesFor(all, heldByUs, may)).toEqual(aboutOurHold);
});
