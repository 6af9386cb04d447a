import { isHoliday } from './holidays';

const closed = (year: number) => {
  const days: string[] = [];
  const first = Date.UTC(year, 0, 1);
  for (let day = 0; day < 366; day += 1) {
    const written = new Date(first + day * 86_400_000).toISOString().slice(0, 10);
    if (written.startsWith(String(year)) && isHoliday(written)) days.push(written);
  }
  return days;
};

test('the holidays of 2026; Boxing Day, a Saturday, is kept on Monday', () => {
  expect(closed(2026)).toEqual([
    '2026-01-01',
    '2026-02-16',
    '2026-04-03',
    '2026-05-18',
    '2026-07-01',
    '2026-09-07',
    '2026-09-30',
    '2026-10-12',
    '2026-11-11',
    '2026-12-25',
    '2026-12-28',
  ]);
});

test('two that fall on one weekend are kept on two days', () => {
  expect(closed(2027).slice(-2)).toEqual(['2027-12-27', '2027-12-28']);
});

test.each([
  ['Good Friday', ['2024-03-29', '2025-04-18', '2027-03-26', '2028-04-14', '2038-04-23']],
  ['Victoria Day', ['2024-05-20', '2025-05-19', '2027-05-24', '2028-05-22']],
  ['Family Day', ['2024-02-19', '2025-02-17', '2027-02-15']],
])('%s of other years', (_, days) => {
  for (const day of days) expect(isHoliday(day)).toBe(true);
});

test('a holiday on a weekend is not kept twice', () => {
  expect(isHoliday('2028-01-01')).toBe(false);
  expect(isHoliday('2028-01-03')).toBe(true);
});
