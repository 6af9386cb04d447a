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

/** The query of a list; `filters` are fields of their own, empty ones match everything. */
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
  /** Refused when another coupon has this code, in any spelling. */
  create(
    coupon: NewCoupon,
  ): Promise<{ ok: true; coupon: CouponRecord } | { ok: false; code: 'code_taken' }>;
  /** Ends a coupon: it takes nothing off any more; orders keep their discount. Null for an unknown one. */
  end(id: string): Promise<CouponRecord | null>;
}

export interface AdminGiftCards {
  page(asked: ListAsked<typeof giftCardList>): Promise<ListPage<GiftCardRecord>>;
  /** Returns the code this once and stores only the form in which it is compared. */
  create(card: {
    amount: Cents;
    currency: CurrencyCode;
  }): Promise<{ card: GiftCardRecord; code: string }>;
  /** Ends a card: it pays for nothing any more. Null for an unknown one. */
  end(id: string): Promise<GiftCardRecord | null>;
}

/** What staff may do with a plan; its owner may do the same. */
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
  /** Active subscriptions that began with an order. */
  begunBy(orderId: string): Promise<readonly Pick<SubscriptionLine, 'id' | 'number' | 'status'>[]>;
  /** `version`: `updatedAt` as the staff member saw it. The owner gets the same mail as after a change of their own. */
  move(id: string, version: string, action: SubscriptionAction): Promise<SubscriptionMoved>;
}

export interface AdminCatalogue {
  /** In shop order, inactive ones too. */
  page(asked: ListAsked<typeof catalogueList>): Promise<ListPage<ShelfItem>>;
}

/** What staff see and change of the shop itself. The caller has checked that it is staff. */
export interface AdminCommerce {
  readonly coupons: AdminCoupons;
  readonly giftCards: AdminGiftCards;
  readonly subscriptions: AdminSubscriptions;
  readonly catalogue: AdminCatalogue;
}
