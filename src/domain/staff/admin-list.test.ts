import fc from 'fast-check';
import { listQuery, nextSort, parseListState, sortOf, type ListRules } from './admin-list';

const rules: ListRules = {
  sorts: ['-placed', 'number'],
  filters: { status: ['hold', 'complete'], reason: ['hearing_review'] },
};
const start = { page: 1, sort: '-placed', filters: { status: '', reason: '' } };

test('an empty address is where a list starts', () => {
  expect(parseListState({}, rules)).toEqual(start);
});

test.each([
  [{ page: '0' }],
  [{ page: '1.5' }],
  [{ page: '-1' }],
  [{ page: '1000000000' }],
  [{ page: ['2', '3'] }],
  [{ sort: 'password' }],
  [{ sort: '--placed' }],
  [{ status: 'gone' }],
  [{ status: ['hold'] }],
  [{ email: 'ada@example.com' }],
])('%j says nothing', (query) => {
  expect(parseListState(query, rules)).toEqual(start);
});

test('what an address says is what it was made of', () => {
  fc.assert(
    fc.property(
      fc.record({
        page: fc.integer({ min: 1, max: 100_000 }),
        sort: fc.constantFrom('-placed', 'placed', 'number', '-number'),
        filters: fc.record({
          status: fc.constantFrom('', 'hold', 'complete'),
          reason: fc.constantFrom('', 'hearing_review'),
        }),
      }),
      (state) => {
        expect(parseListState(listQuery(start, state, rules), rules)).toEqual(state);
      },
    ),
  );
});

test('another filter or order leads to the first page', () => {
  const third = { ...start, page: 3 };
  expect(listQuery(third, { sort: 'number' }, rules)).toEqual({ sort: 'number' });
  expect(listQuery(third, { filters: { status: 'hold' } }, rules)).toEqual({ status: 'hold' });
  expect(listQuery(third, {}, rules)).toEqual({});
});

test('a second click sorts the other way round', () => {
  expect(nextSort('-placed', 'number')).toBe('number');
  expect(nextSort('number', 'number')).toBe('-number');
  expect(nextSort('-number', 'number')).toBe('number');
  expect(sortOf('-placed')).toEqual({ by: 'placed', isDescending: true });
  expect(sortOf('number')).toEqual({ by: 'number', isDescending: false });
});
