import type { OrderStatus } from './order-machine';
import { isHandOver, type Shipment } from './shipment';

/** Timeline events of an order: staff actions, and payment events that happened without our staff. */
export const orderEventKinds = [
  'approved',
  'held',
  'canceled',
  'completed',
  'captured',
  'payment_lost',
  'refunded',
  'address_changed',
  'serials_changed',
  'label_made',
  'mail_sent',
  'test_attached',
  'note',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** Events that tell something about the buyer's hearing: only for staff who may see health records. */
export const healthEventKinds: readonly OrderEventKind[] = ['test_attached'];

export type OrderEvent = {
  id: string;
  kind: OrderEventKind;
  staffName: string;
  /** Sums in whole cents, tracking codes, kinds of mail; nothing about a person. */
  details: Readonly<Record<string, string | number>>;
  /** Text of a note; null for all other events. */
  text: string | null;
  /** ISO UTC. */
  at: string;
};

/** Longest note that is kept. */
export const maximumNoteLength = 2000;

/** Order mails that can be sent again. */
export const orderMails = ['confirmation', 'shipped', 'delivered', 'canceled'] as const;
export type OrderMail = (typeof orderMails)[number];

/**
 * The mails that are true for this order: none about a parcel that has not left or a cancellation that did not happen.
 */
export function orderMailsOf(
  { status }: { status: OrderStatus },
  shipments: readonly Pick<Shipment, 'carrier' | 'leftAt'>[],
): OrderMail[] {
  const isSo: Readonly<Record<OrderMail, boolean>> = {
    confirmation: true,
    shipped: shipments.some((parcel) => parcel.leftAt !== null && !isHandOver(parcel)),
    delivered: shipments.length > 0 && status === 'complete',
    canceled: status === 'canceled',
  };
  return orderMails.filter((mail) => isSo[mail]);
}
