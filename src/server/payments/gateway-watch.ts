import { lazy, object, string } from 'yup';
import { gatewayAs, isPaymentMethodId } from '@/domain/checkout/checkout-method';
import type { HttpApp } from '@/server/http/exchange';
import type { AnnouncedWay, BrowserCode } from './browser-code';

/** What a store publishes about its ways to pay, by their ids; of each only who takes the payment. */
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

/** How long a setting that was changed in the store's dashboard may go unnoticed. */
const lookEveryMs = 60_000;

/**
 * Knows which providers' code the ways to pay of a hosted store bring along now: pages may load that and no other. The
 * answer is always there at once: it is that of the last look, which is repeated in the background, and stays while the
 * store is away. The same list stays the same object.
 *
 * @param storeApi the store's own
 * @param codes of all providers there are
 */
export function watchGateways(
  storeApi: HttpApp,
  publicKey: string,
  codes: readonly BrowserCode[],
  now: () => number = Date.now,
): () => readonly BrowserCode[] {
  let used: readonly BrowserCode[] = [];
  let lookAgainAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    const ways = await announcedWays(storeApi, publicKey);
    if (ways === null) return;
    const found = codes.filter((code) => ways.some((way) => code.isUsedBy(way)));
    const isSame = found.length === used.length && found.every((code) => used.includes(code));
    if (!isSame) used = found;
  };
  const usedCodes = () => {
    if (now() >= lookAgainAt) {
      lookAgainAt = now() + lookEveryMs;
      // What is no answer changes nothing; the proxy has logged it.
      look().catch(() => undefined);
    }
    return used;
  };
  // Before the first page is asked for.
  usedCodes();
  return usedCodes;
}

/** Null for what is no answer. */
async function announcedWays(storeApi: HttpApp, publicKey: string): Promise<AnnouncedWay[] | null> {
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
