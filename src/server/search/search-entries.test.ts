import { paths } from '@/domain/pages/paths';
import { searchIndexSchema } from '@/domain/pages/site-search';
import { createPageCatalogue } from '@/server/commerce/embedded/catalogue/page-catalogue';
import { seedSnapshot } from '@/server/commerce/embedded/seed/catalogue';
import { openBundledEditorial } from '@/server/editorial/bundled/bundled';
import { searchEntries } from './search-entries';

async function entries() {
  return searchEntries({
    catalogue: createPageCatalogue(async () => seedSnapshot()),
    editorial: await openBundledEditorial('content/en-US'),
  });
}

test('everything is in it once, in the shape that the browser reads', async () => {
  const all = await entries();
  expect(searchIndexSchema.isValidSync({ entries: all })).toBe(true);
  const addresses = all.map(({ path }) => path);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(
    expect.arrayContaining([
      paths.product('charge-go'),
      paths.accessory('stream-line-tv'),
      paths.carePlan,
      paths.prices,
      paths.estimate,
      paths.article('tv-without-arguments'),
      `${paths.support}#answer-where-is-my-receipt`,
    ]),
  );
  expect(addresses.filter((path) => /waiver|admin|checkout/.test(path))).toEqual([]);
});

test('an answer stands there as people read it', async () => {
  const receipt = (await entries()).find(({ title }) => title === 'Where is my receipt?');
  expect(receipt?.summary).toBe(
    'Under your orders, as a document that you can print or send to your insurer.',
  );
});

test('a product is found with its picture and its price in each currency', async () => {
  const charger = (await entries()).find(
    ({ path }) => path === paths.accessory('standard-charger'),
  );
  expect(charger?.offer).toMatchObject({
    picture: { url: expect.stringMatching(/^\/pictures\//) },
    prices: { USD: expect.any(Number), CAD: expect.any(Number) },
    isFrom: false,
  });
});
