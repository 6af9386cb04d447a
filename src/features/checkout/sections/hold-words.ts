import type { NextStep } from '@/domain/checkout/checkout-order';

/** The messages that explain a step in which the order waits for the shopper; null for every other step. */
export function holdWords(
  kind: NextStep['kind'],
): 'hearingTest' | 'prescription' | 'review' | 'hearingReview' | 'fittingSheet' | null {
  switch (kind) {
    case 'hearing-test':
      return 'hearingTest';
    case 'hearing-review':
      return 'hearingReview';
    case 'fitting-sheet':
      return 'fittingSheet';
    case 'prescription':
    case 'review':
      return kind;
    case 'placed':
    case 'set-up':
    case 'pack':
    case 'ship':
    case 'pick-up':
      return null;
  }
}
