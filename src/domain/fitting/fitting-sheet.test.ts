import { resultOfAudiogram } from '../audiometry/own-audiogram';
import { calibrationOf } from '../audiometry/calibration';
import type { TestResult } from '../audiometry/test-result';
import {
  changesSince,
  fittedSides,
  keptChanges,
  makeSheet,
  type SheetChoices,
} from './fitting-sheet';
import { orderedAidsOf } from './ordered-aids';
import { plainSheet } from './plain-help';
import { sheetAsCsv } from './sheet-export';
import { parseSheet } from './stored-sheet';
import { suggestLevel } from './suggestion';

const levels = { 250: 15, 500: 20, 1000: 30, 2000: 45, 4000: 55, 8000: 60 };
const marks = (shiftDb = 0) =>
  Object.entries(levels).map(([hz, db]) => ({ hz: Number(hz), db: db + shiftDb }));
const audiogram = resultOfAudiogram({ R: marks(), L: marks() }, '2026-11-20T12:00:00.000Z');

const pair = orderedAidsOf([
  { isHearingAid: true, options: [], variantName: 'Advanced, Pair, Graphite, Regular' },
  { isHearingAid: false, options: [], variantName: null },
]);

const typed: SheetChoices = {
  ...{ basis: 'typed', result: audiogram, testId: null, isFirstTime: true },
  ...{ dome: null, discomfortDbHl: {} },
};

function sheetOf(choices: Partial<SheetChoices> = {}, ordered = pair) {
  const made = makeSheet({ ...typed, ...choices }, ordered);
  if (!made.ok) throw new Error(made.fault);
  return made.sheet;
}

test('a pair’s sheet has both ears, the dome for near normal low tones, and the clinic’s band', () => {
  const sheet = sheetOf();
  expect(fittedSides(sheet)).toEqual(['R', 'L']);
  expect(sheet.dome).toBe('open');
  expect(sheet.bandDb).toBeCloseTo(2 * Math.hypot(3.5, 3), 10);
  expect(sheet.ears.R?.targets.map(({ target }) => Math.round(target.talk))).toEqual([
    ...[0, 0, 13, 16, 17, 18, 19, 19],
  ]);
  expect(sheet.ears.R?.estimatedHz).toEqual([3000, 6000]);
});

test('an order placed in French is read by the ids of its values', () => {
  const chosen = (id: string, valueId: string, value: string) => ({ id, name: id, valueId, value });
  const options = [
    chosen('tech', 'premium', 'Supérieur'),
    chosen('ears', 'right-ear', 'Oreille droite'),
    chosen('receiver', 'large', 'Grand écouteur'),
  ];
  const variantName = 'Supérieur, Oreille droite, Rose, Grand écouteur';
  expect(orderedAidsOf([{ isHearingAid: true, options, variantName }])).toEqual({
    ...{ level: 'premium', receiver: 'large', ears: ['R'] },
  });
});

test('one aid’s sheet has its ear alone, and ignores the other', () => {
  const left = orderedAidsOf([
    { isHearingAid: true, options: [], variantName: 'Basic, Left ear, Rose, Large' },
  ]);
  expect(left).toEqual({ level: 'basic', receiver: 'large', ears: ['L'] });
  const half: TestResult = {
    ...audiogram,
    ears: { ...audiogram.ears, R: { points: [], pta4: null } },
  };
  const sheet = sheetOf({ result: half }, left);
  expect(fittedSides(sheet)).toEqual(['L']);
  expect(sheet.isPair).toBe(false);
});

test.each<[string, TestResult]>([
  ['relative', { ...audiogram, calibration: calibrationOf('relative') }],
  ['relative', { ...audiogram, calibration: calibrationOf('anchored') }],
  ['poor', { ...audiogram, reliability: 'poor' }],
  ['incomplete', resultOfAudiogram({ R: marks().slice(0, 3), L: marks() }, audiogram.takenAt)],
])('a %s result gets no sheet', (fault, result) => {
  expect(makeSheet({ ...typed, result }, pair)).toEqual({ ok: false, fault });
});

test('without a result there is a starting fit, the same for both ears and without a band', () => {
  const sheet = sheetOf({ basis: 'starting', result: null });
  expect(sheet.bandDb).toBeNull();
  expect(sheet.ears.R).toEqual(sheet.ears.L);
  expect(plainSheet(sheet)).toMatchObject({ isStarting: true, stepsUp: true });
});

