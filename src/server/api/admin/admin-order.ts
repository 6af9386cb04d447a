import { isSamePlace, packingPlaces } from '@/domain/devices/packing';
import type { DeviceRow } from '@/server/devices/device-rows';
import { object } from 'yup';
import { orderAnswer } from '@/domain/staff/answers/order';
import type { RecordNote } from '@/domain/staff/audit';
import { AppError } from '@/domain/failures/errors';
import { missingFromProfile } from '@/domain/hearing/hearing-profile';
import { hasHearingAid, type Order } from '@/domain/orders/order';
import { healthEventKinds, orderMailsOf } from '@/domain/orders/order-event';
import { movesFor, withoutHealth } from '@/domain/orders/order-for-staff';
import { isAddressOpen, staffMovesOf } from '@/domain/orders/order-machine';
import { refundableLeft, unitsLeft, type OrderRefund } from '@/domain/orders/order-refund';
import { destinationProvince } from '@/domain/orders/order-province';
import { dispensingRule } from '@/domain/provinces';
import type { Shipment } from '@/domain/orders/shipment';
import type { AdminOrderFacts } from '@/server/commerce/admin-orders';
import type { ProfileItem } from '@/server/hearing-tests/profile-rows';
import type { StaffResult } from '@/server/hearing-tests/staff-results';
import type { Services } from '@/server/main/services';
import { route } from '../endpoints/route';
import { adminEndpoint, isAllowed, type Notes } from '../endpoints/admin-endpoint';
import { recordId } from '../endpoints/hearing-inputs';
import { proofOfRecord } from '../endpoints/proof-of-record';
import { attachableTests } from './admin-attach-test';
import { isSheetMissing } from './fittings/expect-approval';
import { lineWithoutHealth } from './admin-orders';

/**
 * One order with everything staff need to decide about it and to help its customer; each reading is noted. Hearing data
 * is only for staff who may see health records, payments only for staff who may change orders.
 */
export const adminOrder = route({
  GET: adminEndpoint({
    may: 'orders.read',
    input: object({ order_id: recordId }),
    readBy: orderAnswer,
    find: async ({ input, caller, services }) => {
      const may = {
        health: isAllowed(caller, 'health'),
        change: isAllowed(caller, 'orders.change'),
      };
      const { commerce, db, payments, returns } = services;
      const order = await commerce.orders.findOrder(input.order_id);
      if (!order) throw new AppError('not_found_error', 'This order is unknown');
      const [
        customer,
        paid,
        shipments,
        sentBack,
        facts,
        refunds,
        plans,
        others,
        hearing,
        missing,
        packed,
      ] = await Promise.all([
        commerce.customers.find(order.account.id),
        payments.ofOrder(db, order.id),
        commerce.orders.shipmentsOf(order.id),
        returns.ofOrder(order.id),
        commerce.adminOrders?.facts(order.id) ?? null,
        commerce.refunds?.refundsOf(order.id) ?? [],
        commerce.adminCommerce?.subscriptions.begunBy(order.id) ?? [],
        commerce.adminOrders?.othersOf(order) ?? [],
        may.health ? hearingOf(order, services) : null,
        isSheetMissing(order, services),
        services.hearingAids.aids.ofOrder(order.id),
      ]);
      const result = {
        order: may.health ? order : orderWithoutHealth(order),
        customer,
        payments: may.change ? paid : [],
        shipments,
        returns: sentBack,
        refunds,
        /** Plans that began with the order and continue: refunding it ends none of them. */
        plans,
        hearing,
        packing: packingOf(order, packed),
        others: may.health ? others : others.map(lineWithoutHealth),
        adminFacts:
          facts &&
          adminFactsOf(order, { ...facts, shipments, refunds, isSheetMissing: missing }, may),
      };
      return { result, notes: notesOf({ order, others, hearing }) };
    },
  }),
});

/** Every place in the parcel for an aid, with the number of the piece that is in it now. */
function packingOf(order: Order, packed: readonly DeviceRow[]) {
  return packingPlaces(order).map((place) => {
    const isHere = ({ lineId, ear, unit }: DeviceRow) =>
      isSamePlace({ lineId: lineId ?? '', ear, unit }, place);
    const aid = packed.find((one) => one.status === 'in_use' && isHere(one));
    return { ...place, serial: aid?.serial ?? null };
  });
}

