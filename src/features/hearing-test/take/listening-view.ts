import type { ProcedureState } from '@/domain/audiometry/procedure-state';
import { progressOf } from '@/domain/audiometry/progress';
import { secondEar } from '@/domain/audiometry/rounds';
import type { EarSide } from '@/domain/audiometry/test-result';

/** The listener's progress, as the screen shows it. */
export type ListeningView = {
  ear: EarSide;
  pitch: number;
  pitches: number;
  /** Percent of the whole test, a whole number. */
  percent: number;
  /** Only tones in this ear are to be answered; null except for two tones after the break. */
  onlyEar: EarSide | null;
};

export function viewOf(procedure: ProcedureState): ListeningView {
  const { ear, pitch, pitches, share } = progressOf(procedure);
  const onlyEar = procedure.stage === 'sides' ? secondEar(procedure) : null;
  return { ear, pitch, pitches, percent: Math.round(share * 100), onlyEar };
}

export function isSameView(a: ListeningView, b: ListeningView): boolean {
  return (
    a.ear === b.ear &&
    a.pitch === b.pitch &&
    a.pitches === b.pitches &&
    a.percent === b.percent &&
    a.onlyEar === b.onlyEar
  );
}
