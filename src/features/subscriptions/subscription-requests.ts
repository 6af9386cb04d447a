import { unreadableRefusal, type StoreAnswer } from '@/client/requests/store-answer';
import { storeRequest, type StoreCall } from '@/client/requests/store-requests';
import {
  plansFromWire,
  subscriptionFromWire,
  subscriptionsFromWire,
} from '@/client/wire/subscription-from-wire';
import type {
  CustomerInvoice,
  CustomerSubscription,
  OfferedPlan,
} from '@/domain/subscriptions/customer-subscription';
import { invoicesOfWire } from '@/domain/wire/invoice';

/** The changes open to a customer, named as in the Store API (contract 11). */
export type SubscriptionChange =
  | { paused: true; date_pause_end: string | null }
  | { paused: false }
  | { canceled: true }
  | { cancel_at_end: boolean }
  | { plan_id: string }
  | { quantity: number }
  | { billing: { account_card_id: string } };

export type AccountSubscriptions = {
  subscriptions: readonly CustomerSubscription[];
  invoices: readonly CustomerInvoice[];
};

const everything = { limit: 1000 };

/**
 * All subscriptions of the account with their invoices. Reads lists, because swell-js caches single records for a
 * while.
 */
export async function readSubscriptions(): Promise<StoreAnswer<AccountSubscriptions>> {
  const [subscriptions, invoices] = await Promise.all([
    request((swell) => swell.subscriptions.list(everything), subscriptionsFromWire),
    readInvoices(),
  ]);
  if (!subscriptions.ok) return subscriptions;
  if (!invoices.ok) return invoices;
  return { ok: true, value: { subscriptions: subscriptions.value, invoices: invoices.value } };
}

export function readInvoices(): Promise<StoreAnswer<CustomerInvoice[]>> {
  return request((swell) => swell.invoices.list(everything), invoicesOfWire);
}

/** Changes a subscription and returns its new state. */
export function changeSubscription(
  id: string,
  change: SubscriptionChange,
): Promise<StoreAnswer<CustomerSubscription>> {
  return request((swell) => swell.subscriptions.update(id, change), subscriptionFromWire);
}

/** The plans of its product, in the subscription's currency. */
export function readPlans({
  productId,
  currency,
}: CustomerSubscription): Promise<StoreAnswer<OfferedPlan[]>> {
  return request(
    (swell) => swell.products.get(productId),
    (body) => plansFromWire(body, currency),
  );
}

async function request<T>(call: StoreCall, read: (body: unknown) => T): Promise<StoreAnswer<T>> {
  const answer = await storeRequest(call);
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: read(answer.value) };
  } catch (failure) {
    return unreadableRefusal(failure);
  }
}
