import { carrierName } from '@/domain/orders/carrier-names';
import type { Order } from '@/domain/orders/order';
import type { AfterSale, CareReturn } from '@/domain/orders/after-sale';
import { isCancelable } from '@/domain/orders/order-machine';
import { outsideCarrier } from '@/domain/orders/shipment';
import type { ReturnRequest } from '@/domain/orders/return-request';
import { returnBlock } from '@/domain/orders/return-eligibility';
import { homeTrialOf, returnClockOf } from '@/domain/trial';
import type { Orders } from '../commerce/port';
import type { Returns } from '../returns/returns';
import type { Config } from '../settings/config';

type AfterSaleServices = {
  config: Pick<Config, 'shop'>;
  /** `cancelOrder` is null when the store does not let us cancel. */
  commerce: { orders: Pick<Orders, 'shipmentsOf'>; cancelOrder: object | null };
  returns: Pick<Returns, 'ofOrder' | 'barCode'>;
};

/** The after-sale status of an order, from the store's shipments and our own returns. */
export async function afterSaleOf(order: Order, services: AfterSaleServices): Promise<AfterSale> {
  const [shipments, returns] = await Promise.all([
    services.commerce.orders.shipmentsOf(order.id),
    services.returns.ofOrder(order.id),
  ]);
  const { trialDays: days } = services.config.shop.promises;
  const clock = returnClockOf(shipments, { now: new Date(), days });
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    shipments: shipments.map(
      ({ id, carrier, trackingCode, trackingUrl, status, events, leftAt, deliveredAt }) => ({
        id,
        carrier: carrierName(carrier, order.displayLocale),
        trackingCode,
        trackingUrl,
        status,
        events,
        leftAt,
        deliveredAt,
      }),
    ),
    trial: homeTrialOf(order, clock),
    returns: await Promise.all(returns.map((request) => shownReturn(request, order, services))),
    isCancelable: services.commerce.cancelOrder !== null && isCancelable(order, shipments.length),
    returnBlock: returnBlock(order, clock, returns),
  };
}

async function shownReturn(
  request: ReturnRequest,
  { displayLocale }: Order,
  { returns }: AfterSaleServices,
): Promise<CareReturn> {
  const { id, status, steps, note, label } = request;
  if (status !== 'approved' || label === null) return { id, status, steps, note, label: null };
  const carrier = carrierName(label.carrier, displayLocale);
  const { trackingCode } = label;
  return {
    ...{ id, status, steps, note },
    label: {
      ...{ carrier, trackingCode },
      isPrintable: outsideCarrier(label) === null,
      barCode: await returns.barCode(request),
    },
  };
}

/**
 * The same for a caller who only proved to know the order: our note about a return, and the label's sheet with their
 * address on it, are for the customer alone.
 */
export async function afterSaleByProof(
  order: Order,
  services: AfterSaleServices,
): Promise<AfterSale> {
  const afterSale = await afterSaleOf(order, services);
  return {
    ...afterSale,
    returns: afterSale.returns.map((each) => ({
      ...each,
      note: null,
      label: each.label && { ...each.label, isPrintable: false },
    })),
  };
}
