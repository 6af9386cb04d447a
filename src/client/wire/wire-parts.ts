import { number, object, string, type InferType } from 'yup';
import { currencyCodes } from '@/domain/money';
import { planIntervals, type LinePlan } from '@/domain/subscriptions/plan';
import type { wirePictures } from '@/domain/wire/pictures';
import { ownAddress } from '../own-address';

/** Shared parts of the Store API's carts, orders and lists, as far as we read them. */

export const wireCurrency = string().oneOf(currencyCodes).required();

type Pictured = { images?: InferType<typeof wirePictures> } | null;

/** Address of the first picture of the variant, else of its product; null when neither has one. */
export function firstPictureOf(...things: readonly Pictured[]): string | null {
  const pictures = things.flatMap((thing) => thing?.images ?? []);
  const url = pictures[0]?.file.url;
  return url === undefined ? null : ownAddress(url);
}

/** A plan on which a product is sold. */
export const wirePlan = object({
  id: string().required(),
  name: string().required(),
  description: string().nullable(),
  price: number().required(),
  billing_schedule: object({
    interval: string().oneOf(planIntervals).required(),
    interval_count: number().integer().min(1).default(1),
  }).required(),
});

/** How a line is bought: once, or on a plan with its interval. */
export const wirePurchase = object({
  plan_name: string().nullable(),
  billing_schedule: object({
    interval: string().oneOf(planIntervals).required(),
    interval_count: number().integer().min(1).default(1),
  })
    .nullable()
    .default(null),
})
  .nullable()
  .default(null);

/** The plan of a line; null when it is bought once. */
export function planOf(purchase: InferType<typeof wirePurchase>): LinePlan | null {
  if (!purchase?.billing_schedule) return null;
  const { interval, interval_count } = purchase.billing_schedule;
  return { name: purchase.plan_name ?? '', interval, count: interval_count };
}
