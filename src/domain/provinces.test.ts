import { parseProvince, provinceCodes, provinceNames } from './provinces';

test('there are thirteen, each with a name', () => {
  expect(provinceCodes).toHaveLength(13);
  expect(new Set(provinceCodes.map((code) => provinceNames[code])).size).toBe(13);
});

test.each([
  ['AB', 'AB'],
  [' on ', 'ON'],
  ['quebec', 'QC'],
  ['Québec', 'QC'],
  ['que\u0301bec', 'QC'],
  ['Washington', null],
  ['', null],
  [null, null],
])('%p is %p', (text, province) => {
  expect(parseProvince(text)).toBe(province);
});
