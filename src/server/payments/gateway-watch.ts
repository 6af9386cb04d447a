import { lazy, object, string } from 'yup';
import { gatewayAs, isPaymentMethodId } from '@/domain/checkout/checkout-method';
import type { HttpApp } from '@/server/http/exchange';
import type { AnnouncedWay, BrowserCode } from './browser-code';

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

/** How long a change in the store's dashboard may go unnoticed. */
const lookEveryMs = 60_000;

/**
 * Tracks which providers' code a hosted store's payment methods need now: pages may load only that. The answer is
 * always available at once: it comes from the last read, which is repeated in the background and stays valid while the
 * store is unavailable. An unchanged list stays the same object.
 *
 * @param storeApi the store's own
 * @param codes of all known providers
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
      // A failed read changes nothing; the proxy has logged it.
      look().catch(() => undefined);
    }
    return used;
  };
  // Reads before the first page is requested.
  usedCodes();
  return usedCodes;
}

/** Null for an invalid answer. */
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
