/**
 * `npm run audiometry:simulate [-- --runs=200] [--sleepers=1000] [--seed=n] [--check]`: simulated listeners take the
 * hearing test through the code that the browser runs. Writes the table of the method page and the one in
 * docs/audiometry.md. Fails when the results, for steady listeners or for people, are no longer good enough. `--check`
 * writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { testResultVersion } from '@/domain/audiometry/test-result';
import {
  allBehaviours,
  carefulGood,
  simulate,
  type Plan,
  type Simulation,
} from '@/testing/listeners/gates';
import {
  allPersonKinds,
  simulatePeople,
  type PeopleReport,
} from '@/testing/listeners/people-gates';
import { markdownOf, peopleLineOf, rowOf } from '@/testing/listeners/simulation-report';
import { audiogramNames, reach } from '@/testing/listeners/simulation';

const tableFile = 'src/domain/audiometry/simulated-accuracy.json';
const docsFile = 'docs/audiometry.md';
const marks = { start: '<!-- simulation -->', end: '<!-- /simulation -->' };

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    sleepers: { type: 'string' },
    seed: { type: 'string' },
    check: { type: 'boolean' },
  },
});
const runs = Number(values.runs ?? 200);
const seed = Number(values.seed ?? 20261121);

const plan: Plan = {
  seed,
  chance: { db: 0, share: 0 },
  careful: runs,
  others: Math.ceil(runs / 2),
  coverage: 2 * runs,
  sleepers: Number(values.sleepers ?? 1000),
  audiograms: audiogramNames,
  othersOn: ['flat 0', 'N2', 'N3', 'S1'],
  behaviours: allBehaviours,
};
const people = simulatePeople(
  { seed, ofSeventyFive: 3 * runs, others: runs, kinds: allPersonKinds },
  (row) => console.log(peopleLineOf(row)),
);
const simulation = simulate(plan, (row) => console.log(rowOf(row)));
const gates = [...simulation.gates, ...people.gates];

console.log('');
for (const { name, isMet, found } of gates) {
  console.log(`${isMet ? 'met ' : 'MISSED'} ${name}: ${found}`);
}
if (!values.check) write(simulation, people);
process.exitCode = gates.every(({ isMet }) => isMet) ? 0 : 1;

function write(simulation: Simulation, { rows }: PeopleReport): void {
  const { errors, listeners, coverage } = simulation;
  const careful = listeners.filter(({ behaviour }) => behaviour === 'careful');
  const sleepers = listeners.filter(({ behaviour }) => behaviour === 'sleeper');
  const table = {
    version: testResultVersion,
    seed,
    tests: runs * careful.length,
    carefulGood: hundredth(carefulGood(listeners)),
    pitches: errors.map(({ hz, meanDb, sdDb, within10 }) => ({
      hz,
      meanDb: tenth(meanDb),
      sdDb: tenth(sdDb),
      within10: hundredth(within10),
      loudestDb: reach().find((one) => one.hz === hz)?.db ?? 0,
    })),
    listeners: careful.map(({ audiogram, tones, toneMinutes, minutes, good, measured }) => ({
      audiogram,
      tones: Math.round(tones),
      toneMinutes: tenth(toneMinutes),
      minutes: tenth(minutes),
      good: hundredth(good),
      measured: hundredth(measured),
    })),
    people: rows.map(({ kind, runs: tests, good, fair, poor, sdDb, minutes, longestMinutes }) => ({
      kind,
      tests,
      good: hundredth(good),
      fair: hundredth(fair),
      poor: hundredth(poor),
      sdDb: tenth(sdDb),
      minutes: tenth(minutes),
      longestMinutes: tenth(longestMinutes),
    })),
    sleepers: {
      tests: plan.sleepers * sleepers.length,
      good: sleepers.reduce((sum, row) => sum + Math.round(row.good * row.runs), 0),
    },
    coverage: coverage.map(({ mode, errorSdDb, bandDb, share }) => ({
      mode,
      errorSdDb,
      bandDb: tenth(bandDb),
      share: hundredth(share),
    })),
  };
  writeFileSync(tableFile, `${JSON.stringify(table, null, 2)}\n`);
  const docs = readFileSync(docsFile, 'utf8');
  const [before = '', rest = ''] = docs.split(marks.start);
  const [, after = ''] = rest.split(marks.end);
  const body = markdownOf(simulation, people, plan);
  writeFileSync(docsFile, `${before}${marks.start}\n\n${body}\n\n${marks.end}${after}`);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
