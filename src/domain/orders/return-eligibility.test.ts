import { returnBlock } from './return-eligibility';
import type { ReturnStatus } from './return-request';
import type { Trial } from '../trial';

const running: Trial = {
  state: 'running',
  days: 60,
  startsOn: '2026-11-01',
  endsOn: '2026-12-31',
  daysLeft: 41,
};
const over: Trial = { state: 'over', days: 60, startsOn: '2026-08-01', endsOn: '2026-09-30' };

const block = (
  earlier: readonly ReturnStatus[] = [],
  { trial = running, status = 'complete' as const }: { trial?: Trial; status?: 'complete' } = {},
) =>
  returnBlock(
    { status },
    trial,
    earlier.map((one) => ({ status: one })),
  );

test('an order may come back while its trial runs, and before it has arrived', () => {
  expect(block()).toBeNull();
  expect(block([], { trial: { state: 'not_started', days: 60 } })).toBeNull();
  expect(returnBlock({ status: 'hold' }, { state: 'not_started', days: 60 }, [])).toBeNull();
});

test('after the trial it may not', () => {
  expect(block([], { trial: over })).toBe('trial_over');
});

test('one return at a time, and none after the refund', () => {
  expect(block(['requested'])).toBe('return_open');
  expect(block(['received'])).toBe('return_open');
  expect(block(['refunded'])).toBe('already_refunded');
});

test('a request that was withdrawn or declined does not stand in the way', () => {
  expect(block(['canceled', 'declined'])).toBeNull();
});

test('a canceled order has nothing to send back', () => {
  expect(returnBlock({ status: 'canceled' }, running, [])).toBe('order_canceled');
});
