import type { Coupon, CouponTerms, DiscountConditions } from '@/domain/coupon';
import type { Cents, CurrencyCode } from '@/domain/money';
import type {
  catalogueList,
  couponList,
  giftCardList,
  subscriptionList,
} from '@/domain/staff/office-lists';
import type { Invoice, Subscription } from '@/domain/subscriptions/subscription';
import type { SubscriptionRefusalCode } from '@/domain/subscriptions/subscription-changes';
import type { SubscriptionStatus } from '@/domain/subscriptions/subscription-machine';

/** What a list may be asked; `filters` are fields of their own, empty ones let everything through. */
export type ListAsked<Rules extends { filters: object }> = {
  /** From 1. */
  page: number;
  pageSize: number;
  sort: string;
  search: string;
} & { readonly [Filter in keyof Rules['filters']]: string };

export type ListPage<Row> = { count: number; results: readonly Row[] };

type CouponRecord = Omit<Coupon, 'conditions'> &
  CouponTerms &
  DiscountConditions & {
    /** ISO UTC. */
    createdAt: string;
  };

export type NewCoupon = Pick<
  CouponRecord,
  'code' | 'name' | 'discount' | 'validFrom' | 'validUntil' | 'maximumUses' | 'isOncePerAccount'
> &
  Pick<DiscountConditions, 'minimumSubTotals'>;

export interface CouponDesk {
  page(asked: ListAsked<typeof couponList>): Promise<ListPage<CouponRecord>>;
  /** Refused when another one, however it is written, has the code. */
  create(
    coupon: NewCoupon,
  ): Promise<{ ok: true; coupon: CouponRecord } | { ok: false; code: 'code_taken' }>;
  /** From here on it takes nothing off; orders keep what it did. Null for an unknown one. */
  end(id: string): Promise<CouponRecord | null>;
}

/** A gift card as we may see it: its code is money, and only whoever has it knows it. */
export type GiftCardRecord = {
  id: string;
  last4: string;
  balance: Cents;
  /** What orders paid with it. */
  spent: Cents;
  currency: CurrencyCode;
  isActive: boolean;
  /** ISO UTC. */
  createdAt: string;
};

export interface GiftCardDesk {
  page(asked: ListAsked<typeof giftCardList>): Promise<ListPage<GiftCardRecord>>;
  /** Its code is told this once and kept in the form it is compared in. */
  create(card: {
    amount: Cents;
    currency: CurrencyCode;
  }): Promise<{ card: GiftCardRecord; code: string }>;
  /** From here on it pays for nothing. Null for an unknown one. */
  end(id: string): Promise<GiftCardRecord | null>;
}

export type SubscriptionLine = {
  id: string;
  number: string;
  status: SubscriptionStatus;
  email: string;
  name: string | null;
  productName: string;
  planName: string;
  /** When the queue looks at it next, ISO UTC; null when only a person can move it on. */
  dueAt: string | null;
  createdAt: string;
};

/** What our staff may do with a plan; its owner could do the same. */
export type SubscriptionAction =
  | { do: 'pause'; until: Date | null }
  | { do: 'resume' }
  | { do: 'cancel' }
  | { do: 'end_with_period' }
  | { do: 'go_on' };

export type SubscriptionMoved =
  | { ok: true; subscription: Subscription }
  | {
      ok: false;
      code: SubscriptionRefusalCode | 'subscription_not_found' | 'subscription_changed';
    };

export interface SubscriptionDesk {
  page(asked: ListAsked<typeof subscriptionList>): Promise<ListPage<SubscriptionLine>>;
  /** With its invoices, newest first; null for an unknown one. */
  find(id: string): Promise<{ subscription: Subscription; invoices: readonly Invoice[] } | null>;
  /** Those that began with an order and are not over. */
  begunBy(orderId: string): Promise<readonly Pick<SubscriptionLine, 'id' | 'number' | 'status'>[]>;
  /** `version`: its `updatedAt` as whoever decides has seen it. Its owner is told by mail where she would be told of her own change. */
  move(id: string, version: string, action: SubscriptionAction): Promise<SubscriptionMoved>;
}

type ShelfPrice = { price: Cents; salePrice: Cents | null };

/** One thing that can be sold: a variant, or a product that has none. */
export type ShelfItem = {
  /** The variant's id or, without variants, the product's. */
  id: string;
  slug: string;
  productName: string;
  variantId: string | null;
  variantName: string | null;
  sku: string;
  isActive: boolean;
  /** Null where it has none; then the product is not sold in that currency. */
  prices: Readonly<Record<CurrencyCode, ShelfPrice | null>>;
  /** Null when it is not counted. */
  stock: number | null;
  /** Of its product: grows with every change but those of stock by orders. */
  version: string;
};

export interface Shelf {
  /** In shop order, inactive ones too. */
  page(asked: ListAsked<typeof catalogueList>): Promise<ListPage<ShelfItem>>;
}

/** What our staff sees and changes of the shop itself. Whoever calls has made sure that it is staff who asks. */
export interface Office {
  readonly coupons: CouponDesk;
  readonly giftCards: GiftCardDesk;
  readonly subscriptions: SubscriptionDesk;
  readonly shelf: Shelf;
}
