import { object } from 'yup';
import { AppError } from '@/domain/errors';
import { missingFromProfile, type HearingProfile } from '@/domain/hearing-profile';
import { hasHearingAid, type Order } from '@/domain/order';
import { isAddressOpen, staffMovesOf } from '@/domain/order-machine';
import { refundableLeft, unitsLeft, type OrderRefund } from '@/domain/order-refund';
import { dispensingRule, parseProvince } from '@/domain/provinces';
import type { Shipment } from '@/domain/shipment';
import type { DeskFacts } from '@/server/commerce/order-desk';
import { adminOnly } from '../admin-guard';
import { endpoint, route } from '../route';
import { recordId } from './hearing-inputs';

/** One order with everything our staff needs to decide about it and to help its customer; who looked is noted. */
export const adminOrder = route('/api/admin-order', {
  GET: endpoint({
    input: object({ order_id: recordId }),
    mayCall: adminOnly,
    handle: async ({ input, caller: { staff }, services }) => {
      const { audit, commerce, db, hearing, payments, returns } = services;
      const order = await commerce.orders.findOrder(input.order_id);
      if (!order) throw new AppError('not_found_error', 'This order is unknown');
      await audit.record({ staff, action: 'view', subject: 'order', recordId: order.id });
      const [customer, paid, shipments, sentBack, facts, refunds, profile] = await Promise.all([
        commerce.customers.find(order.account.id),
        payments.ofOrder(db, order.id),
        commerce.orders.shipmentsOf(order.id),
        returns.ofOrder(order.id),
        commerce.desk?.facts(order.id) ?? null,
        commerce.refunds?.refundsOf(order.id) ?? [],
        hearing.profiles.of(order.id),
      ]);
      return {
        order,
        customer,
        payments: paid,
        shipments,
        returns: sentBack,
        refunds,
        hearing: hasHearingAid(order) ? hearingOf(order, profile) : null,
        desk: facts && deskOf(order, { ...facts, shipments, refunds }),
      };
    },
  }),
});

/** The rule of the province it goes to, and what is missing by it. */
function hearingOf(order: Order, profile: HearingProfile) {
  const province = parseProvince(order.shipping?.state ?? null);
  return {
    ...profile,
    province,
    rule: dispensingRule(province),
    missing: missingFromProfile(province, profile.kinds),
  };
}

type Seen = DeskFacts & { shipments: readonly Shipment[]; refunds: readonly OrderRefund[] };

/** What may be done with the order now. */
function deskOf(order: Order, { shipments, refunds, ...facts }: Seen) {
  return {
    ...facts,
    moves: staffMovesOf(order, shipments.length),
    isAddressOpen: isAddressOpen(order, shipments.length) && !order.shippingRate?.pickup,
    isLabelOpen:
      order.status === 'delivery_pending' &&
      !order.shippingRate?.pickup &&
      Boolean(order.shipping?.address1),
    refundable: refundableLeft(order),
    unitsLeft: Object.fromEntries(order.lines.map((line) => [line.id, unitsLeft(line, refunds)])),
  };
}
