import type { HttpApp } from '@/server/http/exchange';
import { announcedWays } from './announced-ways';
import type { BrowserCode } from './browser-code';

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
