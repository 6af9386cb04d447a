import type { Account, AccountCard, AccountSummary, SavedAddress } from '@/domain/accounts/account';
import type { Address } from '@/domain/accounts/address';
import type { ItemChange, ItemEntry, ItemInput } from '@/domain/carts/cart-lines';
import type { CartBilling, Metadata } from '@/domain/carts/cart-record';
import type { CurrencyCode } from '@/domain/money';
import type { Order } from '@/domain/orders/order';
import type { PaymentMeansChange } from '@/domain/checkout/payment-means';
import type { PricedCart } from '@/domain/carts/priced-cart';
import type { SessionRecord } from '@/domain/accounts/session';
import type { AdminCommerce } from '../admin-commerce';
import type { AccountOrders } from './accounts/account-orders';
import type { Locale } from '@/domain/words/locale';
import type { CatalogueSnapshot } from './catalogue/catalogue-snapshot';
import type { CheckoutIds } from './carts/checkout-ids';
import type { Fulfilment } from './orders/fulfilment';
import type { ProductChange, ProductChanged } from './catalogue/product-changes';
import type { PaymentReading } from './orders/payment-reading';
import type { RefusalCode } from './refusal-codes';
import type { Subscriptions } from './subscriptions/own-subscriptions';
import type { CancelOutcome } from './orders/order-cancellation';
import type {
  CustomerRecords,
  Customers,
  Languages,
  Logins,
  MailedLinks,
  OrderRefunds,
  Orders,
  SubscriptionBilling,
  Visitors,
} from '../port';
import type { SoldUnits } from './catalogue/sold-units';

export type Refusal = {
  ok: false;
  code: RefusalCode;
  /** Path of the field to blame where the code alone does not say it: `shipping.country`. */
  field?: string;
  /** A sentence fit to be shown, only where the engine knows more than the code says (a declined card). */
  message?: string;
};
export type Outcome<Value> = { ok: true; value: Value } | Refusal;

/**
 * One request's hold on a session. Opening it reads no database, so nothing is stored before the first write. Operations
 * may replace `id` (expired) or silence it (replaced less than a minute ago): answer with `X-Session: id` unless silent.
 */
export interface RequestSession {
  /** What the row is stored under: `id` without its signature. */
  readonly key: string;
  /** True while no row can exist: the id was made for this request and nothing was written yet. */
  readonly isFresh: boolean;
  /** Signed; what the client sends back. */
  readonly id: string;
  /** True when the answer must not carry `X-Session` (the client already has a newer one). */
  readonly isSilent: boolean;
  /** True when `id` is not what the request came with. */
  readonly isReplaced: boolean;
  /** Language and currency of this request's headers, when the store knows them. */
  readonly preferred: Pick<SessionRecord, 'locale' | 'currency'>;
  /** For the engine: the row has expired or is replaced by a login or logout; go on under a new id and tell it. */
  renew(): void;
  /** For the engine: the row exists from here on. */
  rowWritten(): void;
  /** For the engine: the id was just replaced, go on as a stranger without telling the client. */
  silence(): void;
}

/** Who a request belongs to. */
export interface Sessions {
  /**
   * Never fails: a missing, malformed or forged id gives a fresh one.
   * Unsupported header values are ignored (old cookies carry odd ones).
   */
  open(headers: { session?: string; locale?: string; currency?: string }): RequestSession;
  /** The language and currency of a request: its headers', else its session's, else the store's. Creates nothing. */
  choicesOf(session: RequestSession): Promise<{ locale: Locale; currency: CurrencyCode }>;
  /** What the session remembers; all null for one without a row. Creates nothing. */
  read(session: RequestSession): Promise<SessionRecord>;
  /** Sets the fields that are given and takes them over to the open cart. */
  update(
    session: RequestSession,
    change: { locale?: string; currency?: string },
  ): Promise<Outcome<SessionRecord>>;
}

/** The catalogue as the engine and its API read it. */
export interface StoreCatalogue {
  /** From memory, at the store's own prices; at most a second behind other processes, never behind this one. */
  snapshot(): Promise<CatalogueSnapshot>;
  /** What sold how well lately; up to an hour old. */
  soldUnits(): Promise<SoldUnits>;
  /** Changes a product by its slug in one transaction. Readers of this process see it at once, others within a second. */
  change(slug: string, change: ProductChange): Promise<Outcome<ProductChanged>>;
}

export type AddressChange = { [Field in keyof Address]?: string | null };

export type ShippingChange = AddressChange & {
  service?: string | null;
  accountAddressId?: string | null;
};

