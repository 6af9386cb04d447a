import type { Order } from '@/domain/orders/order';
import type { Shipment } from '@/domain/orders/shipment';
import type { StoreCall } from '../http/call';
import { readExpand } from '../http/list';
import { listed } from '../http/listed';
import { orderWire } from '../orders/order-wire';
import { ownerOf } from './owner-only';
import type { RouteTable } from '../http/router';

/** Names that a call may expand; every answer already contains all of them except the parcels. */
const expandable: ReadonlySet<string> = new Set([
  'account',
  'items.product',
  'items.variant',
  'shipments',
]);

/** The orders of the logged-in customer (contract 10). */
export const accountOrderRoutes: RouteTable = {
  'GET /account/orders': async (call) => {
    const { id } = await ownerOf(call);
    const expand = readExpand(call.query, expandable);
    const orders = await call.services.engine.accountOrders.list(id);
    const wires = await Promise.all(orders.map((order) => withParcels(order, expand, call)));
    return listed(wires, call);
  },
  'GET /account/orders/:id': async (call) => {
    const { id } = await ownerOf(call);
    const expand = readExpand(call.query, expandable);
    const order = await call.services.engine.accountOrders.find(id, call.params.id ?? '');
    return call.answer(order && (await withParcels(order, expand, call)));
  },
};

async function withParcels(order: Order, expand: ReadonlySet<string>, call: StoreCall) {
  if (!expand.has('shipments')) return orderWire(order);
  const shipments = await call.services.engine.fulfilment.shipmentsOf(order.id);
  return { ...orderWire(order), shipments: shipments.map(shipmentWire) };
}

function shipmentWire(shipment: Shipment) {
  return {
    id: shipment.id,
    carrier: shipment.carrier,
    tracking_code: shipment.trackingCode,
    tracking_url: shipment.trackingUrl,
    status: shipment.status,
    date_created: shipment.createdAt,
    date_delivered: shipment.deliveredAt,
  };
}
