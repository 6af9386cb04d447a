import { parseToldSigns } from './told-signs';

test('reads what was stored, and only signs that it knows', () => {
  expect(parseToldSigns({ signs: ['pain', 'made-up'], hasTroubleInNoise: true })).toEqual({
    signs: ['pain'],
    hasTroubleInNoise: true,
  });
  expect(parseToldSigns({ signs: [] })).toEqual({ signs: [], hasTroubleInNoise: null });
});

test.each([null, 'pain', 7, {}, { signs: 'pain' }])('is nothing for %j', (stored) => {
  expect(parseToldSigns(stored)).toBeNull();
});
