import fc from 'fast-check';
import { searchTerm, termsOf, wordsIn } from './site-search';

test.each([
  ['Batteries', 'battery'],
  ['chargers', 'charger'],
  ['Québec', 'quebec'],
  ['loss', 'loss'],
  ['TV', 'tv'],
  ['bus', 'bus'],
])('%s is looked up as %s', (word, term) => expect(searchTerm(word)).toBe(term));

test.each(['the', 'How', 'a', 'I'])('%s says nothing', (word) =>
  expect(searchTerm(word)).toBeNull(),
);

test('words end at spaces, dashes and apostrophes', () => {
  expect(wordsIn('The workers’ board: what’s 30-day?')).toEqual([
    'The',
    'workers',
    'board',
    'what',
    's',
    '30',
    'day',
  ]);
});

test('a term is its own term, so that an index may be read twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const term of termsOf(text)) expect(termsOf(term)).toEqual(new Set([term]));
    }),
  );
});
