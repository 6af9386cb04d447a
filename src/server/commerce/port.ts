import type { AccountSummary, KeyPurpose } from '@/domain/accounts/account';
import type { Product, ProductKind } from '@/domain/catalogue/catalogue';
import type { Locale } from '@/domain/words/locale';
import type { Order } from '@/domain/orders/order';
import type { OrderRefund, RefundRefusal, RefundRequest } from '@/domain/orders/order-refund';
import type { HoldReason } from '@/domain/provinces';
import type { Shipment } from '@/domain/orders/shipment';
import type { Invoice, Subscription } from '@/domain/subscriptions/subscription';
import type { SqlSession } from '@/server/db/database';
import type { DataSubject, PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import type { StaffMember } from '@/server/staff/staff';

/** What pages read about products. Answers work while the site is built, without a database. */
export interface Catalogue {
  /** Active products of one kind, in shop order; the first `most` where it is given. */
  listProducts(kind: ProductKind, most?: number): Promise<Product[]>;
  /** Null for unknown and inactive products. */
  findProduct(slug: string): Promise<Product | null>;
  /** The version of the catalogue: it changes whenever products may look different. Missing where only reading them all would tell. */
  mark?(): Promise<string>;
}

/** No page lists more products than this: nobody walks through more, and search finds the others. */
export const mostOnPage = 200;

/** What mail, admin and labels read about orders. */
export interface Orders {
  /** By id; null when there is none. */
  findOrder(orderId: string): Promise<Order | null>;
  /** By its number, for whoever proves otherwise that it is theirs; null when there is none. */
  findByNumber(number: string): Promise<Order | null>;
  /** The orders of the customer who is logged in, newest first, at most 200; none for guests. */
  ownedBy(visitor: Visitor): Promise<readonly Order[]>;
  /** One of those, or the order this very session placed last; null for everything else. */
  findOwned(visitor: Visitor, orderId: string): Promise<Order | null>;
  /** The parcels of an order, oldest first. */
  shipmentsOf(orderId: string): Promise<readonly Shipment[]>;
}

export type ReleaseOutcome =
  { ok: true; order: Order } | { ok: false; code: 'order_not_found' | 'order_not_held' };

/** Orders that wait for what we have to know before they may go on. */
export interface OrderHolds {
  /** Says anew why an order waits; nothing happens to one that does not. */
  explain(tx: SqlSession, orderId: string, reason: HoldReason): Promise<void>;
  /** Has an order wait again, for this reason; nothing happens to one that has left, or is over. */
  hold(tx: SqlSession, orderId: string, reason: HoldReason): Promise<void>;
  /**
   * Lets an order go on and says so in its timeline; `note` is written in the same transaction. Whoever calls has made
   * sure who may.
   */
  release(
    orderId: string,
    by: StaffMember,
    note: (tx: SqlSession) => Promise<void>,
  ): Promise<ReleaseOutcome>;
}

export type RefundOrder = {
  orderId: string;
  refundRequest: RefundRequest;
  /** What it is for, such as `return-<return id>`: it is paid back once, and asked again it tells what was done. */
  idempotencyKey: string;
};

export type RefundedOrder = {
  ok: true;
  order: Order;
  refund: OrderRefund;
  /** False when the key had been used before. */
  isNew: boolean;
  /** To be called when the caller's transaction is committed: readers of this process then see the goods at once. */
  committed(): void;
};

export type RefundOrderOutcome =
  RefundedOrder | { ok: false; code: 'order_not_found' | RefundRefusal };

/** Money back to whoever paid for an order, and goods back on the shelf. Whoever calls has made sure who may. */
export interface OrderRefunds {
  /** Acknowledged when it is on disk; the customer is told by mail. */
  refund(request: RefundOrder): Promise<RefundOrderOutcome>;
  /** The same in a transaction that does more; its caller tells the customer. A refusal has changed nothing. */
  refundIn(tx: SqlSession, request: RefundOrder): Promise<RefundOrderOutcome>;
  /** Oldest first. */
  refundsOf(orderId: string): Promise<readonly OrderRefund[]>;
}

/** Whom a session stands for: a customer who is logged in, or a guest. */
export type Visitor = {
  /** The id the browser sends, as it came. */
  session: string;
  account: AccountSummary | null;
};

/** How an address can log in. One that only guest checkouts know has no password. */
export type SignIn = { hasPassword: boolean };

/** Tells our own endpoints who calls, and the login form who may. */
export interface Visitors {
  /** Null for an id that is forged, expired, replaced by a login or logout, or was never used for anything. */
  identify(session: string): Promise<Visitor | null>;
  /** Null when no account has the address. */
  findSignIn(email: string): Promise<SignIn | null>;
}

/**
 * Logs a visit in to an account whose owner has shown who they are by other means than the store's own.
 *
 * @param session the id the browser sends; null begins a visit
 * @returns the id under which the visit goes on
 */
type LogInto = (session: string | null, accountId: string) => Promise<string>;

/** How the store's own logins and those of our rooms meet. */
export interface Logins {
  readonly logInto: LogInto;
  /** Did this visit log in within the last 15 minutes? Asked before a new way to log in is added. */
  isRecent(session: string): Promise<boolean>;
}

/** What our staff needs to know to talk to a customer. */
type Customer = {
  id: string;
  email: string;
  name: string | null;
  phone: string | null;
  /** She asked not to be called. */
  doNotPhone: boolean;
};

/** People as our staff sees them. Whoever calls has made sure that it is staff who asks. */
export interface Customers {
  /** Null for an account that is gone. */
  find(accountId: string): Promise<Customer | null>;
  /** Which of these (normalised) addresses belong to somebody who asked not to be called. */
  notToBeCalled(emails: readonly string[]): Promise<ReadonlySet<string>>;
}

/** A link to be mailed. Its key exists nowhere else but in the mail: the shop keeps a hash. */
export type AccountLink = {
  email: string;
  purpose: KeyPurpose;
  key: string;
  /** Path on our origin, with `{reset_key}` where the key goes; null leads to the page of the purpose. */
  linkPath: string | null;
  locale: Locale;
  firstName: string | null;
  /** False for an account that was only a guest's: the link sets its first password. */
  hasPassword: boolean;
  /** Another one for each try: a mail that is sent again holds another key. */
  mailId: string;
};

/** Links by mail, as our own endpoints and jobs know them. */
export interface MailedLinks {
  /**
   * Has a link mailed that logs in: single use, 15 minutes, cancelled by a newer one. Nothing is mailed to addresses
   * we do not know; the call looks the same.
   *
   * @param linkPath path on our origin with `{reset_key}` where the key goes; null leads to the page for it
   */
  requestLogin(request: {
    email: string;
    locale: Locale;
    linkPath: string | null;
    /** A random value that only the asking browser keeps: there the link logs in without a question. */
    browser?: string | null;
  }): Promise<void>;
  /**
   * Whose address a link logs in or proves, without using it up. Null for one that does not work.
   *
   * @param browser what the browser keeps that opened the link
   * @param accountId who is logged in there
   * @returns `isHere`: this browser asked for the login, or is logged in to the account that gets a new address
   */
  describeLink(link: {
    key: string;
    browser: string | null;
    accountId: string | null;
  }): Promise<{ email: string; purpose: 'login' | 'email'; isHere: boolean } | null>;
  /** Has a link mailed that shows who may delete the account of an address: single use, 15 minutes. */
  requestDeletion(request: { email: string; locale: Locale }): Promise<void>;
  /** For the job that writes the mail: makes the key. Null when there is nothing to mail any more. */
  openRequest(requestId: string): Promise<AccountLink | null>;
}

/** What the mail of a subscription is about. */
export type SubscriptionNews = {
  subscription: Subscription;
  /** Null for news that is not about a charge. */
  invoice: Invoice | null;
  /** The order that ships it. */
  orderNumber: string | null;
};

/** The queue's side of subscriptions. */
export interface SubscriptionBilling {
  /** Puts a job into the queue for each subscription that is due; those that have one already get no second. */
  queueDue(): Promise<void>;
  /** Does what is due: bills, resumes or ends. Calling it again, also beside itself, changes nothing more. */
  settle(subscriptionId: string): Promise<void>;
  /** For mail; null when it is gone. */
  findNews(subscriptionId: string, invoiceId: string | null): Promise<SubscriptionNews | null>;
}

/** What the store keeps about its customers, for their own eyes and for their end. */
export interface CustomerRecords {
  /** In the order in which they are erased; the account itself comes last. */
  readonly records: readonly PersonalDataRecord[];
  /** Null when there is no such account. */
  findSubject(accountId: string): Promise<DataSubject | null>;
  /** The account that purchases without a login made for an address; null when there is none, or when its owner registered. */
  findGuest(email: string): Promise<DataSubject | null>;
  /** Is it her who asks? By her password, or by the key of a link mailed to her address, which is used up. */
  isOwner(accountId: string, proof: OwnerProof): Promise<boolean>;
  /** What she should know of before she deletes her account: plans that end with it, orders that still come. */
  unfinished(accountId: string): Promise<Unfinished>;
  /** For mail; null when she is gone. */
  findAddressee(accountId: string): Promise<Addressee | null>;
}

type OwnerProof = { password: string } | { key: string };

export type Unfinished = { plans: number; orders: number };

/** Whom a mail about an account goes to. */
export type Addressee = { email: string; firstName: string | null };
