import type { Counted } from '@/server/http/limits/rate-limits';
import type { Outcome } from '@/server/commerce/embedded/engine';
import type { RefusalCode } from '@/server/commerce/embedded/refusal-codes';
import type { StoreCall } from '../http/call';

const unknownCode: ReadonlySet<RefusalCode> = new Set([
  'coupon_invalid',
  'coupon_code_invalid',
  'giftcard_invalid',
]);

/**
 * Tries a coupon or gift card code, and counts it when the code is unknown: per visit (twenty in a quarter of an hour;
 * contract 4 grants ten), and per client, who could invent visits or send none. Counted before the try, so that
 * parallel ones count too.
 */
export async function guarded<Value>(
  { session, clientAddress, services: { limits } }: StoreCall,
  tryCode: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  // A visit that starts with this request has no earlier tries.
  const ofVisit: readonly Counted[] = session.isFresh ? [] : [['code', session.key]];
  const guess: readonly Counted[] = [...ofVisit, ['codeByClient', clientAddress]];
  await limits.count(...guess);
  const outcome = await tryCode();
  if (outcome.ok || !unknownCode.has(outcome.code)) await limits.forgive(...guess);
  return outcome;
}
