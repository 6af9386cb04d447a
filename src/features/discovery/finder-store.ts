import { create } from 'zustand';
import type { FinderAnswers } from '@/domain/catalogue/discovery';

/**
 * Answers known before the finder opens, for example from a hearing test on this page. They concern health: they are
 * kept in memory only and removed with the finder's page.
 */
const useFinderStore = create<{ known: FinderAnswers }>(() => ({ known: {} }));

/** Stores answers that the finder need not ask for. */
export function prefillFinder(known: FinderAnswers): void {
  useFinderStore.setState({ known });
}

/** The answers that are known before the first question. */
export function knownAnswers(): FinderAnswers {
  return useFinderStore.getState().known;
}
