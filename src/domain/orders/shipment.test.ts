import fc from 'fast-check';
import {
  deliveredInFullAt,
  trackingStatuses,
  withTrackingEvent,
  type Shipment,
  type TrackingEvent,
} from './shipment';

const parcel: Shipment = {
  id: 'shipment_1',
  orderId: 'order_1',
  carrier: 'Canada Post',
  trackingCode: '7023210039414604',
  trackingUrl: null,
  status: 'UNKNOWN',
  events: [],
  leftAt: null,
  deliveredAt: null,
  createdAt: '2026-11-20T10:00:00.000Z',
};

const event = (status: TrackingEvent['status'], at: string): TrackingEvent => ({
  status,
  at: `2026-11-${at}:00.000Z`,
  place: null,
});

const after = (events: readonly TrackingEvent[]) => events.reduce(withTrackingEvent, parcel);

test('the latest event says where the parcel is, and the first delivery when it came', () => {
  const shipment = after([event('TRANSIT', '21T09:00'), event('DELIVERED', '23T16:30')]);
  expect(shipment).toMatchObject({
    status: 'DELIVERED',
    deliveredAt: '2026-11-23T16:30:00.000Z',
  });
});

test('a label is not handed over; the first report of the carrier says when it was, also a late one', () => {
  expect(after([event('UNKNOWN', '21T08:00')]).leftAt).toBeNull();
  const scanned = after([event('UNKNOWN', '21T08:00'), event('TRANSIT', '22T09:00')]);
  expect(scanned.leftAt).toBe('2026-11-22T09:00:00.000Z');
  expect(withTrackingEvent(scanned, event('TRANSIT', '21T20:00')).leftAt).toBe(
    '2026-11-21T20:00:00.000Z',
  );
  expect(withTrackingEvent(scanned, event('DELIVERED', '23T20:00')).leftAt).toBe(scanned.leftAt);
});

test('an event that comes late does not undo a delivery', () => {
  const shipment = after([event('DELIVERED', '23T16:30'), event('TRANSIT', '22T07:00')]);
  expect(shipment.status).toBe('DELIVERED');
  expect(shipment.events.map(({ status }) => status)).toEqual(['TRANSIT', 'DELIVERED']);
});

test('a parcel that was returned after its delivery keeps the day it was delivered', () => {
  const shipment = after([event('DELIVERED', '23T16:30'), event('RETURNED', '25T08:00')]);
  expect(shipment).toMatchObject({
    status: 'RETURNED',
    deliveredAt: '2026-11-23T16:30:00.000Z',
  });
});

test('the order and the number of reports do not matter', () => {
  const arbitraryEvent = fc.record({
    status: fc.constantFrom(...trackingStatuses),
    at: fc.constantFrom('2026-11-21T09:00:00.000Z', '2026-11-22T09:00:00.000Z'),
    place: fc.constant(null),
  });
  fc.assert(
    fc.property(fc.array(arbitraryEvent, { maxLength: 8 }), (events) => {
      expect(after([...events].reverse().concat(events))).toEqual(after(events));
    }),
  );
});

test('an order has arrived when its last parcel has', () => {
  const early = after([event('DELIVERED', '22T12:00')]);
  const late = after([event('DELIVERED', '24T12:00')]);
  expect(deliveredInFullAt([])).toBeNull();
  expect(deliveredInFullAt([late, parcel])).toBeNull();
  expect(deliveredInFullAt([late, early])).toBe('2026-11-24T12:00:00.000Z');
});
