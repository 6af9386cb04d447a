import { create } from 'zustand';

/**
 * What is searched for in each list, by its endpoint. In memory only: it may be somebody's name or address, which
 * has no business in an address bar, a history or storage. A reload forgets it.
 */
export const useSearchStore = create<Readonly<Record<string, string>>>(() => ({}));