export type BillingChange = AddressChange & {
  method?: string | null;
  /** The engine looks brand and digits up by the token; the rest of what a client says about a card is dropped. */
  card?: { token: string } | null;
  /** By gateway; merged. */
  intent?: CartBilling['intent'];
  /** By method; merged. */
  means?: PaymentMeansChange;
  accountCardId?: string | null;
};

export type AccountChange = {
  email?: string | null;
  name?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  emailOptin?: boolean | null;
  smsOptin?: boolean | null;
  password?: string | null;
};

/** `PUT /cart`: left out stays, null clears, objects merge, `items` merges by line id. */
export type CartChange = {
  items?: readonly ItemEntry[];
  account?: AccountChange;
  shipping?: ShippingChange | null;
  billing?: BillingChange | null;
  couponCode?: string | null;
  /** Null asks for a new rating within the same call. */
  shipmentRating?: null;
  comments?: string | null;
  metadata?: Metadata | null;
  isInfoSaved?: boolean;
  isGift?: boolean;
  giftMessage?: string | null;
};

/**
 * Carts. Each change is atomic, loses no other one that runs beside it, and answers the whole cart (see cart-writer).
 * A change on a session without a cart opens one.
 */
export interface Carts {
  /** Null before the first item and after the cart became an order. Creates nothing. */
  find(session: RequestSession): Promise<PricedCart | null>;
  /** The same product, options and way of buying raise that line's quantity. Stock is not asked here. */
  addItem(session: RequestSession, item: ItemInput): Promise<Outcome<PricedCart>>;
  updateItem(
    session: RequestSession,
    lineId: string,
    change: ItemChange,
  ): Promise<Outcome<PricedCart>>;
  removeItem(session: RequestSession, lineId: string): Promise<Outcome<PricedCart>>;
  /** Replaces all lines; an empty list empties the cart. */
  setItems(session: RequestSession, items: readonly ItemEntry[]): Promise<Outcome<PricedCart>>;
  update(session: RequestSession, change: CartChange): Promise<Outcome<PricedCart>>;
  /** Tries the code as gift card first, then as coupon; `coupon_invalid` whatever the reason. The old coupon stays. */
  applyCoupon(session: RequestSession, code: string): Promise<Outcome<PricedCart>>;
  removeCoupon(session: RequestSession): Promise<Outcome<PricedCart>>;
  /** The same card twice is one entry. */
  applyGiftCard(session: RequestSession, code: string): Promise<Outcome<PricedCart>>;
  /** By the entry's id or by the card's code. Unknown ones are refused. */
  removeGiftCard(session: RequestSession, idOrCode: string): Promise<Outcome<PricedCart>>;
  /** Rates the shipment anew and answers the whole cart. */
  rateShipment(session: RequestSession): Promise<Outcome<PricedCart>>;
  /** What an open cart comes to, in smallest units, by its own id: for the payment gateway. Null for all others. */
  amountDue(cartId: string): Promise<{ amount: number; currency: CurrencyCode } | null>;
  /** Attaches an open cart to this session. */
  recover(session: RequestSession, checkoutId: string): Promise<Outcome<PricedCart>>;
}

/** Orders: placed once, then read. */
export interface EngineOrders extends Omit<Orders, 'shipmentsOf'> {
  /**
   * Turns the session's cart into an order in one transaction and answers only when that is on disk.
   * Again without a new cart: the same order.
   */
  submit(session: RequestSession): Promise<Outcome<Order>>;
  /** The session's last order, or, with a checkout id, the order of that cart for anyone who has the id. */
  findForSession(session: RequestSession, checkoutId: string | null): Promise<Outcome<Order>>;
  /** Undoes an order of which nothing has left yet; see order-cancellation. Whoever calls has made sure who may. */
  cancel(orderId: string): Promise<CancelOutcome>;
}

/** Fields of an account that its owner may set: left out stays, null clears, objects merge. */
export type AccountFields = {
  email?: string | null;
  password?: string | null;
  /** The password there is: proof for a change of address or password, never stored. */
  currentPassword?: string | null;
  name?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  emailOptin?: boolean | null;
  metadata?: Metadata | null;
  shipping?: (AddressChange & { accountAddressId?: string | null }) | null;
  billing?: (AddressChange & { accountCardId?: string | null }) | null;
};

/** What a login shows: the password, or the key of a mailed link. The link's key alone is enough. */
export type LoginProof =
  | { email: string; password: string }
  | {
      email: string | null;
      key: string;
      /** What the browser keeps that asked for the link; anywhere else the visit takes nothing along. */
      browser?: string | null;
    };

