import type { Address } from '@/domain/accounts/address';
import type { Order } from '@/domain/orders/order';
import type { OrderEvent, OrderEventKind } from '@/domain/orders/order-event';
import type { OrderStatus, StaffMove } from '@/domain/orders/order-machine';
import type { Cents, CurrencyCode } from '@/domain/money';
import type { RefundRequest } from '@/domain/orders/order-refund';
import type { HoldReason } from '@/domain/provinces';
import type { StaffMember } from '@/server/staff/staff';
import type { RefundOrderOutcome } from './port';

/** A page of the list of orders; empty texts let everything through. */
export type AdminOrderQuery = {
  page: number;
  pageSize: number;
  /** `placed` or `total`, with `-` before it for the highest first. */
  sort: string;
  /** Number, or beginnings of a name or an address. */
  search: string;
  status: string;
  reason: string;
};

/** How far the hearing profile of an order is. */
export type ProfileState = 'none' | 'waiting' | 'received' | 'flagged';

export type AdminOrderLine = {
  id: string;
  number: string;
  placedAt: string;
  status: OrderStatus;
  holdReason: HoldReason | null;
  isPaid: boolean;
  email: string;
  name: string;
  place: string;
  items: readonly { name: string; variant: string | null; quantity: number }[];
  /** `none` for an order without hearing aids. */
  profile: ProfileState;
  total: Cents;
  refunded: Cents;
  currency: CurrencyCode;
};

/** What only our staff knows of an order. */
export type AdminOrderFacts = {
  /** To be sent back with every change: one that was made meanwhile refuses it. */
  revision: number;
  serialNumbers: Readonly<Record<string, readonly string[]>>;
  /** Oldest first. */
  events: readonly OrderEvent[];
};

/** Who changes which order, and what she saw of it. */
export type AdminOrderChange = { orderId: string; revision: number; staff: StaffMember };

export type AdminOrderRefusal = 'order_not_found' | 'order_changed' | 'move_refused';
export type AdminOrderOutcome = { ok: true; order: Order } | { ok: false; code: AdminOrderRefusal };

export type AdminOrderNote = Pick<OrderEvent, 'kind'> & {
  kind: OrderEventKind;
  details?: OrderEvent['details'];
  text?: string;
};

/** Money that went back to whoever paid, past our staff. */
type PaidBackElsewhere = { orderId: string; refundId: string; amount: Cents };

/** Orders as our staff works on them. Whoever calls has made sure that it is staff who asks. */
export type AdminOrderCounts = Partial<Record<OrderStatus | 'needs_test', number>>;

export interface AdminOrders {
  page(query: AdminOrderQuery): Promise<{ count: number; results: readonly AdminOrderLine[] }>;
  /** How many orders there are of each status, and how many of those on hold wait for a hearing test. */
  counts(): Promise<AdminOrderCounts>;
  /** The whole list, piece by piece, as it is read. */
  everything(query: AdminOrderQuery): AsyncIterable<readonly AdminOrderLine[]>;
  /** Null for an unknown order. */
  facts(orderId: string): Promise<AdminOrderFacts | null>;
  /** Decides about an order; the customer is told by mail where it matters to her. Acknowledged when it is on disk. */
  move(change: AdminOrderChange, move: StaffMove): Promise<AdminOrderOutcome>;
  /**
   * Corrects where an order goes, within Canada and by priority shipping (spec 5). Where another province asks for
   * more, the order waits again.
   */
  changeAddress(change: AdminOrderChange, address: Partial<Address>): Promise<AdminOrderOutcome>;
  setSerialNumbers(
    change: AdminOrderChange,
    serialNumbers: AdminOrderFacts['serialNumbers'],
  ): Promise<AdminOrderOutcome>;
  /** Pays back once a key, as `OrderRefunds` says; the same key again tells what was done, whatever changed since. */
  refund(
    change: AdminOrderChange,
    request: { refundRequest: RefundRequest; key: string },
  ): Promise<RefundOrderOutcome | { ok: false; code: 'order_changed' }>;
  /** Adds to the timeline. */
  note(orderId: string, staff: StaffMember, note: AdminOrderNote): Promise<void>;
  /**
   * The authorisation lapsed before the money was taken. What was not sent yet waits, unpaid; the timeline says why.
   * Told twice it does nothing more.
   */
  paymentLost(orderId: string): Promise<void>;
  /** Enters once what went back in the pages of who takes the money; the customer is told by mail. */
  paidBackElsewhere(news: PaidBackElsewhere): Promise<void>;
}
