import { useState } from 'react';
import { isUsableFrame, markAt, type PlotFrame, type Spot } from '@/domain/audiogram-plot';
import type { AudiogramMark, OwnAudiogram } from '@/domain/audiometry/own-audiogram';
import type { EarSide } from '@/domain/audiometry/test-result';

/** What the next tap on the picture says: one of the two crossings, or a mark. */
type PlotTask = 'low' | 'high' | 'marks';

export type Plot = {
  task: PlotTask;
  frame: PlotFrame | null;
  low: Spot | null;
  ear: EarSide;
  marks: OwnAudiogram;
  /** The last tap could not be used. */
  isOff: boolean;
  chooseEar(ear: EarSide): void;
  tap(spot: Spot): void;
  /** Null takes the mark away. */
  setMark(ear: EarSide, hz: number, db: number | null): void;
  /** Points out the crossings anew; the marks stay. */
  reframe(): void;
};

/** A paper audiogram on its way into numbers. */
export function usePlot(): Plot {
  const [low, setLow] = useState<Spot | null>(null);
  const [frame, setFrame] = useState<PlotFrame | null>(null);
  const [ear, setEar] = useState<EarSide>('R');
  const [marks, setMarks] = useState<OwnAudiogram>({ R: [], L: [] });
  const [isOff, setIsOff] = useState(false);

  function setMark(side: EarSide, hz: number, db: number | null) {
    setMarks((before) => ({ ...before, [side]: withMark(before[side], hz, db) }));
  }

  function tapMark(spot: Spot, usable: PlotFrame) {
    const mark = markAt(spot, usable);
    setIsOff(mark === null);
    if (!mark) return;
    const isThere = marks[ear].some(({ hz, db }) => hz === mark.hz && db === mark.db);
    setMark(ear, mark.hz, isThere ? null : mark.db);
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
    marks,
    isOff,
    chooseEar: setEar,
    tap,
    setMark,
    reframe() {
      setLow(null);
      setFrame(null);
    },
  };
}

function withMark(marks: readonly AudiogramMark[], hz: number, db: number | null): AudiogramMark[] {
  const others = marks.filter((mark) => mark.hz !== hz);
  return db === null ? others : [...others, { hz, db }].sort((one, other) => one.hz - other.hz);
}
