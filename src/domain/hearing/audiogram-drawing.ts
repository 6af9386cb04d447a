import { bandOf } from '../audiometry/uncertainty';
import {
  isInHearingLevels,
  type EarSide,
  type Point,
  type TestResult,
} from '../audiometry/test-result';

/** Layout of an audiogram: frequency by octaves to the right, level downwards, soft on top. */
export type AudiogramPlot = {
  x: (hz: number) => number;
  y: (db: number) => number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Levels with a grid line. */
  levels: readonly number[];
  softest: number;
  loudest: number;
};

export const drawnPitches = [250, 500, 1000, 2000, 4000, 8000] as const;

/** A third of an octave stays empty at both sides. */
const lowestHz = 200;
const highestHz = 10_000;

/** One octave is as wide as 20 dB is tall, as clinics draw it. */
const dbPerOctave = 20;

/**
 * @param box left edge, top edge and width of the plot; its height follows from the levels
 */
export function plotFor(
  result: TestResult,
  box: { left: number; top: number; width: number },
): AudiogramPlot {
  const { softest, loudest } = levelsOf(result);
  const octaves = Math.log2(highestHz / lowestHz);
  const octave = box.width / octaves;
  const y = (db: number) => box.top + ((db - softest) / dbPerOctave) * octave;
  const levels = Array.from(
    { length: Math.floor((loudest - softest) / 20) + 1 },
    (_, index) => Math.ceil(softest / 20) * 20 + index * 20,
  ).filter((level) => level <= loudest);
  return {
    x: (hz) => box.left + Math.log2(hz / lowestHz) * octave,
    y,
    left: box.left,
    right: box.left + box.width,
    top: box.top,
    bottom: y(loudest),
    levels,
    softest,
    loudest,
  };
}

/** dB HL from −10 to 100 (to 120 if a level is that high); relative levels over their own range. */
function levelsOf(result: TestResult): { softest: number; loudest: number } {
  const all = [...result.ears.R.points, ...result.ears.L.points].flatMap(
    ({ db, triedDb }) => db ?? triedDb ?? [],
  );
  if (isInHearingLevels(result.calibration)) {
    return { softest: -10, loudest: all.some((db) => db > 90) ? 120 : 100 };
  }
  const down = (db: number) => Math.floor(db / 20) * 20;
  const least = Math.min(...all, 0);
  const most = Math.max(...all, 60);
  return { softest: down(least) - 10, loudest: down(most) + 30 };
}

export type Mark = { hz: number; db: number; isHeard: boolean };

/** One ear's drawing: a mark for each pitch; lines connect neighbouring marks that were heard. */
export function marksOf(points: readonly Point[]): Mark[] {
  return [...points]
    .sort((one, other) => one.hz - other.hz)
    .flatMap(({ hz, db, noResponse, triedDb }): Mark[] => {
      if (noResponse) return triedDb === undefined ? [] : [{ hz, db: triedDb, isHeard: false }];
      return db === null ? [] : [{ hz, db, isHeard: true }];
    });
}

