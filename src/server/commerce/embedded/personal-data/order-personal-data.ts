import type { Cents } from '@/domain/money';
import type { Order } from '@/domain/orders/order';
import type { Shipment } from '@/domain/orders/shipment';
import type { SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { orders } from '@/server/db/schema/commerce';
import { exportedAddress, exportedMetadata, exportedMoney } from '@/server/personal-data/exported';
import type { Exported, PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import type { Sealer } from '@/server/base/sealing';
import { readEvents } from '../admin-orders/event-rows';
import { parseSerialNumbers } from '../admin-orders/serial-numbers';
import { readOwnOrders } from '../orders/order-rows';
import { readShipments } from '../orders/shipment-rows';

/**
 * The customer's orders. Tax law makes us keep invoices for six years (Excise Tax Act, section 286), with name,
 * addresses and sums; everything else in an order is removed once there is nothing left to deliver. From then on no
 * account shows it, not even one opened later under the same address: it stays with an id that no longer exists.
 */
export const createOrderPersonalData = ({ sealer }: { sealer: Sealer }): PersonalDataRecord => ({
  name: 'orders',
  tables: [
    'orders',
    'shipments',
    'payments',
    'refunds',
    'order_refunds',
    'gift_card_debits',
    'coupon_uses',
    'order_events',
    'shipment_labels',
  ],

  async export(sql, { accountId }) {
    const exported: Exported[] = [];
    for (const order of await readOwnOrders(sql, sealer, accountId)) {
      const shipments = await readShipments(sql, order.id);
      exported.push(exportedOrder(order, shipments, await readAdminFacts(sql, sealer, order.id)));
    }
    return exported;
  },

  async erase(tx, { accountId }) {
    // A saved link to the order's page no longer works.
    await tx.query(
      `update orders set checkout_id = 'closed ' || id
       where account_id = $1 and is_attached`,
      [accountId],
    );
    // Staff notes about the customer, and labels printed with their address.
    const ownOrders = 'select id from orders where account_id = $1 and is_attached';
    await tx.query(`update order_events set sealed_text = null where order_id in (${ownOrders})`, [
      accountId,
    ]);
    await tx.query(
      `delete from shipment_labels where shipment_id in (select id from shipments where order_id in (${ownOrders}))`,
      [accountId],
    );
    await tx.query(
      `update orders set data = data || '{"comments": null, "giftMessage": null, "metadata": null}'
       where account_id = $1 and is_attached and status in ('complete', 'canceled')`,
      [accountId],
    );
  },
});

const serialColumns = columnsOf(orders, ['serialNumbers']);

/** What staff added to an order: notes about the customer, serial numbers, and the original shipping address. */
async function readAdminFacts(sql: SqlSession, sealer: Sealer, orderId: string) {
  const [row] = await sql.query<RowOf<typeof serialColumns> & { orderedTo: Order['shipping'] }>(
    `select ${serialColumns},
       case when shipping_change is not null then data -> 'shipping' end as "orderedTo"
     from orders where id = $1`,
    [orderId],
  );
  const events = await readEvents(sql, sealer, orderId);
  return {
    serialNumbers: parseSerialNumbers(row?.serialNumbers),
    orderedTo: row?.orderedTo ?? null,
    notes: events.flatMap(({ at, text }) => (text === null ? [] : [{ at, text }])),
  };
}

type AdminFacts = Awaited<ReturnType<typeof readAdminFacts>>;

function exportedOrder(
  order: Order,
  shipments: readonly Shipment[],
  adminFacts: AdminFacts,
): Exported {
  const money = (amount: Cents) => exportedMoney(amount, order.currency);
  const { totals, payment, billing } = order;
  return {
    number: order.number,
    createdAt: order.createdAt,
    status: order.status,
    holdReason: order.holdReason,
    items: order.lines.map((line) => ({
      productName: line.productName,
      variantName: line.variantName,
      sku: line.sku,
      quantity: line.quantity,
      serialNumbers: adminFacts.serialNumbers[line.id] ?? [],
      plan: line.plan?.name ?? null,
      total: money(line.priceTotal),
      metadata: exportedMetadata(line.metadata),
    })),
    subtotal: money(totals.subTotal),
    discount: money(totals.discountTotal),
    shippingPrice: money(totals.shipmentTotal),
    tax: money(totals.taxTotal),
    total: money(totals.grandTotal),
    paid: payment && money(payment.amount),
    paidWith: payment && (payment.methodName ?? payment.method),
    card: billing?.card && `${billing.card.brand} ${billing.card.last4}`,
    refunded: money(order.refundedTotal),
    coupon: order.coupon?.code ?? null,
    giftCards: order.giftCards.map(({ last4 }) => last4),
    email: order.account.email,
    shipping: exportedAddress(order.shipping),
    orderedTo: exportedAddress(adminFacts.orderedTo),
    shippingMethod: order.shippingRate?.name ?? null,
    billing: exportedAddress(billing),
    emailOptin: order.emailOptin,
    smsOptin: order.smsOptin,
    comments: order.comments,
    giftMessage: order.giftMessage,
    notes: adminFacts.notes,
    metadata: exportedMetadata(order.metadata),
    parcels: shipments.map(({ carrier, trackingCode, status, deliveredAt }) => ({
      carrier,
      trackingCode,
      status,
      deliveredAt,
    })),
  };
}
