import path from 'node:path';
import { openBundledTexts } from '../main/open-adapters';
import { readConfig } from '../settings/config';
import type { Editorial } from '../editorial/port';
import { shownTexts, textPagesToRenew } from './text-pages';

const open = async () => {
  const bundled = await openBundledTexts(readConfig({ DATA_DIR: path.resolve('.data') }));
  const strapi: Editorial = { ...bundled, adapter: 'strapi' };
  return { bundled, strapi };
};

test('texts that come with the shop are those its pages were built from', async () => {
  const { bundled } = await open();
  const first = await shownTexts(bundled, null);
  expect(textPagesToRenew(null, first)).toEqual([]);
  expect(await shownTexts(bundled, first)).toBe(first);
});

test('the first texts of a service renew everything that shows them, the same ones nothing', async () => {
  const { strapi } = await open();
  const first = await shownTexts(strapi, null);
  const pages = textPagesToRenew(null, first);
  expect(pages).toEqual(expect.arrayContaining(['/articles', '/warranty', '/learn/faq']));
  expect(pages).not.toContain('/hearing-test-waiver');
  const again = await shownTexts(strapi, first);
  expect(textPagesToRenew(first, again)).toEqual([]);
});

test('a changed page is renewed alone, an article with the lists and whatever leads to it', async () => {
  const { strapi } = await open();
  const first = await shownTexts(strapi, null);
  const [page, ...pages] = first.pages;
  const changedPage = { ...first, pages: pages.filter(({ slug }) => slug !== 'warranty') };
  expect(textPagesToRenew(first, changedPage)).toEqual(
    expect.arrayContaining([page?.path, '/warranty']),
  );
  expect(textPagesToRenew(first, changedPage)).toHaveLength(2);
  const [gone, ...articles] = first.articles;
  expect(textPagesToRenew(first, { ...first, articles })).toEqual(
    expect.arrayContaining([gone?.path, '/articles', '/articles/general', articles[0]?.path]),
  );
});
