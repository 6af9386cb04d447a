import { createConditions } from './people-search';
import { addContactSearch, wordBeginnings } from './word-search';

describe('words that are searched for', () => {
  test.each([
    ['mary FAM', `'mary':* & 'FAM':*`, null],
    ["o'neil\\", `'o neil':*`, null],
    ['  & | ! ', null, null],
    ['', null, null],
    ['Ada@Exam', null, `'ada@exam':*`],
    ['mary ada+news@example.ca', `'mary':* & 'ada+':*`, `'news@example.ca':*`],
    ["x'@y", `'x':*`, `'@y':*`],
  ])('%j is read as %j and %j', (search, plain, addresses) => {
    expect(wordBeginnings(search)).toEqual({ plain, addresses });
  });

  test.each([
    ['(403) 555-01', `'40355501':*`],
    ['+1 403', `'1403':*`],
    ['mary 403', `'mary':* & '403':*`],
  ])('a number is one word, however it is typed: %j', (search, query) => {
    const conditions = createConditions();
    addContactSearch(conditions, search);
    expect(conditions.params).toEqual([query]);
  });
});
