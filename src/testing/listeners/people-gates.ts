import { atLeast, atMost, type Gate } from './gate';
import { peopleKinds, peopleRow, type Difference, type PeopleRow, type PersonKind } from './people';

/** The results that the test has to reach for our visitors, and for people who do not listen. */
export type PeopleReport = {
  rows: PeopleRow[];
  /** People aged 75 whose left ear is worse at 3000 and 4000 Hz. */
  different: { careful: PeopleRow; typical: PeopleRow };
  gates: Gate[];
};

export type PeoplePlan = {
  seed: number;
  /** Number of runs of careful and typical people aged 75; `others` is for the other kinds. */
  ofSeventyFive: number;
  others: number;
  kinds: readonly PersonKind[];
};

const worseAbove3000: Difference = { 3000: 20, 4000: 20 };

const refused: readonly PersonKind[] = [
  'guesses 30 %',
  'guesses 50 %',
  'presses every 2 s',
  'presses every 3.5 s',
  'presses every 5 s',
];
const inattentive: readonly PersonKind[] = ['misses 30 %', 'misses 40 %'];
const changedInBreak: readonly PersonKind[] = ['louder by 20 in the break', 'turned in the break'];

export const allPersonKinds = Object.keys(peopleKinds).filter(isPersonKind);

export function simulatePeople(
  { seed, ofSeventyFive, others, kinds }: PeoplePlan,
  onRow: (row: PeopleRow) => void = () => {},
): PeopleReport {
  const rows = kinds.map((kind, index) => {
    const runs = isOfSeventyFive(kind) ? ofSeventyFive : others;
    const row = peopleRow(kind, { runs, seed: seed + 300 + index });
    onRow(row);
    return row;
  });
  const differing = (kind: PersonKind) =>
    peopleRow(kind, { runs: others, seed: seed + 900, difference: worseAbove3000 });
  const different = { careful: differing('careful-75'), typical: differing('typical-75') };
  return { rows, different, gates: gatesOf(rows, different) };
}

function gatesOf(rows: readonly PeopleRow[], different: PeopleReport['different']): Gate[] {
  const of = (kinds: readonly PersonKind[]) => rows.filter(({ kind }) => kinds.includes(kind));
  const careful = of(['careful-75']);
  const typical = of(['typical-75']);
  const alike = [...careful, ...typical];
  const hopeless = of(refused);
  return [
    atLeast('careful 75: good', 0.8, mean(careful.map(({ good }) => good))),
    atMost('careful 75: poor', 0.05, mean(careful.map(({ poor }) => poor))),
    atMost('typical 75: poor', 0.1, mean(typical.map(({ poor }) => poor))),
    atMost(
      'misses 30 to 40 %: good',
      0,
      worst(of(inattentive), ({ good }) => good),
    ),
    atLeast('guessers and metronomes: poor', 0.99, mean(hopeless.map(({ poor }) => poor))),
    atMost(
      'guessers and metronomes: minutes at the 95th percentile',
      15.5,
      worst(hopeless, ({ longestMinutes }) => longestMinutes),
    ),
    atMost(
      'turned or 20 dB louder in the break: good',
      0.05,
      worst(of(changedInBreak), ({ good }) => good),
    ),
    atMost(
      'louder by 10 dB in the break: good',
      0.15,
      worst(of(['louder by 10 in the break']), ({ good }) => good),
    ),
    atMost('ears alike: said to differ', 0.01, mean(alike.map(({ asymmetry }) => asymmetry))),
    atLeast('20 dB at 3 and 4 kHz, careful 75: said to differ', 0.7, different.careful.asymmetry),
    atLeast('20 dB at 3 and 4 kHz, typical 75: said to differ', 0.5, different.typical.asymmetry),
  ];
}

function isOfSeventyFive(kind: PersonKind): boolean {
  return kind === 'careful-75' || kind === 'typical-75';
}

function isPersonKind(kind: string): kind is PersonKind {
  return kind in peopleKinds;
}

function worst(rows: readonly PeopleRow[], valueOf: (row: PeopleRow) => number): number {
  return Math.max(...rows.map(valueOf));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
