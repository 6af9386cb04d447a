import { frequencies, ptaFrequencies, type Frequency } from '@/domain/audiometry/frequencies';
import {
  loudestClinicDb,
  softestClinicDb,
  type AudiogramMark,
  type OwnAudiogram,
} from '@/domain/audiometry/own-audiogram';
import { earSides, type EarSide } from '@/domain/audiometry/test-result';

/** A field of the table, by ear and pitch. */
export type Cell = `${EarSide}-${Frequency}`;

/** What was typed; a field that was left alone is missing. */
export type TypedLevels = Partial<Record<Cell, string>>;

export type OwnProblem = 'range' | 'few';

export function cellOf(ear: EarSide, hz: Frequency): Cell {
  return `${ear}-${hz}`;
}

/** Fields whose text is no level that a clinic's audiogram can have. */
export function wrongCells(typed: TypedLevels): Cell[] {
  return earSides.flatMap((ear) =>
    frequencies.map((hz) => cellOf(ear, hz)).filter((cell) => levelIn(typed[cell]) === undefined),
  );
}

/** The audiogram that was typed in. One ear at least needs the four pitches that every summary stands on. */
export function readTyped(
  typed: TypedLevels,
): { ok: true; audiogram: OwnAudiogram } | { ok: false; problem: OwnProblem } {
  if (wrongCells(typed).length > 0) return { ok: false, problem: 'range' };
  const audiogram = { R: marksOf(typed, 'R'), L: marksOf(typed, 'L') };
  const isWhole = earSides.some((ear) =>
    ptaFrequencies.every((hz) => audiogram[ear].some((mark) => mark.hz === hz)),
  );
  return isWhole ? { ok: true, audiogram } : { ok: false, problem: 'few' };
}

function marksOf(typed: TypedLevels, ear: EarSide): AudiogramMark[] {
  return frequencies.flatMap((hz) => {
    const db = levelIn(typed[cellOf(ear, hz)]);
    return typeof db === 'number' ? [{ hz, db }] : [];
  });
}

/** The level in a field: null when it is empty, undefined when it is none. People also type a real minus sign. */
function levelIn(text = ''): number | null | undefined {
  const trimmed = text.trim().replace('−', '-');
  if (trimmed === '') return null;
  const db = Number(trimmed);
  return db >= softestClinicDb && db <= loudestClinicDb ? db : undefined;
}
