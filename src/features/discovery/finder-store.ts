import { create } from 'zustand';
import type { FinderAnswers } from '@/domain/catalogue/discovery';

/**
 * What is known before the finder opens, such as from a hearing test of this page. Answers are about health: they travel in
 * memory alone and are forgotten with the finder's page.
 */
const useFinderStore = create<{ known: FinderAnswers }>(() => ({ known: {} }));

/** Notes answers that the finder need not ask for. */
export function prefillFinder(known: FinderAnswers): void {
  useFinderStore.setState({ known });
}

/** The answers that are known before the first question. */
export function knownAnswers(): FinderAnswers {
  return useFinderStore.getState().known;
}
