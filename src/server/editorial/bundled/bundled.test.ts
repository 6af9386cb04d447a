import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locales } from '@/domain/words/locale';
import { paths } from '@/domain/pages/paths';
import { articleCategories } from '@/domain/pages/reading';
import { openBundledEditorial } from './bundled';

const pagesOfWords = [
  paths.hearingTestWhy,
  paths.hearingTestHow,
  paths.hearingLossCauses,
  paths.hearingLossInsurance,
  paths.hearingLossImpact,
  paths.howToUse,
  paths.prices,
  paths.productWarranty,
  paths.technology,
  paths.repair,
  paths.overTheCounter,
  paths.needForAids,
  paths.faq,
  paths.mission,
  paths.entPartnerships,
  paths.familyDoctors,
  paths.support,
  paths.warranty,
  paths.returns,
  paths.terms,
  paths.privacy,
];

const page = `---
title: One page
description: What it says.
published: true
date: 2026-11-21
---

Some **words**.
`;

const withField = (field: string) => page.replace('---\n\n', `${field}\n---\n\n`);

const article = page.replace(
  '---\n\n',
  'author: editors\ncategory: general\nsummary: In short.\ntags: [one]\n---\n\n',
);

describe('texts in a folder', () => {
  let folder = '';
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const faultOf = () =>
    openBundledEditorial(folder).then(
      () => null,
      (error: Error) => error.message,
    );

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
    mkdirSync(path.join(folder, 'pages', 'section'), { recursive: true });
    mkdirSync(path.join(folder, 'blogs'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('a page is its fields and its text as HTML', async () => {
    write(
      'pages/one-page.md',
      page.replace('---\n\n', 'updated: 2026-12-01\nreview: legal\n---\n\n'),
    );
    expect(await (await openBundledEditorial(folder)).pages()).toEqual([
      {
        slug: 'one-page',
        path: '/one-page',
        addresses: { 'en-US': '/one-page' },
        title: 'One page',
        summary: null,
        description: 'What it says.',
        keywords: null,
        picture: null,
        sources: [],
        faq: [],
        html: '<p>Some <strong>words</strong>.</p>\n',
        publishedAt: '2026-11-21T00:00:00.000Z',
        updatedAt: '2026-12-01T00:00:00.000Z',
        review: 'legal',
      },
    ]);
  });

  test('a page may say more about itself, and answer questions', async () => {
    const more = [
      'summary: In short.',
      'keywords: one, two',
      'sources:',
      '  - { title: A study, url: "https://example.org/study" }',
      '  - title: A book',
      'faq:',
      '  - { question: "Why?", answer: "See **[why](/why)**." }',
      '  - { topic: Time, question: "When?", answer: "Now." }',
    ].join('\n');
    write('pages/section/one-page.md', page.replace('---\n\n', `${more}\n---\n\n`));
    expect(await (await openBundledEditorial(folder)).pages()).toMatchObject([
      {
        slug: 'section-one-page',
        path: '/section/one-page',
        summary: 'In short.',
        keywords: 'one, two',
        sources: [
          { title: 'A study', url: 'https://example.org/study' },
          { title: 'A book', url: null },
        ],
        faq: [
          {
            topic: null,
            question: 'Why?',
            answer: '<p>See <strong><a href="/why">why</a></strong>.</p>\n',
          },
          { topic: 'Time', question: 'When?', answer: '<p>Now.</p>\n' },
        ],
      },
    ]);
  });

  test('an article also says who wrote it and what it is about', async () => {
    write('blogs/one.md', article);
    expect(await (await openBundledEditorial(folder)).articles()).toMatchObject([
      {
        path: '/article/one',
        author: 'editors',
        category: 'general',
        summary: 'In short.',
        tags: ['one'],
        picture: null,
        related: [],
        readingMinutes: 1,
      },
    ]);
  });

  test('the newest comes first, and what is not published not at all', async () => {
    write('pages/old.md', page.replace('2026-11-21', '2025-01-31'));
    write('pages/new.md', page);
    write('pages/draft.md', page.replace('published: true', 'published: false'));
    const texts = await (await openBundledEditorial(folder)).pages();
    expect(texts.map(({ slug }) => slug)).toEqual(['new', 'old']);
  });

  test.each<[string, string, string]>([
    ['a field that is missing', page.replace('title: One page\n', ''), 'title is a required'],
    ['a field nobody knows', page.replace('title:', 'tittle: x\ntitle:'), 'tittle'],
    ['a day that does not exist', page.replace('2026-11-21', '2026-02-30'), 'date must be a day'],
    ['a question without its answer', withField('faq: [{ question: "Why?" }]'), 'answer is a req'],
    ['HTML in an answer', withField('faq: [{ question: Q, answer: <b>A</b> }]'), 'not taken: <b>'],
    ['a source that is no address', withField('sources: [{ title: T, url: "x:y" }]'), 'url must'],
    ['text for a yes or no', page.replace(': true', ': maybe'), 'published must be'],
    ['a reviewer nobody knows', page.replace('date:', 'review: me\ndate:'), 'review must be'],
    ['fields that are no YAML', page.replace('One page', '"One'), 'at line 6'],
    ['no fields at all', 'Some words.', 'must start with its fields'],
    ['no text', page.replace('Some **words**.\n', ''), 'there is no text'],
    ['HTML', page + '<script>alert(1)</script>\n', 'HTML is not taken: <script>'],
    ['HTML within a sentence', page + 'One <b>bold</b> word.\n', 'HTML is not taken: <b>'],
    ['a second title', page + '# Title\n', 'the title is the only heading'],
    [
      'an address that runs',
      page + '[x](javascript:alert(1))\n',
      'javascript:alert(1) is no address',
    ],
    ['an address elsewhere', page + '[x](//elsewhere.example)\n', 'is no address'],
  ])('%s is told with the name of the file', async (_, text, fault) => {
    write('pages/faulty-page.md', text);
    expect(await faultOf()).toContain(fault);
    expect(await faultOf()).toContain(path.join('pages', 'faulty-page.md'));
  });

  test('every fault of a file is told at once', async () => {
    write('blogs/two.md', article.replace('general', 'gossip').replace('tags: [one]\n', ''));
    expect(await faultOf()).toMatch(
      /category must be one of[^]*tags is a required|tags is a required[^]*category must be one of/,
    );
  });

  test.each(['pages/One Page.md', 'pages/section/sub-section'])('%s is refused', async (name) => {
    if (name.endsWith('.md')) write(name, page);
    else {
      mkdirSync(path.join(folder, name));
      write(`${name}/page.md`, page);
    }
    expect(await faultOf()).toContain(path.normalize(name));
  });

  test('two texts of one name are refused', async () => {
    write('pages/section/one.md', page);
    write('pages/section-one.md', page);
    expect(await faultOf()).toContain('two texts would be called section-one');
  });

  test.each(['missing', 'one'])('an article cannot lead on to %s', async (other) => {
    write('blogs/one.md', article.replace('tags:', `related: [${other}]\ntags:`));
    expect(await faultOf()).toContain(`related: ${other} is no other article`);
  });

  test('an article leads on to another one', async () => {
    write('blogs/one.md', article.replace('tags:', 'related: [two]\ntags:'));
    write('blogs/two.md', article);
    const [one] = await (await openBundledEditorial(folder)).articles();
    expect(one?.related).toEqual(['two']);
  });
});

describe('the texts that come with the shop', () => {
  const open = (locale: string) => openBundledEditorial(path.join('content', locale));

  test.each(locales)('all files in %s are usable', async (locale) => {
    const texts = await open(locale);
    const files = (model: string) =>
      readdirSync(path.join('content', locale, model), { recursive: true }).filter((name) =>
        String(name).endsWith('.md'),
      );
    expect(await texts.pages()).toHaveLength(files('pages').length);
    expect(await texts.articles()).toHaveLength(files('blogs').length);
  });

  test('each of the shop’s pages of words has its text, at its address', async () => {
    const texts = await open('en-US');
    const written = (await texts.pages()).map((page) => page.path);
    expect(written).toEqual(expect.arrayContaining(pagesOfWords));
  });

  test('each kind of article has six or more, and no two look alike', async () => {
    const articles = await (await open('en-US')).articles();
    for (const kind of articleCategories) {
      expect(articles.filter(({ category }) => category === kind).length).toBeGreaterThanOrEqual(6);
    }
    const pictures = articles.map(({ picture }) => picture?.url);
    expect(new Set(pictures).size).toBe(articles.length);
  });

  test('what the law decides waits for a lawyer', async () => {
    const pages = await (await open('en-US')).pages();
    const law = [
      'hearing-loss-insurance-coverage',
      'hearing-test-waiver',
      'learn-difference-with-over-the-counter-aids',
      'our-products-warranty',
      'privacy-policy',
      'returns',
      'terms-of-service',
      'warranty',
    ];
    expect(pages.filter(({ review }) => review === 'legal').map(({ slug }) => slug)).toEqual(law);
  });
});

test('the shop’s own texts are in both languages, each with the address of its twin', async () => {
  const english = await openBundledEditorial('content/en-US');
  const french = english.inLocale('fr-CA');
  const [pages, articles] = [await french.pages(), await french.articles()];
  expect(pages.map(({ slug }) => slug).toSorted()).toEqual(
    (await english.pages()).map(({ slug }) => slug).toSorted(),
  );
  for (const { addresses } of [...pages, ...articles]) {
    expect(addresses['fr-CA']).toMatch(/^\/fr\//);
    expect(addresses['en-US']).toMatch(/^\/(?!fr\/)/);
  }
  expect(
    articles.find(({ slug }) => slug === 'accuracy-of-home-hearing-tests')?.addresses,
  ).toMatchObject({
    'fr-CA': '/fr/article/precision-des-tests-auditifs-a-la-maison',
    'en-US': '/article/accuracy-of-home-hearing-tests',
  });
});
