import { aidFactsOf, levelsByValue } from './aid-facts';

const attributes = {
  in_the_box: ['Standard Charger'],
  battery_hours: 24,
  charging_hours: 3,
  water_rating: 'IP68',
  weight_grams: 2.4,
  bluetooth: 'yes',
  bluetooth_basic: 'no',
  telecoil: 'no',
  fitting_range_db: 60,
  fitting_range_db_premium: 70,
  app_needed: 'no',
};

test('attributes become facts, and a level may have its own', () => {
  expect(aidFactsOf(attributes)).toEqual({
    inTheBox: ['Standard Charger'],
    batteryHours: 24,
    chargingHours: 3,
    waterRating: 'IP68',
    weightGrams: 2.4,
    bluetooth: { basic: false, advanced: true, premium: true },
    telecoil: false,
    fittingRangeDb: { basic: 60, advanced: 60, premium: 70 },
    appNeeded: false,
  });
});

test('what nobody said, and what cannot be, is not known', () => {
  const facts = aidFactsOf({ battery_hours: 'a day', telecoil: 'perhaps', bluetooth_basic: 'no' });
  expect(facts.inTheBox).toEqual([]);
  expect(Object.values({ ...facts, inTheBox: null })).toEqual(Array(9).fill(null));
});

test('levels with the same value stand together', () => {
  expect(levelsByValue({ basic: 60, advanced: 60, premium: 70 })).toEqual([
    [60, ['basic', 'advanced']],
    [70, ['premium']],
  ]);
});
