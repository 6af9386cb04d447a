import { useState } from 'react';
import type { FittingSheet } from '@/domain/fitting/fitting-sheet';
import type { BasisFault } from '@/domain/fitting/fitting-basis';
import { useAnswer, type Answered } from '../record/use-answer';
import { firstDraft, sheetOfDraft, type Draft } from './draft';
import { fittingAnswer, type FittingView, type StaffSheet } from '@/domain/staff/answers/fitting';

/** What the screen shows: a draft, or the newest version. */
export type ShownSheet = {
  view: FittingView;
  draft: Draft;
  change: (fields: Partial<Draft>) => void;
  /** The sheet on the screen; null while the draft has no usable audiogram. */
  sheet: FittingSheet | null;
  fault: BasisFault | null;
  /** The stored version on the screen; null for a draft. */
  stored: StaffSheet | null;
  /** The signed or saved sheet before the one on the screen. */
  before: StaffSheet | null;
  /** Fetches everything again and forgets the draft. */
  reload: () => void;
};

/** An order's fitting, and the draft of its next version. */
export function useFitting(orderId: string | null): {
  answered: Answered<FittingView>;
  shown: ShownSheet | null;
} {
  const answered = useAnswer(
    orderId === null ? null : { path: '/api/admin-fitting', body: { order_id: orderId } },
    fittingAnswer,
  );
  const [changed, setChanged] = useState<Draft | null>(null);
  const view = answered.value;
  if (!view) return { answered, shown: null };
  const draft = changed ?? firstDraft(view);
  const newest = view.sheets.at(-1) ?? null;
  const stored = changed === null ? newest : null;
  const made = stored ? null : sheetOfDraft(draft, view);
  return {
    answered,
    shown: {
      ...{ view, draft, stored },
      change: (fields) => setChanged({ ...draft, ...fields }),
      sheet: stored?.sheet ?? (made?.ok ? made.sheet : null),
      fault: made && !made.ok ? made.fault : null,
      before: stored ? (view.sheets.at(-2) ?? null) : newest,
      reload: () => {
        setChanged(null);
        answered.reload();
      },
    },
  };
}
