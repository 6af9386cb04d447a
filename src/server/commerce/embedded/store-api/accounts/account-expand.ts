import { accountCardWire, savedAddressWire } from './account-wire';
import type { StoreCall } from '../http/call';
import { envelope, readCap } from '../http/list';
import { orderWire } from '../orders/order-wire';
import { subscriptionsWire } from '../orders/subscription-routes';

/** Lists that a call may ask for together with the account (contract 10). */
export const expandable: ReadonlySet<string> = new Set([
  'addresses',
  'cards',
  'orders',
  'subscriptions',
]);

/** How many entries of a list are included by default (contract 6). */
const defaultCap = 5;

/** The requested lists, each in its envelope. */
export async function expanded(accountId: string, names: ReadonlySet<string>, call: StoreCall) {
  const { addressBook, accountCards, accountOrders } = call.services.engine;
  const lists: Readonly<Record<string, () => Promise<readonly object[]>>> = {
    addresses: async () => (await addressBook.list(accountId)).map(savedAddressWire),
    cards: async () => (await accountCards.list(accountId)).map(accountCardWire),
    subscriptions: () => subscriptionsWire(accountId, call),
    orders: async () => (await accountOrders.list(accountId)).map(orderWire),
  };
  const entries = await Promise.all(
    [...names].map(async (name) => {
      const records = (await lists[name]?.()) ?? [];
      const limit = readCap(call.query, name) ?? defaultCap;
      return [name, envelope(records, { page: 1, limit })] as const;
    }),
  );
  return Object.fromEntries(entries);
}
