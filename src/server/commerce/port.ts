import type { AccountSummary, KeyPurpose } from '@/domain/accounts/account';
import type { Product, ProductKind } from '@/domain/catalogue/catalogue';
import type { Locale } from '@/domain/words/locale';
import type { Cents, CurrencyCode } from '@/domain/money';
import type { Order } from '@/domain/orders/order';
import type { OrderRefund, RefundRefusal, RefundRequest } from '@/domain/orders/order-refund';
import type { HoldReason } from '@/domain/provinces';
import type { Shipment } from '@/domain/orders/shipment';
import type { Invoice, Subscription } from '@/domain/subscriptions/subscription';
import type { SqlSession } from '@/server/db/database';
import type { DataSubject, PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import type { StaffMember } from '@/server/staff/staff';

/** The products as pages read them. Works while the site is built, without a database. */
export interface Catalogue {
  /** Active products of one kind, in shop order; if `most` is given, only the first ones. */
  listProducts(kind: ProductKind, most?: number): Promise<Product[]>;
  /** Null for unknown and inactive products. */
  findProduct(slug: string): Promise<Product | null>;
  /**
   * The version of the catalogue: it changes whenever products may look different. Missing where finding it out would
   * mean reading all products.
   */
  mark?(): Promise<string>;
  /** The same products in another language. What has no words in it keeps those of the first language. */
  inLocale(locale: Locale): Catalogue;
}

/** No page lists more products than this: nobody pages through more, and the search finds the others. */
export const mostOnPage = 200;

/** Orders as mail, admin and labels read them. */
export interface Orders {
  /** By id; null when there is none. */
  findOrder(orderId: string): Promise<Order | null>;
  /** By its number, for callers who prove ownership in another way; null when there is none. */
  findByNumber(number: string): Promise<Order | null>;
  /** The orders of the logged-in customer, newest first, at most 200; none for guests. */
  ownedBy(visitor: Visitor): Promise<readonly Order[]>;
  /** The order this very session placed last; null without one, and where a hosted store keeps the sessions. */
  lastOf(visitor: Visitor): Promise<Order | null>;
  /** One of `ownedBy` or `lastOf`; null for any other. */
  findOwned(visitor: Visitor, orderId: string): Promise<Order | null>;
  /** The parcels of an order, oldest first. */
  shipmentsOf(orderId: string): Promise<readonly Shipment[]>;
}

/** What a customer pays outside of an order. */
type CardChargeRequest = {
  accountId: string;
  /** Above zero. */
  amount: Cents;
  currency: CurrencyCode;
  /** Names what is paid, and no attempt: money is taken for it once. After a refusal it can be used again. */
  idempotencyKey: string;
};

export type CardChargeOutcome =
  | { ok: true; paymentId: string }
  /**
   * `card_missing`: the account keeps none. `card_refused`: its bank, or the card has expired. `card_asks_holder`: the
   * bank wants the customer to confirm themselves.
   */
  | { ok: false; code: 'card_missing' | 'card_refused' | 'card_asks_holder' };

/** What went back of a charge: the sum, and when (ISO UTC). */
export type CardRefund = { amount: Cents; at: string };

/** Charges to the card that a customer keeps in their account, for staff. The caller has their consent. */
export interface CardCharges {
  /**
   * Charges the account's default card, else its newest, in the transaction of the work that it pays for. A refusal
   * has changed nothing. The work may run several times. Throws AppError `unavailable` while the provider cannot be
   * reached; nothing has been taken then.
   */
  inSession<T>(
    work: (
      tx: SqlSession,
      charge: (request: CardChargeRequest) => Promise<CardChargeOutcome>,
    ) => Promise<T>,
  ): Promise<T>;
  /** Refunds a charge to its card, in the caller's transaction; false where the card is owed less. */
  refund(
    tx: SqlSession,
    request: { paymentId: string; amount: Cents; idempotencyKey: string },
  ): Promise<boolean>;
  /** What went back of these charges, also on the provider's own pages; without those of which nothing did. */
  refundsOf(
    session: SqlSession,
    paymentIds: readonly string[],
  ): Promise<ReadonlyMap<string, CardRefund>>;
}

export type ReleaseOutcome =
  | { ok: true; order: Order }
  | { ok: false; code: 'order_not_found' | 'order_not_held' | 'sheet_not_signed' };

/** Orders on hold until we have the information they need. */
export interface OrderHolds {
  /** Replaces the hold reason of an order; does nothing to one that is not on hold. */
  explain(tx: SqlSession, orderId: string, reason: HoldReason): Promise<void>;
  /** Puts an order on hold again, for this reason; does nothing to one that has left or is over. */
  hold(tx: SqlSession, orderId: string, reason: HoldReason): Promise<void>;
  /**
   * Releases an order and records it in its timeline; `note` is written in the same transaction. The caller has checked
   * permissions.
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
  /**
   * Identifies the refund, such as `return-<return id>`: it is made once, and a repeated request returns its result.
   */
  idempotencyKey: string;
};

export type RefundedOrder = {
  ok: true;
  order: Order;
  refund: OrderRefund;
  /** False when the key had been used before. */
  isNew: boolean;
  /** Call this after the caller's transaction is committed: readers of this process then see the goods at once. */
  committed(): void;
};

export type RefundOrderOutcome =
  RefundedOrder | { ok: false; code: 'order_not_found' | RefundRefusal };

/** Refunds an order's payer and puts goods back into stock. The caller has checked permissions. */
export interface OrderRefunds {
  /** Returns when it is on disk; the customer is told by mail. */
  refund(request: RefundOrder): Promise<RefundOrderOutcome>;
  /** The same in a transaction that does more; its caller tells the customer. A refusal has changed nothing. */
  refundIn(tx: SqlSession, request: RefundOrder): Promise<RefundOrderOutcome>;
  /** Oldest first. */
  refundsOf(orderId: string): Promise<readonly OrderRefund[]>;
}

/** The person behind a session: a logged-in customer, or a guest. */
export type Visitor = {
  /** The id the browser sends, as it came. */
  session: string;
  account: AccountSummary | null;
};

/** How an address can log in. One known only from guest checkouts has no password. */
export type SignIn = { hasPassword: boolean };

/** Tells our own endpoints who calls, and the login form how an address can log in. */
export interface Visitors {
  /** Null for an id that is forged, expired, replaced by a login or logout, or was never used. */
  identify(session: string): Promise<Visitor | null>;
  /** Null when no account has the address. */
  findSignIn(email: string): Promise<SignIn | null>;
}

/**
 * Logs a visit in to an account whose owner was identified by other means than the store's own.
 *
 * @param session the id the browser sends; null begins a visit
 * @returns the id under which the visit continues
 */
type LogInto = (session: string | null, accountId: string) => Promise<string>;

/** Connects the store's own logins with those of other modules. */
export interface Logins {
  readonly logInto: LogInto;
  /** Whether this visit logged in within the last 15 minutes. Checked before a new way to log in is added. */
  isRecent(session: string): Promise<boolean>;
}

/** What staff need to know to talk to a customer. */
type Customer = {
  id: string;
  email: string;
  name: string | null;
  phone: string | null;
  /** The customer asked not to be called. */
  doNotPhone: boolean;
  /** What they read; null when they never said. */
  language: Locale | null;
};

/** Customers as staff see them. The caller has checked that it is staff. */
export interface Customers {
  /** Null for an account that is gone. */
  find(accountId: string): Promise<Customer | null>;
  /** Which of these (normalised) addresses belong to a customer who asked not to be called. */
  notToBeCalled(emails: readonly string[]): Promise<ReadonlySet<string>>;
}

/** The language of each customer: that of the mails and documents about them. The caller has checked who asks. */
export interface Languages {
  choose(accountId: string, locale: Locale): Promise<void>;
}

/** A link to be mailed. Its key is only in the mail: the shop keeps a hash. */
export type AccountLink = {
  email: string;
  purpose: KeyPurpose;
  key: string;
  /** Path on our origin, with `{reset_key}` where the key goes; null leads to the page of the purpose. */
  linkPath: string | null;
  locale: Locale;
  firstName: string | null;
  /** False for a guest's account: the link sets its first password. */
  hasPassword: boolean;
  /** Differs for each try: a mail that is sent again contains another key. */
  mailId: string;
};

/** Links by mail, as our own endpoints and jobs use them. */
export interface MailedLinks {
  /**
   * Mails a link that logs in: single use, 15 minutes, cancelled by a newer one. Nothing is mailed to unknown
   * addresses; the call looks the same.
   *
   * @param linkPath path on our origin with `{reset_key}` where the key goes; null leads to the default page
   */
  requestLogin(request: {
    email: string;
    locale: Locale;
    linkPath: string | null;
    /** A random value that only the asking browser keeps: in that browser the link logs in without a question. */
    browser?: string | null;
  }): Promise<void>;
  /**
   * The address that a link logs in or proves, without using it up. Null for one that does not work.
   *
   * @param browser the value kept by the browser that opened the link
   * @param accountId the account logged in there
   * @returns `isHere`: this browser asked for the login, or is logged in to the account that gets a new address
   */
  describeLink(link: {
    key: string;
    browser: string | null;
    accountId: string | null;
  }): Promise<{ email: string; purpose: 'login' | 'email'; isHere: boolean } | null>;
  /** Mails a link that proves who may delete the account of an address: single use, 15 minutes. */
  requestDeletion(request: { email: string; locale: Locale }): Promise<void>;
  /** For the job that writes the mail: makes the key. Null when there is no longer anything to mail. */
  openRequest(requestId: string): Promise<AccountLink | null>;
}

/** The subject of a subscription mail. */
export type SubscriptionNews = {
  subscription: Subscription;
  /** Null for a mail that is not about a charge. */
  invoice: Invoice | null;
  /** The order that ships it. */
  orderNumber: string | null;
};

/** The queue's side of subscriptions. */
export interface SubscriptionBilling {
  /** Queues a job for each due subscription that has none yet. */
  queueDue(): Promise<void>;
  /** Does what is due: bills, resumes or ends. Repeated or parallel calls change nothing more. */
  settle(subscriptionId: string): Promise<void>;
  /** For mail; null when it is gone. */
  findNews(subscriptionId: string, invoiceId: string | null): Promise<SubscriptionNews | null>;
}

/** The store's personal-data records of its customers, for export and deletion. */
export interface CustomerRecords {
  /** In the order in which they are erased; the account itself comes last. */
  readonly records: readonly PersonalDataRecord[];
  /** Null when there is no such account. */
  findSubject(accountId: string): Promise<DataSubject | null>;
  /**
   * The account made for an address by purchases without a login; null when there is none, or when its owner
   * registered.
   */
  findGuest(email: string): Promise<DataSubject | null>;
  /**
   * Whether the caller owns the account: proven by the password, or by the key of a link mailed to the address, which
   * is used up.
   */
  isOwner(accountId: string, proof: OwnerProof): Promise<boolean>;
  /** What customers should know before they delete their account: plans that end with it, orders still to come. */
  unfinished(accountId: string): Promise<Unfinished>;
  /** For mail; null when the account is gone. */
  findAddressee(accountId: string): Promise<Addressee | null>;
}

type OwnerProof = { password: string } | { key: string };

export type Unfinished = { plans: number; orders: number };

/** The recipient of a mail about an account. */
export type Addressee = {
  email: string;
  firstName: string | null;
  /** What they read; null when they never said. */
  language: Locale | null;
};
