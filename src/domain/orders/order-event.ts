import type { OrderStatus } from './order-machine';

/** What our staff does with an order, and who takes the money past our staff, as its timeline tells it. */
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
  'note',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

export type OrderEvent = {
  id: string;
  kind: OrderEventKind;
  staffName: string;
  /** Sums in whole cents, tracking codes, kinds of mail; nothing about a person. */
  details: Readonly<Record<string, string | number>>;
  /** What was noted; null for everything but notes. */
  text: string | null;
  /** ISO UTC. */
  at: string;
};

/** Longest note that is kept. */
export const maximumNoteLength = 2000;

/** Mails about an order that may go out once more. */
export const orderMails = ['confirmation', 'shipped', 'delivered', 'canceled'] as const;
export type OrderMail = (typeof orderMails)[number];

/** Those that say what is so: nobody is told of a parcel that has not left, or of an end that was not. */
export function orderMailsOf(
  { status }: { status: OrderStatus },
  shipmentCount: number,
): OrderMail[] {
  const isSo: Readonly<Record<OrderMail, boolean>> = {
    confirmation: true,
    shipped: shipmentCount > 0,
    delivered: shipmentCount > 0 && status === 'complete',
    canceled: status === 'canceled',
  };
  return orderMails.filter((mail) => isSo[mail]);
}
