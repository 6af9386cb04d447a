import { holdReason, parseProvince, provinceCodes, provinceNames } from './provinces';

test('there are thirteen, each with a name', () => {
  expect(provinceCodes).toHaveLength(13);
  expect(new Set(provinceCodes.map((code) => provinceNames[code])).size).toBe(13);
});

test.each([
  ['AB', 'AB'],
  [' on ', 'ON'],
  ['quebec', 'QC'],
  ['Washington', null],
  ['', null],
  [null, null],
])('%p is %p', (text, province) => {
  expect(parseProvince(text)).toBe(province);
});

describe('a hearing-aid order', () => {
  test.each([
    ['ON', true, 'prescription_needed'],
    ['BC', false, 'prescription_needed'],
    ['QC', true, 'dispenser_review'],
    ['AB', false, 'hearing_test_needed'],
    ['AB', true, null],
    [null, false, 'hearing_test_needed'],
  ] as const)(
    'to %s, with a test on file: %s, waits for %s',
    (province, hasHearingTest, reason) => {
      expect(holdReason({ hasHearingAid: true, province, hasHearingTest })).toBe(reason);
    },
  );
});

test.each([...provinceCodes, null])('an order of accessories to %s never waits', (province) => {
  expect(holdReason({ hasHearingAid: false, province, hasHearingTest: false })).toBeNull();
});
