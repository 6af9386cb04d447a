import { parseProvince, provinceCodes } from './provinces';

test('there are thirteen', () => {
  expect(new Set(provinceCodes).size).toBe(13);
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
