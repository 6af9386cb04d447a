import { createRecordStore } from '@/features/records/public';
import type { PrivacyOverview } from './privacy-requests';

export const loadPrivacyRequests = () => import('./privacy-requests');

/** Data of the privacy page. */
export const privacyStore = createRecordStore<PrivacyOverview>({
  read: async () => (await loadPrivacyRequests()).readPrivacy(),
  failure: 'generic',
  source: 'privacy',
});