/** Runs of neighbouring heard marks: no line passes through a missed pitch. */
export function runsOf(marks: readonly Mark[]): Mark[][] {
  const runs: Mark[][] = [[]];
  for (const mark of marks) {
    if (mark.isHeard) runs.at(-1)?.push(mark);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}

/** A run as the points of a polyline: `12,30 40,55`. */
export function lineThrough(run: readonly Mark[], { x, y }: AudiogramPlot): string {
  return run.map(({ hz, db }) => `${round(x(hz))},${round(y(db))}`).join(' ');
}

/** The band of doubt around a run, as a closed shape. */
export function bandAround(run: readonly Mark[], result: TestResult, plot: AudiogramPlot): string {
  const band = bandOf(result);
  const within = (db: number) => Math.min(plot.loudest, Math.max(plot.softest, db));
  const edge = (side: 1 | -1) =>
    run.map(({ hz, db }) => `${round(plot.x(hz))},${round(plot.y(within(db + side * band)))}`);
  return [...edge(-1), ...edge(1).reverse()].join(' ');
}

/** Arrow of a missed mark, from its lower outer corner: right ear down left, left ear down right. */
export function arrowFrom(
  { hz, db }: Mark,
  side: EarSide,
  plot: AudiogramPlot,
  size: number,
): string {
  const way = side === 'R' ? -1 : 1;
  const from = { x: plot.x(hz) + way * size * 0.7, y: plot.y(db) + size * 0.7 };
  const to = { x: from.x + way * size * 1.5, y: from.y + size * 1.5 };
  const head = size * 0.8;
  return [
    `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`,
    `M${round(to.x - way * head)} ${round(to.y)}H${round(to.x)}V${round(to.y - head)}`,
  ].join('');
}

/** The softest level heard by either ear, at every pitch that at least one of them has: softer sounds are missed. */
export function betterLine(result: TestResult): Mark[] {
  const [right, left] = [marksOf(result.ears.R.points), marksOf(result.ears.L.points)];
  return drawnPitches.flatMap((hz) => {
    const found = [right, left].flatMap((marks) => marks.find((mark) => mark.hz === hz) ?? []);
    const [first] = found.sort((one, other) => one.db - other.db);
    return first ? [first] : [];
  });
}

/** The interpolated level of a line; null outside its pitches. */
export function levelAt(line: readonly Mark[], hz: number): number | null {
  const upper = line.find((mark) => mark.hz >= hz);
  const lower = line.findLast((mark) => mark.hz <= hz);
  if (!upper || !lower) return (upper ?? lower)?.db ?? null;
  if (upper.hz === lower.hz) return upper.db;
  const part = Math.log2(hz / lower.hz) / Math.log2(upper.hz / lower.hz);
  return lower.db + (upper.db - lower.db) * part;
}

type SpeechLetters = readonly (readonly [letters: string, hz: number, db: number])[];

/** Positions of speech sounds in dB HL (design language 12): letters, Hz, level. */
const englishLetters: SpeechLetters = [
  ['j z v', 275, 24],
  ['m d b', 320, 32],
  ['n ng', 400, 41],
  ['e l u', 560, 36],
  ['a o r', 900, 43],
  ['p h g', 1750, 24],
  ['ch sh', 3050, 35],
  ['k', 3000, 25],
  ['th f', 4900, 18],
  ['s', 5700, 27],
];

/** How English letters are written in French, which has no h that is heard and no th; the same sounds, the same places. */
const inFrench: Readonly<Record<string, string>> = {
  'n ng': 'n gn',
  'p h g': 'p g',
  'ch sh': 'ch',
  'th f': 'f',
};

/** The speech sounds of a language, by how it writes them. */
export const speechLettersIn = (locale: string): SpeechLetters =>
  locale === 'fr-CA'
    ? englishLetters.map(([letters, hz, db]) => [inFrench[letters] ?? letters, hz, db] as const)
    : englishLetters;

/** The zone of everyday speech as a closed path. */
export function speechZone({ x, y }: AudiogramPlot): string {
  const at = (hz: number, db: number) => `${round(x(hz))} ${round(y(db))}`;
  return [
    `M${at(215, 20)}`,
    `C${at(400, 16)} ${at(700, 30)} ${at(1200, 22)}`,
    `C${at(2200, 14)} ${at(4000, 8)} ${at(6800, 13)}`,
    `C${at(8200, 20)} ${at(7400, 32)} ${at(5200, 36)}`,
    `C${at(3200, 42)} ${at(2000, 52)} ${at(1000, 54)}`,
    `C${at(600, 54)} ${at(300, 54)} ${at(220, 42)}`,
    `C${at(200, 36)} ${at(200, 26)} ${at(215, 20)}Z`,
  ].join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
