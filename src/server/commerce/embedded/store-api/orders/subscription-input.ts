import { object, string, type InferType } from 'yup';
import type {
  NewSubscription,
  SubscriptionChange,
} from '@/server/commerce/embedded/subscriptions/own-subscriptions';
import { flag, given, lengths, text } from '../http/input';
import { entriesSchema, itemChange, itemEntry, itemFields } from '../carts/item-input';

/** ISO times and days; anything else is refused with its field. */
const moment = () =>
  string()
    .max(40)
    .test('time', 'not a time', (value) => !value || !Number.isNaN(Date.parse(value)))
    .nullable()
    .optional();

/** `POST` and `PUT /subscriptions` (contract 11). Fields that the owner may not set are ignored. */
export const subscriptionSchema = object({
  ...itemFields,
  plan_id: text(100),
  items: entriesSchema.optional(),
  coupon_code: text(lengths.code),
  paused: flag(),
  date_pause_end: moment(),
  canceled: flag(),
  cancel_at_end: flag(),
  billing: object({
    card: object({ token: text() }).nullable().default(undefined),
    account_card_id: text(100),
  })
    .nullable()
    .default(undefined),
});

type SubscriptionBody = InferType<typeof subscriptionSchema>;

export function subscriptionChange(body: SubscriptionBody): SubscriptionChange {
  const { variantId, options, quantity } = itemChange(body);
  return given({
    variantId,
    options,
    quantity,
    planId: body.plan_id ?? body.purchase_option?.planId,
    items: body.items?.map(itemEntry),
    couponCode: body.coupon_code,
    isPaused: body.paused,
    pauseEnd: body.date_pause_end,
    isCanceled: body.canceled,
    isEndingWithPeriod: body.cancel_at_end,
    card: cardOf(body.billing),
  });
}

export function newSubscription(body: SubscriptionBody): NewSubscription {
  return { ...subscriptionChange(body), productId: body.product_id ?? null };
}

function cardOf(billing: SubscriptionBody['billing']): SubscriptionChange['card'] | undefined {
  const token = billing?.card?.token;
  if (token) return { token };
  const id = billing?.account_card_id;
  return id ? { id } : undefined;
}