test('the difference of two sheets is by pitch, of targets and of thresholds', () => {
  const again = resultOfAudiogram({ R: marks(10), L: marks() }, audiogram.takenAt);
  const [before, now] = [sheetOf(), sheetOf({ basis: 'in_situ', result: again })];
  expect(changesSince(now, null, 'R')).toBeNull();
  expect(changesSince(now, before, 'L')?.every(({ targetDb }) => targetDb === 0)).toBe(true);
  const at2000 = changesSince(now, before, 'R')?.find(({ hz }) => hz === 2000);
  expect(at2000?.thresholdDb).toBe(10);
  expect(at2000?.targetDb).toBeCloseTo(4.6, 10);
});

test('the ordered level stays unless speech is beyond its range; what it cannot reach is named', () => {
  const to = (hz: 2000 | 8000, thresholdDbHl: number) => ({
    R: sheetOf().ears.R?.targets.map((at) => (at.hz === hz ? { ...at, thresholdDbHl } : at)) ?? [],
  });
  expect(suggestLevel(to(8000, 70), 'advanced')).toEqual({
    ...{ level: 'advanced', rangeDbHl: 60 },
    beyond: [{ side: 'R', hz: 8000, thresholdDbHl: 70 }],
  });
  expect(suggestLevel(to(2000, 70), 'advanced').level).toBe('premium');
  expect(suggestLevel(to(2000, 90), 'basic')).toMatchObject({
    level: 'premium',
    beyond: [{ hz: 2000 }],
  });
});

test('a stored sheet is read back as it was; anything else is refused', () => {
  const sheet = sheetOf({ discomfortDbHl: { R: { 1000: 95 } } });
  expect(parseSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
  expect(() => parseSheet({ ...sheet, basis: 'guess' })).toThrow();
  expect(() => parseSheet({ ...sheet, discomfortDbHl: { R: { 1000: 300 } } })).toThrow();
});

test('the table for machines has a line for each pitch and ear, and disarms formulas', () => {
  const sheet = sheetOf();
  const csv = sheetAsCsv({
    ...{ orderNumber: '10482', version: 2, sheet, before: sheet },
    signature: { clinician: '=SUM(A1)', licence: '1', at: '2026-11-24T10:00:00.000Z' },
  });
  const lines = csv.trim().split('\r\n');
  expect(lines).toHaveLength(17);
  expect(lines[3]).toBe(
    "10482,2,'=SUM(A1),2026-11-24T10:00:00.000Z,typed,NAL-R (1986) + FIG6 (1993),open,right,1000,30,9.2,15.5,13.1,10.1,8.8,17.3,10.1,0,100",
  );
});

test('the customer’s words: loud sounds get less help than soft ones', () => {
  const [right] = plainSheet(sheetOf()).ears;
  expect(right?.help).toEqual({
    soft: { low: 'none', middle: 'clear', high: 'lot' },
    talk: { low: 'none', middle: 'clear', high: 'clear' },
    loud: { low: 'none', middle: 'little', high: 'little' },
  });
});

test('what a wearer asked for moves the pitches, the loudness and the ear it is for, never below 0', () => {
  const change = { fromHz: 1000, toHz: 4000, input: 'loud', gainDb: -50, sides: ['L'] } as const;
  const [plain, changed] = [sheetOf(), sheetOf({ wearerChanges: [change] })];
  const at = (sheet: typeof plain, side: 'L' | 'R', hz: number) =>
    sheet.ears[side]?.targets.find((one) => one.hz === hz)?.target;
  expect(at(changed, 'L', 2000)).toEqual({ ...at(plain, 'L', 2000), loud: 0 });
  expect(at(changed, 'L', 6000)).toEqual(at(plain, 'L', 6000));
  expect(changed.ears.R).toEqual(plain.ears.R);
  expect(parseSheet(JSON.parse(JSON.stringify(changed)))).toEqual(changed);
});

test('a version from the same audiogram keeps these changes, another audiogram starts without them', () => {
  const change = { fromHz: 250, toHz: 750, input: 'all', gainDb: -3, sides: ['R', 'L'] } as const;
  const newest = sheetOf({ wearerChanges: [change] });
  expect(keptChanges(newest, 'typed')).toEqual([change]);
  expect(keptChanges(newest, 'in_situ')).toEqual([]);
  expect(keptChanges(undefined, 'typed')).toEqual([]);
});
