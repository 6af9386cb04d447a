import { paths } from '@/domain/pages/paths';
import { createFinder } from '@/features/search/find-entries';
import { createPageCatalogue } from '@/server/commerce/embedded/catalogue/page-catalogue';
import { seedSnapshot } from '@/server/commerce/embedded/seed/catalogue';
import { openBundledEditorial } from '@/server/editorial/bundled/bundled';
import { searchEntries } from '@/server/search/search-entries';

const finder = openBundledEditorial('content/en-US')
  .then((editorial) =>
    searchEntries({ catalogue: createPageCatalogue(async () => seedSnapshot()), editorial }),
  )
  .then((entries) => createFinder(entries, 'en-US'));

/** What people type, with and without mistakes, and the page that the first five results must include. */
test.each([
  ['charger', paths.accessory('standard-charger')],
  ['chargr', paths.accessory('standard-charger')],
  ['tv streamer', paths.accessory('stream-line-tv')],
  ['insurence', paths.hearingLossInsurance],
  ['what would I pay', paths.estimate],
  ['price', paths.prices],
  ['tinnitis', paths.article('tinnitus-facts')],
  ['return', paths.returns],
  ['warrenty', paths.productWarranty],
  ['receipt', `${paths.support}#answer-where-is-my-receipt`],
  ['whistling', paths.repair],
  ['audiogram', paths.article('reading-an-audiogram')],
  ['hearing test', paths.hearingTest],
  ['my orders', paths.accountOrders],
  ['forgot password', paths.forgotPassword],
  ['RESTAURANTS', paths.article('hearing-in-restaurants')],
  ['refund', paths.returns],
  ['money back', paths.returns],
  ['cancel', paths.returns],
  ['battery', paths.accessory('standard-charger')],
  ['moisture', paths.accessory('dry-clean-charger')],
  ['cost', paths.prices],
  ['how much', paths.prices],
  ['french', paths.contact],
  ['guarantee', paths.productWarranty],
])('%s', async (typed, wanted) => {
  const found = (await finder)(typed).map(({ entry }) => entry.path);
  expect(found.slice(0, 5)).toContain(wanted);
});

test('nothing is found for nothing, for words that say nothing, and for what we do not have', async () => {
  const find = await finder;
  for (const typed of ['', '   ', 'the', 'zyxwvut', '?!']) expect(find(typed)).toEqual([]);
});

test.each(['battery', 'app'])('%s does not find what only begins alike', async (typed) => {
  const words = (await finder)(typed).flatMap(({ terms }) => [...terms]);
  for (const word of words) expect(word).not.toMatch(/^(bett|appo|appl|appe)/);
  expect(words).not.toEqual([]);
});

test('who types more words finds less, until there is nothing with all of them', async () => {
  const find = await finder;
  expect(find('charger travel').length).toBeLessThan(find('charger').length);
  expect(find('charger zyxwvut').map(({ entry }) => entry.path)).toContain(
    paths.accessory('standard-charger'),
  );
});
