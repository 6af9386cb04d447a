import type { Address } from '@/domain/accounts/address';
import type { Order } from '@/domain/orders/order';
import type { OrderEvent, OrderEventKind } from '@/domain/orders/order-event';
import type { OrderStatus, StaffMove } from '@/domain/orders/order-machine';
import type { Cents, CurrencyCode } from '@/domain/money';
import type { RefundRequest } from '@/domain/orders/order-refund';
import type { HoldReason } from '@/domain/provinces';
import type { SqlSession } from '@/server/db/database';
import type { StaffMember } from '@/server/staff/staff';
import type { RefundOrderOutcome } from './port';

/** A page of the list of orders; empty texts match everything. */
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

/** How complete the hearing profile of an order is. */
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
  items: readonly {
    name: string;
    variant: string | null;
    quantity: number;
    isHearingAid: boolean;
  }[];
  /** `none` for an order without hearing aids. */
  profile: ProfileState;
  total: Cents;
  refunded: Cents;
  currency: CurrencyCode;
};

/** The data of an order that only staff see. */
export type AdminOrderFacts = {
  /** Sent back with every change: the change is refused if the order has changed since. */
  revision: number;
  serialNumbers: Readonly<Record<string, readonly string[]>>;
  /** Oldest first. */
  events: readonly OrderEvent[];
};

/** Which staff member changes which order, and the revision they saw. */
export type AdminOrderChange = { orderId: string; revision: number; staff: StaffMember };

export type AdminOrderRefusal = 'order_not_found' | 'order_changed' | 'move_refused';
export type AdminOrderOutcome = { ok: true; order: Order } | { ok: false; code: AdminOrderRefusal };

export type AdminOrderNote = Pick<OrderEvent, 'kind'> & {
  kind: OrderEventKind;
  details?: OrderEvent['details'];
  text?: string;
};

/** Money that the payment provider refunded, without our staff. */
type PaidBackElsewhere = { orderId: string; refundId: string; amount: Cents };

/** Orders as staff work on them. The caller has checked that it is staff. */
export type AdminOrderCounts = Partial<Record<OrderStatus | 'needs_test', number>>;

export interface AdminOrders {
  page(query: AdminOrderQuery): Promise<{ count: number; results: readonly AdminOrderLine[] }>;
  /** How many orders there are of each status, and how many of those on hold wait for a hearing test. */
  counts(): Promise<AdminOrderCounts>;
  /** The whole list, piece by piece, as it is read. */
  everything(query: AdminOrderQuery): AsyncIterable<readonly AdminOrderLine[]>;
  /** The newest other orders of the same account, which may be a guest's: those under the same address. */
  othersOf(order: Order): Promise<readonly AdminOrderLine[]>;
  /** Null for an unknown order. */
  facts(orderId: string): Promise<AdminOrderFacts | null>;
  /** Decides about an order; the customer is told by mail where it matters to them. Returns when it is on disk. */
  move(change: AdminOrderChange, move: StaffMove): Promise<AdminOrderOutcome>;
  /**
   * Corrects an order's shipping address, within Canada and by priority shipping (spec 5). If another province requires
   * more, the order goes on hold again.
   */
  changeAddress(change: AdminOrderChange, address: Partial<Address>): Promise<AdminOrderOutcome>;
  /**
   * Writes which aids were packed. `also` runs in the same transaction, with the order.
   *
   * @param numbers by line; `reason` is why numbers were replaced
   */
  setSerialNumbers(
    change: AdminOrderChange,
    numbers: { serialNumbers: AdminOrderFacts['serialNumbers']; reason?: string },
    also?: (tx: SqlSession, order: Order) => Promise<void>,
  ): Promise<AdminOrderOutcome>;
  /**
   * Refunds once per key, as `OrderRefunds` says; the same key again returns the first result, whatever has changed
   * since.
   */
  refund(
    change: AdminOrderChange,
    request: { refundRequest: RefundRequest; key: string },
  ): Promise<RefundOrderOutcome | { ok: false; code: 'order_changed' }>;
  /** Adds to the timeline. */
  note(orderId: string, staff: StaffMember, note: AdminOrderNote): Promise<void>;
  /**
   * The authorisation lapsed before the capture. Unshipped goods go on hold, unpaid; the timeline says why. A repeated
   * call does nothing.
   */
  paymentLost(orderId: string): Promise<void>;
  /** Records once a refund that was made on the payment provider's own pages; the customer is told by mail. */
  paidBackElsewhere(news: PaidBackElsewhere): Promise<void>;
}
