import { deliveryStep, orderStage, trialDay, trialToShow, withAfterSale } from './customer-order';
import type { AfterSaleShipment, AfterSale } from './after-sale';
import type { OrderStatus } from './order-machine';
import type { ReturnStatus } from './return-request';
import type { TrackingStatus } from './shipment';

const afterSale: AfterSale = {
  id: 'order-1',
  number: '10482',
  status: 'complete',
  shipments: [],
  trial: null,
  returns: [],
  isCancelable: false,
  returnBlock: null,
};

const parcel = (status: TrackingStatus): AfterSaleShipment => ({
  id: status,
  carrier: 'Canada Post',
  trackingCode: '7023',
  trackingUrl: null,
  status,
  events: [],
  leftAt: '2026-11-21T09:00:00.000Z',
  deliveredAt: null,
});

const labelOnly = (): AfterSale['shipments'] => [{ ...parcel('UNKNOWN'), leftAt: null }];

const order = (
  status: OrderStatus,
  parcels: TrackingStatus[] = [],
  returned: ReturnStatus | null = null,
) => ({
  status,
  holdReason: null,
  afterSale: {
    ...afterSale,
    shipments: parcels.map(parcel),
    returns: returned
      ? [{ id: 'return-1', status: returned, steps: [], note: null, label: null }]
      : [],
  },
});

test.each([
  [order('payment_pending'), 'awaiting_payment', 0],
  [order('hold'), 'on_hold', 0],
  [{ ...order('hold'), holdReason: 'dispenser_review' as const }, 'dispenser_review', 0],
  [order('delivery_pending'), 'preparing', 1],
  [{ ...order('delivery_pending'), afterSale: null }, 'preparing', 1],
  [order('complete', ['UNKNOWN']), 'handed_over', 2],
  [
    { ...order('delivery_pending'), afterSale: { ...afterSale, shipments: labelOnly() } },
    'preparing',
    1,
  ],
  [order('complete', ['TRANSIT', 'DELIVERED']), 'on_its_way', 2],
  [order('complete', ['UNKNOWN', 'DELIVERED']), 'on_its_way', 2],
  [order('complete', ['DELIVERED', 'DELIVERED']), 'arrived', 3],
  [order('complete', ['DELIVERED', 'FAILURE']), 'delivery_problem', null],
  [order('complete', ['RETURNED']), 'sent_back', null],
  [order('complete'), 'arrived', 3],
  [order('canceled'), 'canceled', null],
  [order('complete', ['DELIVERED'], 'requested'), 'return_requested', null],
  [order('complete', ['DELIVERED'], 'refunded'), 'return_refunded', null],
  // A declined return no longer affects the stage.
  [order('complete', ['DELIVERED'], 'declined'), 'arrived', 3],
])('%j is %s, step %s', (given, stage, step) => {
  expect(orderStage(given)).toBe(stage);
  expect(deliveryStep(given)).toBe(step);
});

test('the day of delivery is day 0, and the last day is the last one of the trial', () => {
  const trial = {
    state: 'running',
    days: 60,
    startsOn: '2026-11-23',
    endsOn: '2027-01-22',
  } as const;
  expect(trialDay({ ...trial, daysLeft: 60 })).toBe(0);
  expect(trialDay({ ...trial, daysLeft: 0 })).toBe(60);
});

test('what became of an order goes to it by its id', () => {
  expect(withAfterSale([{ id: 'order-2' }, { id: 'order-1' }], [afterSale])).toEqual([
    { id: 'order-2', afterSale: null },
    { id: 'order-1', afterSale },
  ]);
});

test.each<[string, ReturnType<typeof order>, boolean]>([
  ['an order on its way', order('complete', ['TRANSIT']), true],
  ['an order whose return is agreed to', order('complete', ['DELIVERED'], 'approved'), true],
  ['an order whose return was declined', order('complete', ['DELIVERED'], 'declined'), true],
  ['a canceled order', order('canceled'), false],
  ['an order whose aids are back', order('complete', ['DELIVERED'], 'received'), false],
  ['an order that was paid back', order('complete', ['DELIVERED'], 'refunded'), false],
])('whether %s still speaks of the trial', (_name, given, speaks) => {
  const trial = { state: 'not_started', days: 60 } as const;
  const shown = trialToShow({ ...given, afterSale: { ...given.afterSale, trial } });
  expect(shown).toEqual(speaks ? trial : null);
});
