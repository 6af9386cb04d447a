import type { Coupon, CouponTerms, DiscountConditions } from '@/domain/coupon';
import type { Cents, CurrencyCode } from '@/domain/money';
import type { GiftCardRecord } from '@/domain/staff/answers/gift-card';
import type { ShelfItem } from '@/domain/staff/answers/shelf-item';
import type { SubscriptionLine } from '@/domain/staff/answers/subscription-line';
import type {
  catalogueList,
  couponList,
  giftCardList,
  subscriptionList,
} from '@/domain/staff/admin-lists';
import type { Invoice, Subscription } from '@/domain/subscriptions/subscription';
import type { SubscriptionRefusalCode } from '@/domain/subscriptions/subscription-changes';

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

export interface AdminCoupons {
  page(asked: ListAsked<typeof couponList>): Promise<ListPage<CouponRecord>>;
  /** Refused when another one, however it is written, has the code. */
  create(
    coupon: NewCoupon,
  ): Promise<{ ok: true; coupon: CouponRecord } | { ok: false; code: 'code_taken' }>;
  /** From here on it takes nothing off; orders keep what it did. Null for an unknown one. */
  end(id: string): Promise<CouponRecord | null>;
}

export interface AdminGiftCards {
  page(asked: ListAsked<typeof giftCardList>): Promise<ListPage<GiftCardRecord>>;
  /** Its code is told this once and kept in the form it is compared in. */
  create(card: {
    amount: Cents;
    currency: CurrencyCode;
  }): Promise<{ card: GiftCardRecord; code: string }>;
  /** From here on it pays for nothing. Null for an unknown one. */
  end(id: string): Promise<GiftCardRecord | null>;
}

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

export interface AdminSubscriptions {
  page(asked: ListAsked<typeof subscriptionList>): Promise<ListPage<SubscriptionLine>>;
  /** With its invoices, newest first; null for an unknown one. */
  find(id: string): Promise<{ subscription: Subscription; invoices: readonly Invoice[] } | null>;
  /** Those that began with an order and are not over. */
  begunBy(orderId: string): Promise<readonly Pick<SubscriptionLine, 'id' | 'number' | 'status'>[]>;
  /** `version`: its `updatedAt` as whoever decides has seen it. Its owner is told by mail where she would be told of her own change. */
  move(id: string, version: string, action: SubscriptionAction): Promise<SubscriptionMoved>;
}

export interface AdminCatalogue {
  /** In shop order, inactive ones too. */
  page(asked: ListAsked<typeof catalogueList>): Promise<ListPage<ShelfItem>>;
}

/** What our staff sees and changes of the shop itself. Whoever calls has made sure that it is staff who asks. */
export interface AdminCommerce {
  readonly coupons: AdminCoupons;
  readonly giftCards: AdminGiftCards;
  readonly subscriptions: AdminSubscriptions;
  readonly catalogue: AdminCatalogue;
}
