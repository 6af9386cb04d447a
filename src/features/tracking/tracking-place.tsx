import { deferred } from '@/components/ui/loading/deferred';

const Tracking = deferred(() => import('./tracking').then((module) => module.prepareTracking()));

/** Place for the question and the tag manager in `_app`. Without an id there is neither. */
export function TrackingPlace({ tagManagerId }: { tagManagerId: string | null }) {
  return tagManagerId === null ? null : <Tracking tagManagerId={tagManagerId} />;
}
