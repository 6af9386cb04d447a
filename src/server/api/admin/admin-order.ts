import { object } from 'yup';
import type { RecordNote } from '@/domain/staff/audit';
import { AppError } from '@/domain/failures/errors';
import { missingFromProfile } from '@/domain/hearing/hearing-profile';
import { hasHearingAid, type Order } from '@/domain/orders/order';
import { orderMailsOf } from '@/domain/orders/order-event';
import { movesFor, withoutHealth } from '@/domain/orders/order-for-staff';
import { isAddressOpen, staffMovesOf } from '@/domain/orders/order-machine';
import { refundableLeft, unitsLeft, type OrderRefund } from '@/domain/orders/order-refund';
import { dispensingRule, parseProvince } from '@/domain/provinces';
import type { Shipment } from '@/domain/orders/shipment';
import type { AdminOrderFacts } from '@/server/commerce/admin-orders';
import type { StaffResult } from '@/server/hearing-tests/staff-results';
import type { Services } from '@/server/main/services';
import { route } from '../endpoints/route';
import { adminEndpoint, isAllowed, type Notes } from '../endpoints/admin-endpoint';
import { recordId } from '../endpoints/hearing-inputs';

/**
 * One order with everything staff need to decide about it and to help its customer; each reading is noted. Hearing data
 * is only for staff who may see health records, payments only for staff who may change orders.
 */
export const adminOrder = route({
  GET: adminEndpoint({
    may: 'orders.read',
    input: object({ order_id: recordId }),
    find: async ({ input, caller, services }) => {
      const may = {
        health: isAllowed(caller, 'health'),
        change: isAllowed(caller, 'orders.change'),
      };
      const { commerce, db, payments, returns } = services;
      const order = await commerce.orders.findOrder(input.order_id);
      if (!order) throw new AppError('not_found_error', 'This order is unknown');
      const [customer, paid, shipments, sentBack, facts, refunds, plans, hearing] =
        await Promise.all([
          commerce.customers.find(order.account.id),
          payments.ofOrder(db, order.id),
          commerce.orders.shipmentsOf(order.id),
          returns.ofOrder(order.id),
          commerce.adminOrders?.facts(order.id) ?? null,
          commerce.refunds?.refundsOf(order.id) ?? [],
          commerce.adminCommerce?.subscriptions.begunBy(order.id) ?? [],
          may.health && hasHearingAid(order) ? hearingOf(order, services) : null,
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
        adminFacts: facts && adminFactsOf(order, { ...facts, shipments, refunds }, may),
      };
      return { result, notes: notesOf(order, hearing) };
    },
  }),
});

/** Notes for the order, and for the test and the waivers it depends on, which staff see too. */
function notesOf(order: Order, hearing: Awaited<ReturnType<typeof hearingOf>> | null): Notes {
  const seen: RecordNote = { action: 'view', subject: 'order', recordId: order.id };
  const { test, waivers = [] } = hearing ?? {};
  return [
    seen,
    ...(test ? [viewOf('hearing_result')(test)] : []),
    ...waivers.map(viewOf('hearing_waiver')),
  ];
}

const viewOf =
  (subject: 'hearing_result' | 'hearing_waiver') =>
  ({ id }: { id: string }): RecordNote => ({ action: 'view', subject, recordId: id });

/** The rule of the destination province, what that rule still requires, and the test the order depends on. */
async function hearingOf(order: Order, { hearing, foundRecords }: Services) {
  const [profile, items] = await Promise.all([
    hearing.profiles.of(order.id),
    hearing.profiles.itemsOf(order.id),
  ]);
  const newest = items.findLast(({ kind }) => kind === 'test');
  const test = newest ? await hearing.staffResults.find(newest.reference) : null;
  const waiverIds = items.flatMap(({ kind, reference }) => (kind === 'waiver' ? reference : []));
  const [waivers, proofs] = await Promise.all([
    hearing.waivers.byIds(waiverIds),
    foundRecords.proofsOf('waiver', waiverIds),
  ]);
  const province = parseProvince(order.shipping?.state ?? null);
  return {
    ...profile,
    province,
    rule: dispensingRule(province),
    missing: missingFromProfile(province, profile.kinds),
    test: test && pictureOf(test),
    waivers: waivers.map((waiver) => ({ ...waiver, proof: proofs.get(waiver.id) })),
    papers: items.flatMap(({ kind, reference }) =>
      kind === 'upload' || kind === 'prescription' ? [{ kind, id: reference }] : [],
    ),
  };
}

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
type Seen = AdminOrderFacts & { shipments: readonly Shipment[]; refunds: readonly OrderRefund[] };

/** What may be done with the order now. */
function adminFactsOf(order: Order, { shipments, refunds, ...facts }: Seen, may: May) {
  return {
    ...facts,
    moves: movesFor(staffMovesOf(order, shipments.length), order, may),
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
