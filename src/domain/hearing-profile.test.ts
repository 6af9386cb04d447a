import type { TestResult } from './audiometry/test-result';
import { holdReason, isClearResult, missingFromProfile, reasonAfter } from './hearing-profile';
import { provinceCodes } from './provinces';

const nothing = { kinds: [], hasClearTest: false } as const;
const clearTest = { kinds: ['test'], hasClearTest: true } as const;
const unclearTest = { kinds: ['test'], hasClearTest: false } as const;

describe('a hearing-aid order', () => {
  test.each([
    ['ON', clearTest, 'prescription_needed'],
    ['ON', { kinds: ['upload'], hasClearTest: false }, 'hearing_review'],
    ['ON', { kinds: ['waiver'], hasClearTest: false }, 'prescription_needed'],
    ['BC', nothing, 'prescription_needed'],
    ['QC', clearTest, 'dispenser_review'],
    ['QC', nothing, 'dispenser_review'],
    ['AB', nothing, 'hearing_test_needed'],
    ['AB', { kinds: ['questionnaire'], hasClearTest: false }, 'hearing_test_needed'],
    ['AB', clearTest, null],
    ['AB', unclearTest, 'hearing_review'],
    ['AB', { kinds: ['waiver'], hasClearTest: false }, 'hearing_review'],
    [null, nothing, 'hearing_test_needed'],
  ] as const)('to %s with %j waits for %s', (province, hearing, reason) => {
    expect(holdReason({ hasHearingAid: true, province, hearing })).toBe(reason);
  });
});

test.each([...provinceCodes, null])('an order of accessories to %s never waits', (province) => {
  expect(holdReason({ hasHearingAid: false, province, hearing: nothing })).toBeNull();
});

test('what an order waits for follows what has come', () => {
  expect(reasonAfter('ON', ['test'])).toBe('prescription_needed');
  expect(reasonAfter('ON', ['test', 'prescription'])).toBe('hearing_review');
  expect(reasonAfter('QC', ['test'])).toBe('dispenser_review');
  expect(missingFromProfile('AB', ['test'])).toBeNull();
});

test('only a sure result in dB HL without anything odd needs no second look', () => {
  const ear = { points: [], pta4: 30 };
  const clear: TestResult = {
    version: '1',
    takenAt: '2026-11-20T10:00:00.000Z',
    calibration: { mode: 'reference', sdDb: 5 },
    ears: { R: ear, L: ear },
    reliability: 'fair',
    flags: [],
    device: { sampleRate: 48_000 },
  };
  expect(isClearResult(clear)).toBe(true);
  expect(isClearResult({ ...clear, reliability: 'poor' })).toBe(false);
  expect(isClearResult({ ...clear, flags: ['asymmetry'] })).toBe(false);
  expect(isClearResult({ ...clear, calibration: { mode: 'relative', sdDb: null } })).toBe(false);
});