type Shown = {
  order: Order;
  others: readonly { id: string }[];
  hearing: Awaited<ReturnType<typeof hearingOf>> | null;
};

/** Notes for the order and the customer's others, for the test and the waivers it depends on, and for tests that could be attached to it. */
function notesOf({ order, others, hearing }: Shown): Notes {
  const seen: RecordNote = { action: 'view', subject: 'order', recordId: order.id };
  const { test, waivers = [], offered = [] } = hearing ?? {};
  return [
    seen,
    ...others.map(viewOf('order')),
    ...(test ? [viewOf('hearing_result')(test)] : []),
    ...offered.map(viewOf('hearing_result')),
    ...waivers.map(viewOf('hearing_waiver')),
  ];
}

const viewOf =
  (subject: 'order' | 'hearing_result' | 'hearing_waiver') =>
  ({ id }: { id: string }): RecordNote => ({ action: 'view', subject, recordId: id });

/**
 * The rule of the destination province, what that rule still requires, and the test the order depends on; null for an
 * order without hearing aids.
 */
async function hearingOf(order: Order, services: Services) {
  const { hearing, foundRecords } = services;
  if (!hasHearingAid(order)) return null;
  const [profile, items] = await Promise.all([
    hearing.profiles.of(order.id),
    hearing.profiles.itemsOf(order.id),
  ]);
  const newest = items.findLast(({ kind }) => kind === 'test');
  const test = newest ? await hearing.staffResults.find(newest.reference) : null;
  const waiverIds = items.flatMap(({ kind, reference }) => (kind === 'waiver' ? reference : []));
  const [waivers, proofs, attachable] = await Promise.all([
    hearing.waivers.byIds(waiverIds),
    foundRecords.proofsOf('waiver', waiverIds),
    waitsForTest(order, newest) ? attachableTests(order, services) : [],
  ]);
  const province = destinationProvince(order);
  return {
    ...profile,
    province,
    rule: dispensingRule(province),
    missing: missingFromProfile(province, profile.kinds),
    test: test && pictureOf(test),
    /** Tests under the same proven address, for staff to look at and attach. */
    offered: attachable.map(({ id, name, result }) => ({ id, name, takenAt: result.takenAt })),
    waivers: waivers.map((waiver) => ({ ...waiver, proof: proofOfRecord(proofs, waiver) })),
    papers: items.flatMap(({ kind, reference }) =>
      kind === 'upload' || kind === 'prescription' ? [{ kind, id: reference }] : [],
    ),
  };
}

const waitsForTest = (order: Order, newest: ProfileItem | undefined) =>
  order.status === 'hold' && newest === undefined;

/** The result and how reliable it is; single tones are on the test's own page. */
function pictureOf({ id, reviewState, isFlagged, result, signs }: StaffResult) {
  return { id, reviewState, isFlagged, result: { ...result, trials: undefined }, signs };
}

/** Removes the notes of the shopper's journey from the order and its lines: they may mention a hearing test. */
export function orderWithoutHealth(order: Order) {
  const lines = order.lines.map((line) => ({ ...line, metadata: null }));
  return { ...withoutHealth(order), metadata: null, lines };
}

type May = { health: boolean; change: boolean };
type Seen = AdminOrderFacts & {
  shipments: readonly Shipment[];
  refunds: readonly OrderRefund[];
  isSheetMissing: boolean;
};

/** What may be done with the order now. */
function adminFactsOf(
  order: Order,
  { shipments, refunds, isSheetMissing, ...facts }: Seen,
  may: May,
) {
  return {
    ...facts,
    /** Nobody has signed the sheet that its aids are set by. */
    isSheetMissing,
    events: may.health
      ? facts.events
      : facts.events.filter(({ kind }) => !healthEventKinds.includes(kind)),
    moves: movesFor(staffMovesOf({ ...order, isSheetMissing }, shipments.length), order, may),
    mails: may.change ? orderMailsOf(order, shipments) : [],
    isAddressOpen:
      may.change && isAddressOpen(order, shipments.length) && !order.shippingRate?.pickup,
    isLabelOpen:
      may.change &&
      order.status === 'delivery_pending' &&
      !order.shippingRate?.pickup &&
      Boolean(order.shipping?.address1),
    refundable: refundableLeft(order),
    unitsLeft: Object.fromEntries(order.lines.map((line) => [line.id, unitsLeft(line, refunds)])),
  };
}
