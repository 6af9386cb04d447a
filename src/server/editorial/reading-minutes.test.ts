import { readingMinutes } from './reading-minutes';

const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;

test.each([
  ['nothing at all', '', 1],
  ['a few words', words(40), 1],
  ['an article', words(810), 4],
  ['half a minute more', words(910), 5],
  ['what only the browser reads', `<a href="/one-two-three">${'<b>a</b> '.repeat(300)}</a>`, 2],
])('%s', (_, html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});
