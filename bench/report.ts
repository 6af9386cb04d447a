import type { Reading } from './measure';

export type Verdict = { goal: string; holds: boolean };

const number = (value: number, digits = 2) => value.toFixed(digits);

export function printReadings(title: string, readings: readonly (readonly [string, Reading])[]) {
  console.log(`\n${title}`);
  printTable(
    ['operation', 'CPU ms/op', 'p50 ms', 'p99 ms', 'op/s'],
    readings.map(([name, reading]) => [
      name,
      number(reading.cpuMs),
      number(reading.p50Ms),
      number(reading.p99Ms),
      number(reading.opsPerSecond, 0),
    ]),
  );
}

export function printVerdicts(verdicts: readonly (readonly [string, string, Verdict])[]) {
  console.log('\nGoals');
  printTable(
    ['goal', 'reading', 'bound', 'holds'],
    verdicts.map(([name, reading, { goal, holds }]) => [name, reading, goal, holds ? 'yes' : 'NO']),
  );
}

/** Plain columns, the first one left, the others right. */
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
