import { array, object, string } from 'yup';
import { storeRequest } from '@/client/requests/store-requests';
import type { ProfileFields } from '@/domain/accounts/profile-form';

const wirePerson = object({
  first_name: string().nullable(),
  last_name: string().nullable(),
  phone: string().nullable(),
})
  .nullable()
  .default(null);

const wireOrders = object({
  results: array(object({ shipping: wirePerson, billing: wirePerson })).required(),
});

/**
 * Name and phone from the customer's last order, for a profile that has none. The server lists an order only for an
 * account that is proven to own it. Null without such an order.
 */
export async function readProfileOfOrder(): Promise<ProfileFields | null> {
  const answer = await storeRequest((swell) => swell.account.listOrders({ limit: 1 }));
  if (!answer.ok || !wireOrders.isValidSync(answer.value)) return null;
  const [order] = wireOrders.cast(answer.value).results;
  const person = order?.shipping ?? order?.billing;
  if (!person) return null;
  const { first_name: firstName, last_name: lastName, phone } = person;
  const found = { firstName: firstName ?? '', lastName: lastName ?? '', phone: phone ?? '' };
  return Object.values(found).some(Boolean) ? found : null;
}
