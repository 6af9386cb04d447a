import { createRecordStore } from '@/features/records/public';
import type { PrivacyOverview } from './privacy-requests';

export const loadPrivacyRequests = () => import('./privacy-requests');

/** What the page of a customer's data shows. */
export const privacyStore = createRecordStore<PrivacyOverview>({
  read: async () => (await loadPrivacyRequests()).readPrivacy(),
  failure: 'generic',
  source: 'privacy',
});
