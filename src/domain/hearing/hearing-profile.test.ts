import { aTestResult } from '@/testing/hearing';
import type { TestResult } from '../audiometry/test-result';
import { holdReason, isClearResult, missingFromProfile, reasonAfter } from './hearing-profile';
import { provinceCodes } from '../provinces';

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
    ['AB', clearTest, 'fitting_sheet'],
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

describe('a result that needs no second look', () => {
  const clear = aTestResult();
  const flat = (db: number) => {
    const points = [250, 500, 1000, 2000, 4000, 8000].map((hz) => ({ hz, db, n: 8 }));
    return { R: { points, pta4: db }, L: { points, pta4: db } };
  };

  test('is sure, in dB HL, without anything odd, and one that our own advice follows up', () => {
    expect(isClearResult(clear)).toBe(true);
    expect(isClearResult({ ...clear, reliability: 'fair' })).toBe(true);
    expect(isClearResult({ ...clear, ears: flat(40) })).toBe(true);
  });

  test.each<[string, Partial<TestResult>]>([
    ['poor', { reliability: 'poor' }],
    ['odd', { flags: ['asymmetry'] }],
    ['relative', { calibration: { mode: 'relative', sdDb: null } }],
    ['of normal hearing', { ears: flat(5) }],
    ['too severe for an aid without a visit', { ears: flat(62) }],
  ])('is none that is %s', (_what, change) => {
    expect(isClearResult({ ...clear, ...change })).toBe(false);
  });
});
