import { useState } from 'react';
import { isUsableFrame, markAt, type PlotFrame, type Spot } from '@/domain/hearing/audiogram-plot';
import { clinicFrequencies } from '@/domain/audiometry/own-audiogram';
import type { EarSide } from '@/domain/audiometry/test-result';
import {
  cellOf,
  withMark,
  type Cell,
  type TypedLevel,
  type TypedLevels,
} from '../levels/typed-levels';

/** Meaning of the next tap on the picture: one of the two crossings, or a mark. */
type PlotTask = 'low' | 'high' | 'marks';

/** A heard tone, or an unheard one, whose mark has an arrow. */
export type MarkKind = 'heard' | 'not-heard';

export type Plot = {
  task: PlotTask;
  frame: PlotFrame | null;
  low: Spot | null;
  ear: EarSide;
  kind: MarkKind;
  typed: TypedLevels;
  /** The last tap could not be used. */
  isOff: boolean;
  chooseEar(ear: EarSide): void;
  chooseKind(kind: MarkKind): void;
  tap(spot: Spot): void;
  type(cell: Cell, level: TypedLevel): void;
  /** Starts marking the crossings again; the marks stay. */
  reframe(): void;
};

/** The transcription of a paper audiogram into numbers. */
export function usePlot(): Plot {
  const [low, setLow] = useState<Spot | null>(null);
  const [frame, setFrame] = useState<PlotFrame | null>(null);
  const [ear, setEar] = useState<EarSide>('R');
  const [kind, setKind] = useState<MarkKind>('heard');
  const [typed, setTyped] = useState<TypedLevels>({});
  const [isOff, setIsOff] = useState(false);

  function tapMark(spot: Spot, usable: PlotFrame) {
    const mark = markAt(spot, usable);
    const hz = clinicFrequencies.find((pitch) => pitch === mark?.hz);
    setIsOff(mark === null);
    if (!mark || hz === undefined) return;
    const cell = cellOf(ear, hz);
    const wanted = { db: mark.db, noResponse: kind === 'not-heard' };
    const known = typed[cell];
    const isThere = known?.text === String(wanted.db) && known.isNotHeard === wanted.noResponse;
    setTyped(withMark(typed, cell, isThere ? null : wanted));
  }

  function tap(spot: Spot) {
    if (frame) return tapMark(spot, frame);
    if (!low) {
      setIsOff(false);
      return setLow(spot);
    }
    const wanted = { low, high: spot };
    setIsOff(!isUsableFrame(wanted));
    if (isUsableFrame(wanted)) setFrame(wanted);
    else setLow(null);
  }

  return {
    task: frame ? 'marks' : low ? 'high' : 'low',
    frame,
    low,
    ear,
    kind,
    typed,
    isOff,
    chooseEar: setEar,
    chooseKind: setKind,
    tap,
    type: (cell, level) => setTyped((before) => ({ ...before, [cell]: level })),
    reframe() {
      setLow(null);
      setFrame(null);
    },
  };
}
