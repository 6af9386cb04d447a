import type { Query } from '@/server/http/query';
import { listOf } from '@/server/http/query';
import { accountCardWire, savedAddressWire } from './account-wire';
import type { StoreCall } from './call';
import { envelope } from './list';
import { orderWire } from './order-wire';

/** Lists of her own that an account may be asked with (contract 10). */
export const expandable: ReadonlySet<string> = new Set(['addresses', 'cards', 'orders']);

/** How many of a list come along when the query says nothing else (contract 6). */
const defaultCap = 5;

/** The lists a query asked for, each in its envelope. */
export async function expanded(accountId: string, names: ReadonlySet<string>, call: StoreCall) {
  const { addressBook, accountCards, accountOrders } = call.services.engine;
  const lists: Readonly<Record<string, () => Promise<readonly object[]>>> = {
    addresses: async () => (await addressBook.list(accountId)).map(savedAddressWire),
    cards: async () => (await accountCards.list(accountId)).map(accountCardWire),
    orders: async () => (await accountOrders.list(accountId)).map(orderWire),
  };
  const entries = await Promise.all(
    [...names].map(async (name) => {
      const records = (await lists[name]?.()) ?? [];
      return [name, envelope(records, { page: 1, limit: capOf(name, call.query) })] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** `orders:20` asks for the first twenty. */
function capOf(name: string, query: Query): number {
  const asked = listOf(query.expand)
    .flatMap((entry) => (typeof entry === 'string' ? entry.split(',') : []))
    .map((entry) => /^\s*([\w.]+):([1-9]\d{0,2})\s*$/.exec(entry))
    .find((matched) => matched?.[1] === name);
  return asked ? Number(asked[2]) : defaultCap;
}
