import { create } from 'zustand';

/**
 * Search text of each list, by its endpoint. Kept in memory only: it may be a person's name or address, which must not
 * be in an address bar, a history or storage. A reload clears it.
 */
export const useSearchStore = create<Readonly<Record<string, string>>>(() => ({}));
