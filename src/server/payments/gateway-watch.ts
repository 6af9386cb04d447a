import { lazy, object, string } from 'yup';
import type { HttpFace } from '@/server/http/exchange';

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
 * Knows whether a hosted store takes payments through Stripe now, whose code pages may then load. The answer is always
 * there at once: it is that of the last look, which is repeated in the background, and stays while the store is away.
 *
 * @param storeApi the store's own
 */
export function watchStripe(
  storeApi: HttpFace,
  publicKey: string,
  now: () => number = Date.now,
): () => boolean {
  let isUsed = false;
  let lookAgainAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    const answer = await storeApi.handle({
      method: 'GET',
      path: '/settings/payments',
      rawQuery: '',
      headers: {
        authorization: `Basic ${Buffer.from(publicKey).toString('base64')}`,
        accept: 'application/json',
      },
      peerAddress: '',
      body: async () => new Uint8Array(),
    });
    if (answer.status !== 200) return;
    const methods = settingsSchema.validateSync(
      JSON.parse(Buffer.from(answer.body).toString('utf8')),
      { stripUnknown: true },
    );
    isUsed = Object.values(methods).some((method) => method?.gateway === 'stripe');
  };
  const usesStripe = () => {
    if (now() >= lookAgainAt) {
      lookAgainAt = now() + lookEveryMs;
      // What is no answer changes nothing; the proxy has logged it.
      look().catch(() => undefined);
    }
    return isUsed;
  };
  // Before the first page is asked for.
  usesStripe();
  return usesStripe;
}
