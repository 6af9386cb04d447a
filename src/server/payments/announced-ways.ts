import { lazy, object, string } from 'yup';
import { gatewayAs, isPaymentMethodId } from '@/domain/checkout/checkout-method';
import type { HttpApp } from '@/server/http/exchange';
import type { AnnouncedWay } from './browser-code';

/** A store's published payment methods by id; only the gateway of each is read. */
const settingsSchema = lazy((methods: unknown) =>
  object(
    Object.fromEntries(
      Object.keys(Object(methods)).map((id) => [
        id,
        object({ gateway: string().nullable() }).nullable().default(null),
      ]),
    ),
  ),
);

/**
 * The ways to pay that a hosted store publishes.
 *
 * @returns null for an invalid answer
 * @throws what the store's Store API throws while it cannot be reached
 */
export async function announcedWays(
  storeApi: HttpApp,
  publicKey: string,
): Promise<AnnouncedWay[] | null> {
  const answer = await storeApi.handle({
    method: 'GET',
    path: '/settings/payments',
    rawQuery: '',
    headers: {
      authorization: `Basic ${Buffer.from(publicKey).toString('base64')}`,
      accept: 'application/json',
    },
    remoteAddress: '',
    body: async () => new Uint8Array(),
  });
  if (answer.status !== 200) return null;
  const methods = settingsSchema.validateSync(
    JSON.parse(Buffer.from(answer.body).toString('utf8')),
    { stripUnknown: true },
  );
  return Object.entries(methods).flatMap(([id, method]) =>
    method && isPaymentMethodId(id) ? [{ id, gateway: gatewayAs(id, method.gateway) }] : [],
  );
}
