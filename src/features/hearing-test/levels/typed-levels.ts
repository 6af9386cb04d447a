import { ptaFrequencies } from '@/domain/audiometry/frequencies';
import {
  clinicFrequencies,
  loudestClinicDb,
  softestClinicDb,
  type AudiogramMark,
  type OwnAudiogram,
} from '@/domain/audiometry/own-audiogram';
import { earSides, type EarSide } from '@/domain/audiometry/test-result';

type ClinicFrequency = (typeof clinicFrequencies)[number];

/** A field of the table, by ear and pitch. */
export type Cell = `${EarSide}-${ClinicFrequency}`;

/** `isNotHeard`: an arrow at the mark, the level was played and not heard. */
export type TypedLevel = { text: string; isNotHeard: boolean };

/** Typed or tapped values; untouched fields are missing. */
export type TypedLevels = Partial<Record<Cell, TypedLevel>>;

export type LevelsProblem = 'range' | 'few' | 'none';

export const emptyLevel: TypedLevel = { text: '', isNotHeard: false };

export function cellOf(ear: EarSide, hz: ClinicFrequency): Cell {
  return `${ear}-${hz}`;
}

/** Fields whose text is not a valid level of a clinic's audiogram. */
export function wrongCells(typed: TypedLevels): Cell[] {
  return earSides.flatMap((ear) =>
    clinicFrequencies
      .map((hz) => cellOf(ear, hz))
      .filter((cell) => levelIn(typed[cell]) === undefined),
  );
}

/** All valid marks; fields with anything else are left out. */
export function marksIn(typed: TypedLevels): OwnAudiogram {
  return { R: marksOf(typed, 'R'), L: marksOf(typed, 'L') };
}

/**
 * The audiogram that was typed in. `isWhole`: at least one ear needs the four pitches that every summary is based on.
 */
export function readTyped(
  typed: TypedLevels,
  { isWhole }: { isWhole: boolean },
): { ok: true; audiogram: OwnAudiogram } | { ok: false; problem: LevelsProblem } {
  if (wrongCells(typed).length > 0) return { ok: false, problem: 'range' };
  const audiogram = marksIn(typed);
  if (audiogram.R.length + audiogram.L.length === 0 && !isWhole) {
    return { ok: false, problem: 'none' };
  }
  const hasFour = earSides.some((ear) =>
    ptaFrequencies.every((hz) => audiogram[ear].some((mark) => mark.hz === hz)),
  );
  return hasFour || !isWhole ? { ok: true, audiogram } : { ok: false, problem: 'few' };
}

/** Adds a mark of a chart; null removes it. */
export function withMark(
  typed: TypedLevels,
  cell: Cell,
  mark: Pick<AudiogramMark, 'db' | 'noResponse'> | null,
): TypedLevels {
  const level = mark && { text: String(mark.db), isNotHeard: mark.noResponse === true };
  return { ...typed, [cell]: level ?? emptyLevel };
}

function marksOf(typed: TypedLevels, ear: EarSide): AudiogramMark[] {
  return clinicFrequencies.flatMap((hz) => {
    const entry = typed[cellOf(ear, hz)];
    const db = levelIn(entry);
    if (typeof db !== 'number') return [];
    return entry?.isNotHeard ? [{ hz, db, noResponse: true }] : [{ hz, db }];
  });
}

/** The level in a field: null when it is empty, undefined when it is invalid. People also type a real minus sign. */
function levelIn({ text } = emptyLevel): number | null | undefined {
  const trimmed = text.trim().replace('−', '-');
  if (trimmed === '') return null;
  const db = Number(trimmed);
  return db >= softestClinicDb && db <= loudestClinicDb ? db : undefined;
}
