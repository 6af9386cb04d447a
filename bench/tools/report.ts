import type { Reading } from './measure';

/** One goal: the reading, the floor's reading in the same run, and whether the goal holds. */
export type Verdict = {
  name: string;
  reading: string;
  floor?: string;
  goal: string;
  holds: boolean;
};

const number = (value: number, digits = 2) => value.toFixed(digits);

/** A goal whose reading may be at most `bound` times the floor's. */
export function timesFloor(
  name: string,
  { reading, floor, unit }: { reading: number; floor: number; unit: string },
  bound: number,
): Verdict {
  const times = reading / floor;
  return {
    name,
    reading: `${number(reading)} ${unit} = ${number(times)} ×`,
    floor: `${number(floor)} ${unit}`,
    goal: `≤ ${bound} ×`,
    holds: times <= bound,
  };
}

/** A goal with a fixed bound. */
export function atMost(name: string, reading: number, bound: number, unit: string): Verdict {
  const digits = Number.isInteger(reading) ? 0 : 1;
  return {
    name,
    reading: `${number(reading, digits)} ${unit}`.trim(),
    goal: `≤ ${bound} ${unit}`.trim(),
    holds: reading <= bound,
  };
}

export function printReadings(title: string, readings: Readonly<Record<string, Reading>>) {
  console.log(`\n${title}`);
  printTable(
    ['operation', 'CPU ms/op', 'p50 ms', 'p99 ms', 'op/s'],
    Object.entries(readings).map(([name, reading]) => [
      name,
      number(reading.cpuMs),
      number(reading.p50Ms),
      number(reading.p99Ms),
      number(reading.opsPerSecond, 0),
    ]),
  );
}

/** Prints all goals; a bench in which one does not hold ends with 1. */
export function printVerdicts(verdicts: readonly Verdict[]) {
  console.log('\nGoals');
  printTable(
    ['goal', 'reading', 'floor', 'bound', 'holds'],
    verdicts.map(({ name, reading, floor = '', goal, holds }) => [
      name,
      reading,
      floor,
      goal,
      holds ? 'yes' : 'NO',
    ]),
  );
  if (verdicts.some(({ holds }) => !holds)) process.exitCode = 1;
}

/** Prints plain columns, the first one aligned left, the others right. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [head, ...rows]) {
    console.log(
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  '),
    );
  }
}
