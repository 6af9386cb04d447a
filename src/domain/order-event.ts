/** What our staff does with an order, as its timeline tells it. */
export const orderEventKinds = [
  'approved',
  'held',
  'canceled',
  'completed',
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
