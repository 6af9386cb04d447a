import { countedWords } from './counted-words';

describe('words with a number in them', () => {
  const units = { one: 'Cart, # item', other: 'Cart, # items' };

  it.each([
    [0, 'Cart, 0 items'],
    [1, 'Cart, 1 item'],
    [12, 'Cart, 12 items'],
  ])('%i', (count, words) => {
    expect(countedWords(units, count)).toBe(words);
  });

  it('follows how another language counts', () => {
    const forms = { one: '# article', other: '# articles' };
    expect(countedWords(forms, 0, 'fr-CA')).toBe('0 article');
  });

  it('takes the general form where a language has none of its own', () => {
    expect(countedWords({ other: '# in all' }, 1)).toBe('1 in all');
  });
});
