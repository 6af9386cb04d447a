import { techLevels, type TechLevel } from '../catalogue/tech-levels';
import { dayIn, daysBetween } from '../calendar-days';
import type { OrderLine } from '../orders/order';
import type { ListRules } from '../staff/admin-list';
import { clinicTimeZone } from '../store';

export const mostStars = 5;
/** Longest review, and longest answer of ours. */
export const maximumReviewLength = 2000;
/** Fewer reviews say nothing about an average, so none is shown. */
export const reviewsForAverage = 10;
/** How many the product page shows, newest first. */
export const reviewsOnPage = 50;

/** How a writer signs: "Margaret, AB", "Margaret", or without a name. */
export const signatures = ['first_and_province', 'first', 'none'] as const;
export type Signature = (typeof signatures)[number];

/** A review as everybody sees it. Each was written by somebody who bought the product here. */
export type PublicReview = {
  /** 1 to 5. */
  stars: number;
  text: string;
  /** Null where the bought variant has no level. */
  level: TechLevel | null;
  /** Whole weeks from the delivery to the review. */
  weeksOfUse: number;
  signedName: string | null;
  /** `AB`. */
  signedProvince: string | null;
  /** ISO UTC. */
  writtenAt: string;
  /** Our answer; null without one. */
  answer: string | null;
};

export type ProductReviews = {
  /** All that are shown. */
  count: number;
  /** One decimal; null below `reviewsForAverage`. */
  average: number | null;
  /** Newest first, at most `reviewsOnPage`. */
  latest: readonly PublicReview[];
};

/** A product nobody has reviewed yet, also where there is no database. */
export const noReviews: ProductReviews = { count: 0, average: null, latest: [] };

/** The average with one decimal; null as long as there are too few reviews for one. */
export function averageOf({ count, sum }: { count: number; sum: number }): number | null {
  return count < reviewsForAverage ? null : Math.round((sum / count) * 10) / 10;
}

/** Whole weeks between the delivery and `now`. Times are ISO UTC; days are the clinic's. */
export function weeksOfUse(deliveredAt: string, now: Date): number {
  const days = daysBetween(
    dayIn(clinicTimeZone, new Date(deliveredAt)),
    dayIn(clinicTimeZone, now),
  );
  return Math.max(0, Math.floor(days / 7));
}

/** The level of a bought hearing aid, by its chosen option or the name of its variant; null when neither names one. */
export function levelOf({
  options,
  variantName,
}: Pick<OrderLine, 'options' | 'variantName'>): TechLevel | null {
  const words = [
    ...options.flatMap(({ valueId, value }) => [valueId, value]),
    ...(variantName ?? '').split(', '),
  ];
  const named = words.map((word) => word.toLowerCase());
  return techLevels.find((level) => named.includes(level)) ?? null;
}

/** The staff's list: shown, hidden and not yet answered ones. */
export const reviewList = {
  sorts: ['-writtenAt'],
  filters: { state: ['unanswered', 'shown', 'hidden'] },
} as const satisfies ListRules;
