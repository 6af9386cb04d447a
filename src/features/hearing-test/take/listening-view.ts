import type { ProcedureState } from '@/domain/audiometry/procedure-state';
import { progressOf } from '@/domain/audiometry/progress';
import type { EarSide } from '@/domain/audiometry/test-result';

/** Where the listener is in the test, as the screen says it. `percent` is of the whole test, a whole number. */
export type ListeningView = { ear: EarSide; pitch: number; pitches: number; percent: number };

export function viewOf(procedure: ProcedureState): ListeningView {
  const { ear, pitch, pitches, share } = progressOf(procedure);
  return { ear, pitch, pitches, percent: Math.round(share * 100) };
}

export function isSameView(a: ListeningView, b: ListeningView): boolean {
  return (
    a.ear === b.ear && a.pitch === b.pitch && a.pitches === b.pitches && a.percent === b.percent
  );
}
