import { aTestResult } from '@/testing/hearing';
import {
  arrowFrom,
  bandAround,
  levelAt,
  marksOf,
  plotFor,
  runsOf,
  speechLettersIn,
} from './audiogram-drawing';
import { resultAsCsv } from './hearing-export';

const box = { left: 0, top: 0, width: 564 };

test('one octave is as wide as 20 dB is tall, low left and soft on top', () => {
  const plot = plotFor(aTestResult(), box);
  expect(plot.x(2000) - plot.x(1000)).toBeCloseTo(plot.y(40) - plot.y(20));
  expect(plot.x(250)).toBeLessThan(plot.x(8000));
  expect(plot.y(-10)).toBeLessThan(plot.y(100));
  expect(plot.levels).toEqual([0, 20, 40, 60, 80, 100]);
});

test('no line runs through a pitch that was not heard', () => {
  const marks = marksOf([
    { hz: 4000, db: null, noResponse: true, triedDb: 80, n: 9 },
    { hz: 500, db: 20, n: 8 },
    { hz: 1000, db: 30, n: 8 },
    { hz: 8000, db: 70, n: 8 },
    { hz: 250, db: null, n: 0 },
  ]);
  expect(marks.map(({ hz, isHeard }) => [hz, isHeard])).toEqual([
    [500, true],
    [1000, true],
    [4000, false],
    [8000, true],
  ]);
  expect(runsOf(marks).map((run) => run.map(({ hz }) => hz))).toEqual([[500, 1000]]);
});

test('the arrow of the right ear points down left, that of the left ear down right', () => {
  const plot = plotFor(aTestResult(), box);
  const mark = { hz: 1000, db: 80, isHeard: false };
  const end = (side: 'R' | 'L') => Number(/L(-?[\d.]+) /.exec(arrowFrom(mark, side, plot, 8))?.[1]);
  expect(end('R')).toBeLessThan(plot.x(1000));
  expect(end('L')).toBeGreaterThan(plot.x(1000));
});

test('the band stays on the paper', () => {
  const plot = plotFor(aTestResult(), box);
  const run = [250, 500].map((hz) => ({ hz, db: -10, isHeard: true }));
  const heights = bandAround(run, aTestResult(), plot)
    .split(' ')
    .map((corner) => Number(corner.split(',')[1]));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(plot.top - 0.1);
});

test('between two pitches the line is read on the octave scale', () => {
  const line = [1000, 4000].map((hz, index) => ({ hz, db: 20 + index * 20, isHeard: true }));
  expect(levelAt(line, 2000)).toBe(30);
  expect(levelAt([], 2000)).toBeNull();
});

test('French writes the same sounds at the same places in its own letters', () => {
  const [english, french] = ['en-US', 'fr-CA'].map(speechLettersIn);
  const places = (letters: typeof english) => letters?.map(([, ...place]) => place);
  expect(places(french)).toEqual(places(english));
  expect(french?.map(([letters]) => letters).join(' ')).not.toMatch(/th|sh|ng|h g/);
  expect(french?.map(([letters]) => letters)).toContain('ch');
});

test('the table for a spreadsheet has a line for each pitch and ear', () => {
  const lines = resultAsCsv(aTestResult({ flags: ['asymmetry'] }), ['pain'])
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(13);
  expect(lines[1]).toBe('2026-11-20T10:00:00.000Z,right,250,15,no,reference,good,pain asymmetry');
});
