import type { Order } from '@/domain/orders/order';
import type { Shipment, TrackingEvent } from '@/domain/orders/shipment';
import { priorityShippingId } from '@/domain/orders/shipping';
import type { AdminOrders } from '@/server/commerce/admin-orders';
import type { Database } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';
import type { StaffMember } from '@/server/staff/staff';
import { keepLabel, readLabel } from './label-rows';
import type { LabelOutcome, Labels } from './port';

/** The store's answer to a parcel; it has its own refusal codes. */
type Shipping = {
  ship(
    orderId: string,
    parcel: Pick<Shipment, 'carrier' | 'trackingCode' | 'trackingUrl'>,
    options: { revision: number },
  ): Promise<ShippingOutcome>;
  track(
    parcel: Pick<Shipment, 'carrier' | 'trackingCode'>,
    event: TrackingEvent,
  ): Promise<ShippingOutcome>;
  shipmentsOf(orderId: string): Promise<readonly Shipment[]>;
};

type ShippingOutcome = { ok: true; shipment: Shipment } | { ok: false; code: string };

type SendRefusal = Extract<LabelOutcome, { ok: false }> | { ok: false; code: string };

type SendOutcome = { ok: true; shipment: Shipment; pdf: Uint8Array } | SendRefusal;

/** Parcels of our orders with their labels. The caller has checked that it is staff. */
export interface Parcels {
  /** Buys a label and records the parcel. The customer is told when it has left. Returns when it is on disk. */
  send(order: Order, by: { staff: StaffMember; revision: number }): Promise<SendOutcome>;
  /** A label as it was printed; null for a parcel without one, and for one that was cleaned up. */
  labelOf(shipmentId: string): Promise<Uint8Array | null>;
  /**
   * Takes a tracking report from the label provider; a repeated one changes nothing. The caller has proven the sender.
   * `no_reports`: this provider sends none; `passed_over`: not a scan, or not our parcel.
   */
  takeReport(told: unknown): Promise<'taken' | 'passed_over' | 'no_reports'>;
}

type ParcelDeps = {
  db: Database;
  labels: Labels;
  sealer: Sealer;
  adminOrders: AdminOrders;
  fulfilment: Shipping;
  now: () => Date;
};

export function createParcels({
  db,
  labels,
  sealer,
  adminOrders,
  fulfilment,
  now,
}: ParcelDeps): Parcels {
  return {
    async send(order, { staff, revision }) {
      // Checked before a label costs money; the row is checked again when the parcel is written.
      if (order.status !== 'delivery_pending') return { ok: false, code: 'order_not_ready' };
      const to = order.shipping;
      if (!to?.address1 || order.shippingRate?.pickup) return { ok: false, code: 'no_address' };
      if ((await adminOrders.facts(order.id))?.revision !== revision) {
        return { ok: false, code: 'order_changed' };
      }
      const made = await labels.make({
        // A parcel makes another revision of its order, so the same revision is the same request.
        reference: `order ${order.number}, ${revision}`,
        orderNumber: order.number,
        to,
        service: to.service ?? priorityShippingId,
      });
      if (!made.ok) return made;
      const { label } = made;
      const { carrier, trackingCode, trackingUrl } = label;
      const parcel = { carrier, trackingCode, trackingUrl };
      const sent = await fulfilment.ship(order.id, parcel, { revision });
      if (!sent.ok) {
        // A parallel call may have been given this very label, and used it.
        const parcels = await fulfilment.shipmentsOf(order.id);
        const isUsed = parcels.some((one) => one.trackingCode === trackingCode);
        if (!isUsed) await labels.takeBack(label.reference);
        return sent;
      }
      const shipmentId = sent.shipment.id;
      await keepLabel(db, sealer, { shipmentId, provider: labels.adapter, label, at: now() });
      await adminOrders.note(order.id, staff, { kind: 'label_made', details: { trackingCode } });
      return { ok: true, shipment: sent.shipment, pdf: label.pdf };
    },
    labelOf: (shipmentId) => readLabel(db, sealer, shipmentId),
    async takeReport(told) {
      if (!labels.readReport) return 'no_reports';
      const report = labels.readReport(told);
      const tracked = report && (await fulfilment.track(report.parcel, report.event));
      return tracked?.ok ? 'taken' : 'passed_over';
    },
  };
}
