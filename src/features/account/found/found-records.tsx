import { deferred } from '@/components/ui/loading/deferred';

/** Asks about records found under the customer's address; nothing is there while there are none. */
export const FoundRecords = deferred(async () => (await import('./found-card')).FoundCard);
