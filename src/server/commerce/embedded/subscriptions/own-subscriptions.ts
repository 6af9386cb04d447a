import type { ItemChange, ItemEntry, ItemInput } from '@/domain/carts/cart-lines';
import type { Totals } from '@/domain/carts/cart-record';
import type { Invoice, Subscription } from '@/domain/subscriptions/subscription';
import type { Outcome, RequestSession } from '../engine';

/** The fields an owner may change; omitted ones stay as they are. */
export type SubscriptionChange = {
  planId?: string | null;
  variantId?: string | null;
  options?: ItemInput['options'];
  quantity?: unknown;
  /** Replaces all of them. */
  items?: readonly ItemEntry[];
  /** Null removes a code that was not used yet. */
  couponCode?: string | null;
  isPaused?: boolean | null;
  /** ISO time; null pauses until it is resumed. */
  pauseEnd?: string | null;
  isCanceled?: boolean | null;
  isEndingWithPeriod?: boolean | null;
  /** A new card from the vault by its token, or a saved card of the account by its id. */
  card?: { token?: string; id?: string } | null;
};

export type NewSubscription = SubscriptionChange & { productId: string | null };

/** Subscriptions: opened by orders, managed by their owner, billed by the queue. */
export interface Subscriptions {
  /** Newest first. */
  list(accountId: string): Promise<readonly Subscription[]>;
  /** Null for unknown ids and for those of others. */
  find(accountId: string, id: string): Promise<Subscription | null>;
  /** The next invoice's totals at today's prices and taxes, with the agreed price of the plan. */
  upcoming(subscription: Subscription): Promise<Totals>;
  /** Creates a subscription without an order: the account's card is charged for the first period at once. */
  create(session: RequestSession, input: NewSubscription): Promise<Outcome<Subscription>>;
  update(accountId: string, id: string, change: SubscriptionChange): Promise<Outcome<Subscription>>;
  addItem(accountId: string, id: string, item: ItemInput): Promise<Outcome<Subscription>>;
  updateItem(
    accountId: string,
    id: string,
    itemId: string,
    change: ItemChange,
  ): Promise<Outcome<Subscription>>;
  removeItem(accountId: string, id: string, itemId: string): Promise<Outcome<Subscription>>;
  /** Newest first. */
  listInvoices(accountId: string): Promise<readonly Invoice[]>;
  findInvoice(accountId: string, id: string): Promise<Invoice | null>;
}
