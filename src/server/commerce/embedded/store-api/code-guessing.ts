import type { Counted } from '@/server/http/rate-limits';
import type { Outcome, RefusalCode } from '../engine';
import type { StoreCall } from './call';

const unknownCode: ReadonlySet<RefusalCode> = new Set([
  'coupon_invalid',
  'coupon_code_invalid',
  'giftcard_invalid',
]);

/**
 * Tries a coupon or gift card code, and counts it for the visit when the code is none: guessing ends after twenty in a
 * quarter of an hour (contract 4 grants ten), and for the client, who could make up visits. Counted before the try, so that parallel ones count too.
 */
export async function guarded<Value>(
  { session, peer, services: { limits } }: StoreCall,
  tryCode: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  // A visit of one request only: it has no cart to use a code on.
  if (session.isFresh) return tryCode();
  const guess: readonly Counted[] = [
    ['code', session.key],
    ['codeByPeer', peer],
  ];
  await limits.count(...guess);
  const outcome = await tryCode();
  if (outcome.ok || !unknownCode.has(outcome.code)) await limits.forgive(...guess);
  return outcome;
}
