import { expectedHold } from './expected-hold';
import { provinceCodes, type ProvinceCode } from '../provinces';

const shippedTo = (provinceText: string) =>
  ({ hasHearingAid: true, deliveryType: 'ship', provinceText }) as const;

describe('what an order of hearing aids will wait for', () => {
  it.each<[ProvinceCode, string]>([
    ['ON', 'prescription'],
    ['BC', 'prescription'],
    ['QC', 'expert'],
    ['AB', 'hearing-test'],
  ])('%s: %s', (province, kind) => {
    expect(expectedHold(shippedTo(province))).toEqual({ kind, province });
  });

  it('is told for every province', () => {
    for (const province of provinceCodes) {
      expect(expectedHold(shippedTo(province))).toMatchObject({ province });
    }
  });

  it('is open before a province is chosen; a pick-up has the rule of its place', () => {
    expect(expectedHold(shippedTo(''))).toEqual({ kind: 'province-open' });
    for (const provinceText of ['', 'AB']) {
      expect(expectedHold({ ...shippedTo(provinceText), deliveryType: 'pick-up' })).toEqual({
        kind: 'expert',
        province: 'QC',
      });
    }
  });

  it('is nothing for accessories', () => {
    expect(expectedHold({ ...shippedTo('ON'), hasHearingAid: false })).toBeNull();
  });
});
