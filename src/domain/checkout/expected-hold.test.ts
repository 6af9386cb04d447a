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

  it('is open before a province is chosen, and asks no province at a pick-up', () => {
    expect(expectedHold(shippedTo(''))).toEqual({ kind: 'province-open' });
    expect(expectedHold({ ...shippedTo('QC'), deliveryType: 'pick-up' })).toEqual({
      kind: 'pick-up',
    });
  });

  it('is nothing for accessories', () => {
    expect(expectedHold({ ...shippedTo('ON'), hasHearingAid: false })).toBeNull();
  });
});
