import { warrantyEndsOn } from './warranty';

test('the warranty counts whole years from the day of delivery at the clinic', () => {
  // The evening of the 22nd at the clinic.
  expect(warrantyEndsOn('2026-11-23T04:30:00Z', 3)).toBe('2029-11-22');
  expect(warrantyEndsOn('2028-02-29T18:00:00Z', 3)).toBe('2031-03-01');
});

test('it does not run before the delivery', () => {
  expect(warrantyEndsOn(null, 3)).toBeNull();
});
