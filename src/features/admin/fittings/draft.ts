import type { ByFrequency } from '@/domain/audiometry/level';
import {
  resultOfAudiogram,
  type AudiogramMark,
  type OwnAudiogram,
} from '@/domain/audiometry/own-audiogram';
import type { EarSide, TestResult } from '@/domain/audiometry/test-result';
import type { Dome } from '@/domain/fitting/corrections';
import type { FittingBasis } from '@/domain/fitting/fitting-basis';
import {
  keptChanges,
  makeSheet,
  type SheetChoices,
  type SheetOutcome,
} from '@/domain/fitting/fitting-sheet';
import type { FittingView } from '@/domain/staff/answers/fitting';

/** What staff have chosen and typed for the next version of a sheet. */
export type Draft = {
  basis: FittingBasis;
  audiogram: OwnAudiogram;
  /** Day of the typed audiogram, `2026-11-20`; empty for today. */
  day: string;
  isFirstTime: boolean;
  dome: Dome | null;
  discomfort: Readonly<Partial<Record<EarSide, Partial<ByFrequency>>>>;
};

/** The first draft: from the newest sheet, else from the order's test, else a starting fit. */
export function firstDraft({ sheets, test }: FittingView): Draft {
  const newest = sheets.at(-1)?.sheet;
  if (newest) {
    return {
      basis: newest.basis,
      audiogram: marksOf(newest.result),
      day: newest.result?.takenAt.slice(0, 10) ?? '',
      isFirstTime: newest.isFirstTime,
      dome: newest.dome,
      discomfort: newest.discomfortDbHl,
    };
  }
  return {
    basis: test && test.fault === null ? 'test' : 'starting',
    audiogram: { R: [], L: [] },
    day: '',
    isFirstTime: true,
    dome: null,
    discomfort: {},
  };
}

function marksOf(result: TestResult | null): OwnAudiogram {
  const of = (side: EarSide) =>
    (result?.ears[side].points ?? []).flatMap(
      ({ hz, db, noResponse, triedDb }): AudiogramMark[] => {
        const level = noResponse ? triedDb : db;
        if (level === undefined || level === null) return [];
        return [{ hz, db: level, ...(noResponse && { noResponse }) }];
      },
    );
  return { R: of('R'), L: of('L') };
}

/** Noon, so that the day is the same in every time zone of Canada. */
function momentOf(day: string): string {
  return (day === '' ? new Date() : new Date(`${day}T12:00:00Z`)).toISOString();
}

export const isTypedIn = (basis: FittingBasis) => basis === 'typed' || basis === 'in_situ';

function choicesOf(draft: Draft, { test, sheets }: FittingView): SheetChoices {
  const { basis, audiogram, day, isFirstTime, dome, discomfort } = draft;
  const typed = isTypedIn(basis) ? resultOfAudiogram(audiogram, momentOf(day)) : null;
  return {
    ...{ basis, isFirstTime, dome, discomfortDbHl: discomfort },
    wearerChanges: keptChanges(sheets.at(-1)?.sheet, basis),
    result: basis === 'test' ? (test?.result ?? null) : typed,
    testId: basis === 'test' ? (test?.id ?? null) : null,
  };
}

/** The sheet of a draft, as the server will make it; or why there is none. */
export function sheetOfDraft(draft: Draft, view: FittingView): SheetOutcome {
  return makeSheet(choicesOf(draft, view), view.ordered);
}

/** The fields of a request that makes a version. */
export function fieldsOf(draft: Draft, view: FittingView) {
  return {
    order_id: view.order.id,
    after: view.sheets.at(-1)?.version ?? 0,
    basis: draft.basis,
    ...(isTypedIn(draft.basis) && { audiogram: draft.audiogram, taken_at: momentOf(draft.day) }),
    is_first_time: draft.isFirstTime,
    dome: draft.dome,
    discomfort: draft.discomfort,
  };
}
