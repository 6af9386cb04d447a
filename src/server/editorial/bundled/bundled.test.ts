import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locales } from '@/domain/locale';
import { paths } from '@/domain/paths';
import { openBundledEditorial } from './bundled';

const page = `---
title: One page
description: What it says.
published: true
date: 2026-11-21
---

Some **words**.
`;

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
    mkdirSync(path.join(folder, 'pages'));
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
        title: 'One page',
        description: 'What it says.',
        html: '<p>Some <strong>words</strong>.</p>\n',
        publishedAt: '2026-11-21T00:00:00.000Z',
        updatedAt: '2026-12-01T00:00:00.000Z',
        review: 'legal',
      },
    ]);
  });

  test('an article also says who wrote it and what it is about', async () => {
    write('blogs/one.md', article);
    expect(await (await openBundledEditorial(folder)).articles()).toMatchObject([
      {
        author: 'editors',
        category: 'general',
        summary: 'In short.',
        tags: ['one'],
        picture: null,
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

  test('a name that would be no safe address is refused', async () => {
    write('pages/One Page.md', page);
    expect(await faultOf()).toContain('One Page.md');
  });
});

describe('the texts that come with the shop', () => {
  const open = (locale: string) => openBundledEditorial(path.join('content', locale));

  test.each(locales)('all files in %s are usable', async (locale) => {
    const texts = await open(locale);
    const files = (model: string) => readdirSync(path.join('content', locale, model));
    expect(await texts.pages()).toHaveLength(files('pages').length);
    expect(await texts.articles()).toHaveLength(files('blogs').length);
  });

  test('they lead only to addresses of the shop', async () => {
    const texts = await open('en-US');
    const known = new Set<unknown>(Object.values(paths));
    const all = [...(await texts.pages()), ...(await texts.articles())];
    const links = all.flatMap(({ html }) => [...html.matchAll(/href="(\/[^"]*)"/g)]);
    expect(links.length).toBeGreaterThan(0);
    for (const [, link] of links) expect(known).toContain(link);
  });

  test('what the law decides waits for a lawyer', async () => {
    const pages = await (await open('en-US')).pages();
    expect(pages.map(({ slug, review }) => [slug, review])).toEqual([
      ['returns', 'legal'],
      ['terms-of-service', 'legal'],
      ['warranty', 'legal'],
    ]);
  });
});
