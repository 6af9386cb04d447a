import { deferred } from '@/components/ui/loading/deferred';
import type { Freshness } from './use-products';

const CheckAgain = deferred(() => import('./check-again').then((code) => code.CheckAgain));

/** Shown when prices could not be checked; nothing otherwise. */
export function PricesNotice({ of: lists }: { of: readonly Freshness[] }) {
  const failed = lists.filter(({ hasFailed }) => hasFailed);
  return failed.length > 0 && <CheckAgain lists={failed} />;
}
