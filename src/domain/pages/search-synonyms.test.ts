import { searchGroups } from './search-synonyms';

test.each([
  ['refund', [['refund', 'return']]],
  ['Money back', [['money', 'back', 'return']]],
  ['batteries', [['battery', 'charger', 'charge']]],
  ['money back trial', [['money', 'back', 'return'], ['trial']]],
  ['français', [['francai', 'contact']]],
  ['charger', [['charger']]],
  ['the', []],
  ['', []],
])('%j looks for %j', (search, groups) => {
  expect(searchGroups(search, 'en-US')).toEqual(groups);
});
