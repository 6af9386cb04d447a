import { array, object } from 'yup';
import type {
  CustomerSubscription,
  OfferedPlan,
} from '@/domain/subscriptions/customer-subscription';
import type { CurrencyCode } from '@/domain/money';
import { wireCurrency } from '@/domain/wire/currency';
import { planOfWire, wirePlan } from '@/domain/wire/purchase';
import { subscriptionOfWire, subscriptionsOfWire } from '@/domain/wire/subscription';
import { ownAddress } from '../own-address';

const wireProduct = object({
  currency: wireCurrency,
  purchase_options: object({
    subscription: object({ plans: array(wirePlan).default([]) })
      .nullable()
      .default(null),
  })
    .nullable()
    .default(null),
});

/** Reads one subscription. Throws yup's ValidationError on anything else. */
export function subscriptionFromWire(body: unknown): CustomerSubscription {
  return shownHere(subscriptionOfWire(body));
}

/** Reads the list of an account's subscriptions. Throws yup's ValidationError on anything else. */
export function subscriptionsFromWire(body: unknown): CustomerSubscription[] {
  return subscriptionsOfWire(body).map(shownHere);
}

/** A product's plans in a currency; none when it was priced in another. Throws when the body is not a product. */
export function plansFromWire(body: unknown, currency: CurrencyCode): OfferedPlan[] {
  const product = wireProduct.validateSync(body, { stripUnknown: true });
  if (product.currency !== currency) return [];
  return (product.purchase_options?.subscription?.plans ?? []).map(planOfWire);
}

function shownHere(subscription: CustomerSubscription): CustomerSubscription {
  const { imageUrl } = subscription;
  return { ...subscription, imageUrl: imageUrl && ownAddress(imageUrl) };
}
