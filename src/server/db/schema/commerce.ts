import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { orderNumberCeiling, type Order } from '@/domain/orders/order';
import type { AccountBilling, AccountShipping } from '@/domain/accounts/account';
import type { CartRecord, Metadata } from '@/domain/carts/cart-record';
import type { Amounts, CouponDiscount } from '@/domain/coupon';
import type { Cents, CurrencyCode } from '@/domain/money';
import type { OrderStatus } from '@/domain/orders/order-machine';
import type { HoldReason } from '@/domain/provinces';
import type { Locale } from '@/domain/words/locale';
import { bytes, moment, words } from './column-kinds';

/** One row per visit, created by its first write. The id is the random part of `X-Session`, without its signature. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    cartId: text('cart_id'),
    accountId: text('account_id'),
    lastOrderId: text('last_order_id'),
    locale: text(),
    currency: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** Set when a login or logout replaced this id; late requests with it are answered as anonymous. */
    retiredAt: moment('retired_at'),
    /** When a mailed link logged this session in; null for every other login. */
    provenAt: moment('proven_at'),
  },
  (table) => [
    index('sessions_last_used_at').on(table.lastUsedAt),
    index('sessions_account_id').on(table.accountId),
    index('sessions_cart_id').on(table.cartId),
  ],
);

/**
 * A cart is one row: lines, addresses, coupon and gift cards are in `state`, so that locking the row protects all of
 * it, and a writer that had to wait sees the latest state.
 */
export const carts = pgTable(
  'carts',
  {
    id: text().primaryKey(),
    /** A digest of an older shop's random id; for newer carts it leads nowhere. */
    checkoutId: text('checkout_id').notNull().unique('carts_checkout_id'),
    status: text().$type<CartRecord['status']>().notNull().default('open'),
    orderId: text('order_id'),
    accountId: text('account_id'),
    /** Counts changes: a writer that read an older one fails and reads again. */
    revision: integer().notNull().default(0),
    state: jsonb().$type<CartRecord>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('carts_account_id').on(table.accountId)],
);

/**
 * Customers and guests. A guest account is an address named in a checkout: nobody logs in to it, and anybody may open
 * an account under it.
 */
export const accounts = pgTable('accounts', {
  id: text().primaryKey(),
  /** Lower case, without surrounding blanks. */
  email: text().notNull().unique('accounts_email'),
  name: text(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  phone: text(),
  passwordHash: text('password_hash'),
  emailOptin: boolean('email_optin'),
  smsOptin: boolean('sms_optin'),
  metadata: jsonb().$type<Metadata>(),
  /** Default addresses, with the saved address or card they were taken from. */
  shipping: jsonb().$type<AccountShipping>(),
  billing: jsonb().$type<AccountBilling>(),
  /** When somebody opened the account; null for guests. */
  registeredAt: moment('registered_at'),
  /** When a link mailed to the address was used; from then on the account shows what guests did under it. */
  emailProvenAt: moment('email_proven_at'),
  /** What mails and documents are written in; null until a page told us, which counts as English. */
  language: text().$type<Locale>(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Starts at a high number, so that the first shopper does not get order number one. */
export const orderNumbers = pgSequence('order_numbers', {
  startWith: 104_217,
  maxValue: orderNumberCeiling - 1,
});

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });
/**
 * The transaction that last wrote the row (a trigger), so that changes since a moment are found without reading
 * everything.
 */
const changedIn = () =>
  transactionId('changed_in')
    .notNull()
    .default(sql`pg_current_xact_id()`);

/** The words by which staff find an order: address, number and the names on it. */
const orderWords = sql`to_tsvector('simple', number::text
  || ' ' || coalesce(data #>> '{account,email}', '')
  || ' ' || coalesce(data #>> '{account,name}', '')
  || ' ' || coalesce(data #>> '{shipping,name}', '')
  || ' ' || coalesce(data #>> '{shipping,firstName}', '')
  || ' ' || coalesce(data #>> '{shipping,lastName}', '')
  || ' ' || coalesce(data #>> '{billing,name}', '')
  || ' ' || coalesce(shipping_change ->> 'name', '')
  || ' ' || coalesce(shipping_change ->> 'firstName', '')
  || ' ' || coalesce(shipping_change ->> 'lastName', ''))`;

/** What was sold. `data` never changes after the insert; later events are in the columns beside it. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    number: integer().notNull().unique('orders_number'),
    cartId: text('cart_id').notNull().unique('orders_cart_id'),
    checkoutId: text('checkout_id').notNull().unique('orders_checkout_id'),
    accountId: text('account_id').notNull(),
    status: text().$type<OrderStatus>().notNull(),
    /**
     * A keyed hash (`server/orders/hold-marks.ts`) of the hold reason, or of there being none; null until a start has
     * converted the row.
     */
    holdMark: bytes('hold_mark'),
    /** For processes of the previous version; null in every hidden row. */
    holdReason: text('hold_reason').$type<HoldReason>(),
    isPaid: boolean('is_paid').notNull(),
    /** The amount refunded so far, to card and gift cards, in whole cents. */
    refundedAmount: integer('refunded_amount').notNull().default(0),
    /** False for a guest's order whose address has not been proven: the account does not show it. */
    isAttached: boolean('is_attached').notNull().default(false),
    data: jsonb().$type<Order>().notNull(),
    /** The corrected shipping address, if staff changed it before the order left. */
    shippingChange: jsonb('shipping_change').$type<Order['shipping']>(),
    /** Serial numbers of the aids, by line. */
    serialNumbers: jsonb('serial_numbers').notNull().default({}),
    /** Increased by a trigger with every change: a decision based on an older revision is refused. */
    revision: integer().notNull().default(0),
    grandTotal: integer('grand_total').generatedAlwaysAs(
      sql`((data #>> '{totals,grandTotal}')::integer)`,
    ),
    words: words().generatedAlwaysAs(orderWords),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('orders_account_id').on(table.accountId, table.createdAt),
    index('orders_placed').on(table.createdAt, table.id),
    index('orders_total').on(table.grandTotal, table.id),
    index('orders_status').on(table.status, table.createdAt, table.id),
    index('orders_status_total').on(table.status, table.grandTotal, table.id),
    // Hashes are computed row by row: only for waiting orders, and from the index alone.
    index('orders_held')
      .on(table.createdAt, table.id, table.holdMark)
      .where(sql`${table.status} = 'hold'`),
    index('orders_held_total')
      .on(table.grandTotal, table.id, table.holdMark)
      .where(sql`${table.status} = 'hold'`),
    index('orders_readable')
      .on(table.id)
      .where(sql`${table.holdMark} is null or ${table.holdReason} is not null`),
    index('orders_words').using('gin', table.words),
  ],
);

