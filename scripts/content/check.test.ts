import type { EditorialArticle, EditorialPage } from '@/server/editorial/port';
import { checkText } from './check';
import { languages } from './languages';
import { blocksOf } from './plain-text';
import { openSpelling } from './spelling';

const page: EditorialPage = {
  slug: 'one',
  path: '/one',
  title: 'One',
  addresses: {},
  summary: null,
  picture: null,
  html: '<p>The cat sat on the mat.</p>',
  description: 'A cat.',
  keywords: null,
  sources: [],
  faq: [],
  publishedAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
  review: null,
};

const article: EditorialArticle = {
  ...page,
  author: 'editors',
  category: 'general',
  summary: 'A cat.',
  picture: null,
  tags: [],
  related: [],
  readingMinutes: 1,
};

const language = languages['en-US'];
const spelling = openSpelling('dictionary-en-ca', ['audiogram'], (word) => word.replace(/'s$/, ''));
const english = { language, spelling };
const readCustomer = (html: string) => language.read(blocksOf(html), 'customers');
const faultsOf = (text: Partial<EditorialPage>) =>
  checkText({ ...page, ...text }, new Set(['/shop']), english).faults;

describe('reading level', () => {
  it('is the Flesch–Kincaid grade of the sentences', () => {
    // 6 words, 1 sentence, 6 syllables: 0.39 × 6 + 11.8 × 1 − 15.59.
    expect(readCustomer(page.html)).toMatchObject({ words: 6, sentences: 1, score: -1.4 });
    const hard = '<p>Professional audiological rehabilitation necessitates individualization.</p>';
    expect(readCustomer(hard).score).toBeGreaterThan(20);
  });

  it('counts each item of a list by itself, and neither headings nor tables', () => {
    const html =
      '<h2>Cats</h2><ul><li>They sit</li><li>They eat</li></ul><table><tr><th>A b c</th></tr></table>';
    expect(readCustomer(html)).toMatchObject({ words: 4, sentences: 2 });
  });

  it('of nothing is nothing', () => {
    expect(readCustomer('<h2>Cats</h2>')).toMatchObject({ words: 0, sentences: 0, score: 0 });
  });

  it('may be higher for professionals', () => {
    expect(language.read([], 'customers').limit).toBe(8);
    expect(language.read([], 'professionals').limit).toBe(11);
  });

  it('above the limit is a fault', () => {
    const html = '<p>Professional audiological rehabilitation is a necessity.</p>';
    expect(faultsOf({ html })).toEqual([expect.stringMatching(/^grade \d+(\.\d)? is beyond 8$/)]);
  });
});

describe('spelling', () => {
  it.each([
    ['Canadian words', 'The colour of the centre, and a licence.', []],
    ['our own words', 'An audiogram’s line.', []],
    ['spelling of elsewhere', 'The color of the center.', ['color', 'center']],
    ['a slip, once', 'Hearng and hearng aids.', ['hearng']],
    ['parts of a word', 'A behind-the-eer aid', ['eer']],
    ['short forms', 'You’re sure it doesn’t ring.', []],
  ])('%s', (_, text, unknown) => {
    expect(spelling(text).map((word) => word.toLowerCase())).toEqual(
      expect.arrayContaining(unknown),
    );
    expect(new Set(spelling(text).map((word) => word.toLowerCase())).size).toBe(unknown.length);
  });

  it('looks at everything that people read', () => {
    const faq = [{ topic: 'Topicc', question: 'Questionn', answer: '<p>Answerr</p>' }];
    const words = { title: 'Titlee', description: 'Descriptionn', keywords: 'Keywordd', faq };
    expect(faultsOf({ ...words, summary: 'Summaryy', html: '<td>Celll</td>' })).toEqual(
      expect.arrayContaining(
        [
          'Titlee',
          'Descriptionn',
          'Summaryy',
          'Keywordd',
          'Topicc',
          'Questionn',
          'Celll',
          'Answerr',
        ].map((word) => `unknown word: ${word}`),
      ),
    );
  });
});

describe('links and sources', () => {
  it('finds links to pages that do not exist, in answers too', () => {
    const answer = '<p><a href="/nowhere#top">a</a></p>';
    const html = '<p><a href="/shop?a=b">a</a> <a href="/shp">b</a></p>';
    expect(faultsOf({ html, faq: [{ topic: null, question: 'Why', answer }] })).toEqual([
      'leads nowhere: /shp',
      'leads nowhere: /nowhere#top',
    ]);
  });

  it('asks for the picture of an article', () => {
    const faults = (picture: EditorialArticle['picture']) =>
      checkText({ ...article, picture }, new Set(), english).faults;
    const picture = { caption: 'A cat', width: 16, height: 10 };
    expect(faults(null)).toEqual(['there is no picture']);
    expect(faults({ ...picture, url: '/none.svg' })).toEqual(['no such file: /none.svg']);
    expect(faults({ ...picture, url: '/favicon.svg' })).toEqual([]);
  });

  it('asks that numbers and sources fit', () => {
    const sources = [1, 2, 3].map((number) => ({ title: `Study ${number}`, url: null }));
    const html = '<p>The cat sat. [1, 2]</p>';
    expect(faultsOf({ html, sources: sources.slice(0, 2) })).toEqual([]);
    expect(faultsOf({ html, sources })).toEqual(['source 3 is not named in the text']);
    expect(faultsOf({ html, sources: sources.slice(0, 1) })).toEqual(['there is no source 2']);
  });
});