/** Customers, and who of them a session is logged in as. Guests have accounts too, but nobody is logged in to one. */
export interface Accounts extends Visitors {
  /** The account the session is logged in to; null for guests. */
  current(session: RequestSession): Promise<AccountSummary | null>;
  /** The same with everything its owner may see. */
  find(session: RequestSession): Promise<Account | null>;
  /**
   * Opens an account and logs the session in. An address known only from guest checkouts is free; what those guests
   * did stays hidden until the address is proven by a mailed link.
   */
  create(session: RequestSession, fields: AccountFields): Promise<Outcome<Account>>;
  /**
   * A new password cancels mailed links and ends the account's other sessions. A new address counts once the link that
   * is mailed to it comes back to a session of the account; until then the answer names the old one. Both need the
   * password there is, or a login by a mailed link within the last 15 minutes (`current_password_wrong`).
   */
  update(session: RequestSession, fields: AccountFields): Promise<Outcome<Account>>;
  /**
   * Null on any mismatch, after the same work. The session goes on under a new id and keeps its cart. `hadLeftovers`:
   * this was the first proof of the address, and what somebody had written into the account before it was removed.
   */
  login(
    session: RequestSession,
    proof: LoginProof,
  ): Promise<(Account & { hadLeftovers: boolean }) | null>;
  /** The session goes on as a stranger's under a new id; lines stay. Nothing happens when nobody is logged in. */
  logout(session: RequestSession): Promise<void>;
}

/**
 * Links by mail: they prove an address. A newer request cancels an older one of the same kind; so do a new password
 * and a new address. Asking looks the same for addresses we do not know, where nothing is mailed.
 */
export interface AccountLinks extends MailedLinks {
  /** A link that sets a password: single use, 24 hours. */
  requestPassword(
    session: RequestSession,
    request: { email: string; linkPath: string | null },
  ): Promise<void>;
  /**
   * Sets the password of the account the key was mailed for, and ends that account's other sessions. Logs nobody in;
   * the session goes on under a new id. A refused password leaves the key usable.
   */
  resetPassword(
    session: RequestSession,
    proof: { key: string; password: string },
  ): Promise<Outcome<{ accountId: string; email: string; hadLeftovers: boolean }>>;
}

/** Saved addresses. Every call is for the customer's own: another one's read as missing. */
export interface AddressBook {
  /** Newest first. */
  list(accountId: string): Promise<SavedAddress[]>;
  add(
    accountId: string,
    change: AddressChange & { isActive?: boolean | null },
  ): Promise<Outcome<SavedAddress>>;
  change(
    accountId: string,
    id: string,
    change: AddressChange & { isActive?: boolean | null },
  ): Promise<Outcome<SavedAddress>>;
  /** Answers what was removed. */
  remove(accountId: string, id: string): Promise<Outcome<SavedAddress>>;
}

/** Saved cards, by vault tokens only. Every call is for the customer's own: another one's read as missing. */
export interface AccountCards {
  /** Newest first. */
  list(accountId: string): Promise<AccountCard[]>;
  /** Saving the same token again answers the card that was saved. */
  add(
    accountId: string,
    card: { token: string; billing?: AddressChange | null },
  ): Promise<Outcome<AccountCard>>;
  change(
    accountId: string,
    id: string,
    change: { expMonth?: number; expYear?: number; billing?: AddressChange | null },
  ): Promise<Outcome<AccountCard>>;
  /** Answers what was removed; its token pays for nothing from here on. */
  remove(accountId: string, id: string): Promise<Outcome<AccountCard>>;
}

/** The embedded commerce engine: what the Store API's handlers call. */
export interface Engine {
  checkoutIds: CheckoutIds;
  readonly sessions: Sessions;
  readonly catalogue: StoreCatalogue;
  readonly carts: Carts;
  readonly orders: EngineOrders;
  readonly payments: PaymentReading;
  readonly refunds: OrderRefunds;
  readonly adminCommerce: AdminCommerce;
  readonly fulfilment: Fulfilment;
  readonly accounts: Accounts;
  readonly customers: Customers & Languages;
  readonly logins: Logins;
  readonly accountLinks: AccountLinks;
  readonly addressBook: AddressBook;
  readonly accountCards: AccountCards;
  readonly accountOrders: AccountOrders;
  readonly subscriptions: Subscriptions;
  readonly billing: SubscriptionBilling;
  readonly customerRecords: CustomerRecords;
}