/** Never decreases, even when a database is emptied, so that no cache takes a new catalogue for an old one. */
export const catalogueVersions = pgSequence('catalogue_versions');

/** One row with the version of products, categories and attributes; triggers renew it with every change. */
export const catalogueState = pgTable('catalogue_state', {
  id: integer().primaryKey().default(1),
  version: integer().notNull().default(1),
  /** Renewed when a product or stock level is deleted, since a deleted row cannot record its change. */
  base: integer()
    .notNull()
    .default(sql`nextval('catalogue_versions')`),
});

export const catalogueProducts = pgTable(
  'catalogue_products',
  {
    id: text().primaryKey(),
    slug: text().notNull().unique('catalogue_products_slug'),
    isActive: boolean('is_active').notNull().default(true),
    /** Shop order. */
    sort: integer().notNull(),
    /** The product with its options and variants, without stock. */
    data: jsonb().notNull(),
    changedIn: changedIn(),
  },
  (table) => [index('catalogue_products_changed_in').on(table.changedIn)],
);

export const catalogueCategories = pgTable('catalogue_categories', {
  id: text().primaryKey(),
  slug: text().notNull().unique('catalogue_categories_slug'),
  sort: integer().notNull(),
  data: jsonb().notNull(),
});

export const catalogueAttributes = pgTable('catalogue_attributes', {
  id: text().primaryKey(),
  sort: integer().notNull(),
  data: jsonb().notNull(),
});

/** Tracked stock, by variant id or, without variants, product id. Without a row there is always enough. */
export const catalogueStock = pgTable(
  'catalogue_stock',
  { itemId: text('item_id').primaryKey(), level: integer().notNull(), changedIn: changedIn() },
  (table) => [
    check('catalogue_stock_not_negative', sql`${table.level} >= 0`),
    index('catalogue_stock_changed_in').on(table.changedIn),
  ],
);

export const coupons = pgTable(
  'coupons',
  {
    id: text().primaryKey(),
    /** Letters and digits in upper case: the form codes are compared in. */
    normalisedCode: text('normalised_code').notNull().unique('coupons_normalised_code'),
    /** As it is advertised. */
    code: text().notNull(),
    name: text().notNull(),
    description: text(),
    discount: jsonb().$type<CouponDiscount>().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    validFrom: moment('valid_from'),
    validUntil: moment('valid_until'),
    maximumUses: integer('maximum_uses'),
    useCount: integer('use_count').notNull().default(0),
    /** Whole cents by currency; empty means no minimum. */
    minimumSubTotals: jsonb('minimum_sub_totals').$type<Amounts>().notNull().default({}),
    /** The products it is valid for; null means all. */
    productIds: jsonb('product_ids').$type<readonly string[]>(),
    isOncePerAccount: boolean('is_once_per_account').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('coupons_created_at').on(table.createdAt, table.id)],
);

export const giftCards = pgTable(
  'gift_cards',
  {
    id: text().primaryKey(),
    /** A keyed hash of the code: see `server/codes`. */
    normalisedCode: text('normalised_code').notNull().unique('gift_cards_normalised_code'),
    /** Null in an older shop's row until a start has converted it. */
    sealedCode: text('sealed_code'),
    last4: text().notNull(),
    /** Whole cents. */
    balance: integer().$type<Cents>().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('gift_cards_not_negative', sql`${table.balance} >= 0`),
    index('gift_cards_created_at').on(table.createdAt, table.id),
    index('gift_cards_is_active').on(table.isActive, table.createdAt, table.id),
    index('gift_cards_last4').on(table.last4),
  ],
);

/** The amount an order took from a gift card; once per order and card. */
export const giftCardDebits = pgTable(
  'gift_card_debits',
  {
    id: text().primaryKey(),
    giftCardId: text('gift_card_id')
      .notNull()
      .references(() => giftCards.id),
    orderId: text('order_id').notNull(),
    amount: integer().$type<Cents>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('gift_card_debits_gift_card_id').on(table.giftCardId),
    index('gift_card_debits_order_id').on(table.orderId),
  ],
);
