import { deferred } from '@/components/ui/loading/deferred';

/** Asks about records found under the customer's address; renders nothing without any. */
export const FoundRecords = deferred(async () => (await import('./found-card')).FoundCard);
