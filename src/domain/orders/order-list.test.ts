import { aidInShort } from './order-list';

test.each([
  ['Advanced, Pair, Graphite, Large', 'Advanced pair'],
  ['Basic, Left ear, Rose, Regular', 'Basic left ear'],
  // A subscription's name, and a thing that comes in one form only.
  ['Yearly', ''],
  [null, ''],
])('of %s a list says "%s"', (variant, words) => {
  expect(aidInShort(variant)).toBe(words);
});
