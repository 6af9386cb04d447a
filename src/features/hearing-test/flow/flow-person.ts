import { object, string } from 'yup';
import { hasSession } from '@/client/session/session';
import { readAccountMark } from '@/client/storage/stored-account';
import { storeRequest, type StoreCall } from '@/client/requests/store-requests';

/** The visitor, as an order or account of theirs knows them. */
export type FlowPerson = {
  name: string;
  email: string;
  /** Number of the order they came from; null without one. */
  orderNumber: string | null;
};

const named = object({ name: string().nullable() }).nullable().default(null);

const wireOrder = object({
  id: string().required(),
  number: string().required(),
  account: object({ email: string().nullable(), name: string().nullable() })
    .nullable()
    .default(null),
  billing: named,
  shipping: named,
});

const wireAccount = object({ email: string().required(), name: string().nullable() });

/**
 * Reads who the visitor is, so that nothing is asked twice: from the order they came from, else from their account. The
 * server decides whose an order is. Null where neither is known.
 */
export async function readFlowPerson(orderId: string | null): Promise<FlowPerson | null> {
  if (!hasSession()) return null;
  return (orderId === null ? null : await readBuyer(orderId)) ?? readCustomer();
}

/** A guest reads the last order of their session, a customer any order of their account. */
async function readBuyer(orderId: string): Promise<FlowPerson | null> {
  return (
    (await readOrder(orderId, (swell) => swell.cart.getOrder())) ??
    (readAccountMark() ? readOrder(orderId, (swell) => swell.account.getOrder(orderId)) : null)
  );
}

async function readOrder(orderId: string, call: StoreCall): Promise<FlowPerson | null> {
  const answer = await storeRequest(call);
  if (!answer.ok || !wireOrder.isValidSync(answer.value)) return null;
  const { id, number, account, billing, shipping } = wireOrder.cast(answer.value);
  if (id !== orderId) return null;
  const name = account?.name ?? shipping?.name ?? billing?.name ?? '';
  return { name: name.trim(), email: account?.email ?? '', orderNumber: number };
}

async function readCustomer(): Promise<FlowPerson | null> {
  if (!readAccountMark()) return null;
  const answer = await storeRequest((swell) => swell.account.get());
  if (!answer.ok || !wireAccount.isValidSync(answer.value)) return null;
  const { email, name } = wireAccount.cast(answer.value);
  return { name: (name ?? '').trim(), email, orderNumber: null };
}
