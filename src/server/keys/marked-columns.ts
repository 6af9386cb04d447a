import type { MarkedColumn } from '../base/row-marks';
import { decisionColumn } from '../hearing-tests/reviews';
import { flagColumn, reliabilityColumn, reviewColumn } from '../hearing-standing/standing';
import { holdColumn } from '../orders/hold-marks';

/** Every column of keyed hashes that hide a word; a test compares it with the schema. All their tables have an `id`. */
export const markedColumns: readonly MarkedColumn[] = [
  holdColumn,
  reviewColumn,
  flagColumn,
  reliabilityColumn,
  decisionColumn,
];
